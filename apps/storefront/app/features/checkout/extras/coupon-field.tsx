import { useEffect, useRef, useState } from "react";
import { useText } from "../../../i18n/text.tsx";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { forgetRefusal } from "../../../session/choose-discount.ts";
import { type DiscountRefusal, isUnjudged } from "../../../session/discount-news.ts";
import { honestText } from "../../../shop/honest-text.ts";
import { useDiscountWords } from "../../../shop/offers/discount-words.ts";
import { QueryLink } from "../../../shop/query.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";

/** The longest code that the API takes. */
const LONGEST = 40;

type CouponFieldProps = {
  /** The code that was asked for; empty before. */
  code: string;
  refusal: DiscountRefusal | null;
  busy: boolean;
  onApply: (code: string) => void;
  /** Shows the restaurant's coupons; null where it shows none. */
  onList: (() => void) | null;
  onGiveUp: () => void;
};

/** A coupon's code as it is typed, and why the one that was asked for does not count. */
export function CouponField({ code, refusal, busy, onApply, onList, onGiveUp }: CouponFieldProps) {
  const t = useText();
  const words = useDiscountWords();
  const store = useCheckoutStore();
  const [typed, setTyped] = useState(code);
  const [before, setBefore] = useState(code);
  if (code !== before) {
    setBefore(code);
    setTyped(code);
  }
  const part = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const asked = typed === code;
  const told = asked && refusal ? words(refusal) : undefined;

  // Only who has just pressed the button for it: a code that was kept waits for its answer.
  useEffect(() => {
    if (code === "") input.current?.focus();
  }, [code]);

  const named = honestText(typed);
  const apply = () => {
    if (named === "" || busy) return;
    if (named === code) forgetRefusal(store, "COUPON");
    else onApply(named);
  };

  return (
    <div ref={part} className="flex flex-col gap-1 pt-2">
      <Field
        ref={input}
        label={t("coupon.code")}
        value={typed}
        error={told}
        maxLength={LONGEST}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={({ relatedTarget }) => {
          // Whoever writes a code and goes on to order means it.
          if (!part.current?.contains(relatedTarget) && named !== code) apply();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Around it is the order's form, which this is not meant for.
          event.preventDefault();
          apply();
        }}
        beside={
          <Button
            look="secondary"
            className="flex-none"
            busy={busy}
            disabled={named === ""}
            onClick={apply}
          >
            {t(refusal && asked && isUnjudged(refusal) ? "trouble.retry" : "coupon.apply")}
          </Button>
        }
      />
      <div className="-ms-1 flex flex-wrap gap-x-2">
        {told && refusal?.code === "coupon_below_minimum" ? (
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
          {t(told ? "coupon.without" : "coupon.giveUp")}
        </Button>
      </div>
    </div>
  );
}
