import { Button } from "@comanda/ui/controls/button.tsx";
import { Field } from "@comanda/ui/controls/field.tsx";
import { stripControlCharacters } from "@comanda/ui/web/strip-control-characters.ts";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { QueryLink } from "../../../links/keep-query.tsx";
import { useDiscountRefusalText } from "../../../offers/use-discount-refusal-text.ts";
import { useCheckout, useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { clearRefusal } from "../../../session/checkout/choose-discount.ts";
import {
  type DiscountRefusal,
  isRetryableRefusal,
} from "../../../session/checkout/discount-state.ts";

/** In characters; the API refuses longer codes. */
const MAX_CODE_LENGTH = 40;

type CouponFieldProps = {
  /** The code that was requested last; empty before. */
  code: string;
  refusal: DiscountRefusal | null;
  busy: boolean;
  onApply: (code: string) => void;
  /** Opens the list of the restaurant's coupons; null without one. */
  onList: (() => void) | null;
  onGiveUp: () => void;
};

/**
 * Shows the field for a coupon's code, with the reason why the last one was refused. The checkout keeps what
 * is typed, also before it is applied.
 */
export function CouponField({ code, refusal, busy, onApply, onList, onGiveUp }: CouponFieldProps) {
  const t = useText();
  const refusalText = useDiscountRefusalText();
  const store = useCheckoutStore();
  const typedCoupon = useCheckout((checkout) => checkout.typedCoupon);
  const [isRestored] = useState(typedCoupon !== null);
  const typed = typedCoupon ?? code;
  const wrapper = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isUnchanged = typed === code;
  const errorText = isUnchanged && refusal ? refusalText(refusal) : undefined;

  // A field that the customer has just opened gets the focus. One that comes back with a code, after a reload, does not.
  useEffect(() => {
    if (code === "" && !isRestored) input.current?.focus();
  }, [code, isRestored]);

  const trimmed = stripControlCharacters(typed);
  const apply = () => {
    if (trimmed === "" || busy) return;
    if (trimmed === code) clearRefusal(store, "COUPON");
    else onApply(trimmed);
  };

  return (
    <div ref={wrapper} className="flex flex-col gap-1 pt-2">
      <Field
        ref={input}
        label={t("coupon.code")}
        value={typed}
        error={errorText}
        maxLength={MAX_CODE_LENGTH}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        onChange={({ currentTarget }) =>
          store.getState().update({ typedCoupon: currentTarget.value })
        }
        onBlur={({ relatedTarget }) => {
          // The code is applied when the customer goes on to another part of the page. It is not when another
          // window comes to the front, where the customer may be reading the rest of the code.
          if (!document.hasFocus() || wrapper.current?.contains(relatedTarget)) return;
          if (trimmed !== code) apply();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Enter must not submit the order's form around this field.
          event.preventDefault();
          apply();
        }}
        beside={
          <Button
            look="secondary"
            className="flex-none"
            busy={busy}
            disabled={trimmed === ""}
            onClick={apply}
          >
            {t(
              refusal && isUnchanged && isRetryableRefusal(refusal)
                ? "failure.retry"
                : "coupon.apply",
            )}
          </Button>
        }
      />
      <div className="-ms-1 flex flex-wrap gap-x-2">
        {errorText && refusal?.code === "coupon_below_minimum" ? (
          <QueryLink
            to="/products"
            className="flex min-h-11 items-center px-2 text-xs font-bold text-accent-text"
          >
            {t("cart.addMore")}
          </QueryLink>
        ) : (
          onList && (
            <Button look="plain" className="text-xs" onClick={onList}>
              {t("coupon.see")}
            </Button>
          )
        )}
        <Button look="plain" className="text-xs" onClick={onGiveUp}>
          {t(errorText ? "coupon.without" : "coupon.giveUp")}
        </Button>
      </div>
    </div>
  );
}
