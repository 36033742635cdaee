import type { Order } from "@comanda/contract/orders/order";
import { toCents } from "@comanda/domain/money/cents";
import { normalizeCode } from "@comanda/domain/money/coupon-code";
import { Button } from "@comanda/ui/controls/button.tsx";
import Ticket from "lucide-react/icons/ticket-percent";
import { useEffect, useRef } from "react";
import { useCompanySite, useMenu } from "../../../company/company-site.tsx";
import { useMenuLanguage } from "../../../company/use-menu-language.ts";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { useCoupons } from "../../../offers/use-coupons.ts";

type AppliedCouponProps = {
  discount: Order["discounts"][number];
  /** The code as the customer typed it. */
  code: string;
  onRemove: () => void;
};

/** Shows the applied coupon, and its discount. */
export function AppliedCoupon({ discount, code, onRemove }: AppliedCouponProps) {
  const t = useText();
  const price = usePrice();
  const { company } = useCompanySite();
  const removal = useRef<HTMLButtonElement>(null);
  const amount = toCents(discount.amount ?? 0, company.currency.code);
  const name = discount.code ?? code;

  // The button that a keyboard user pressed is gone: the focus moves to the next one.
  useEffect(() => {
    if (document.activeElement === document.body) removal.current?.focus();
  }, []);

  return (
    <div className="flex min-h-11 items-center gap-3" role="status">
      <Ticket className="size-5 flex-none text-positive" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-bold break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-2 text-xs text-muted">
          {amount > 0 && <bdi className="tabular text-positive">{price(-amount)}</bdi>}
          <CouponDescription code={name} own={discount.description} />
        </p>
      </div>
      <Button
        ref={removal}
        look="plain"
        className="-me-2 flex-none text-xs"
        aria-label={t("coupon.removeCode", { code: name })}
        onClick={onRemove}
      >
        {t("coupon.remove")}
      </Button>
    </div>
  );
}

type CouponDescriptionProps = { code: string; own: string | null | undefined };

/**
 * Shows what the coupon gives: as the list of coupons says it in the visitor's language, or else as the
 * order does, in the company's (`own`). Readers of the company's language do without the list.
 */
function CouponDescription({ code, own }: CouponDescriptionProps) {
  const langOf = useMenuLanguage();
  const { company } = useCompanySite();
  const { offers } = useMenu();
  const asksList = Boolean(own) && offers.coupons && langOf({}, "description") !== undefined;
  const { coupons, failed } = useCoupons(company.id, asksList);
  const listed = coupons?.find((coupon) => normalizeCode(coupon.code) === normalizeCode(code));
  // The other language would be shown for a moment only.
  const isComing = asksList && !coupons && !failed;
  return (
    <bdi lang={langOf(listed ?? {}, "description")} className="min-w-0 break-words empty:hidden">
      {isComing ? null : listed?.description || own}
    </bdi>
  );
}
