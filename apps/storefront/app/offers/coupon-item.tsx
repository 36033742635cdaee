import type { Coupon } from "@comanda/contract/orders/coupon";
import { type Cents, toCents } from "@comanda/domain/money/cents";
import { couponRefusal } from "@comanda/domain/money/coupons";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Chip } from "@comanda/ui/controls/chip.tsx";
import { usePercent } from "@comanda/ui/i18n/use-percent.ts";
import { useCompanySite } from "../company/company-site.tsx";
import { useMenuLanguage } from "../company/use-menu-language.ts";
import { useMissingPrice } from "../company/use-missing-price.ts";
import { usePrice } from "../company/use-price.ts";
import { useText } from "../i18n/text.ts";

/** The number of remaining coupons is shown from this number down. */
const FEW_LEFT = 20;

type CouponItemProps = {
  coupon: Coupon;
  subtotal: Cents;
  chosen: boolean;
  onChoose: (code: string) => void;
};

/**
 * Shows what a coupon is worth, its code, and whether the cart has reached its minimum. The customer
 * can choose it below the minimum too: it applies as soon as the cart is large enough. A coupon of another
 * backend may have no code: it is only shown.
 */
export function CouponItem({ coupon, subtotal, chosen, onChoose }: CouponItemProps) {
  const t = useText();
  const price = usePrice();
  const missingPrice = useMissingPrice();
  const langOf = useMenuLanguage();
  const valueText = useCouponValueText();
  const { company } = useCompanySite();
  const refusal = couponRefusal(coupon, subtotal, company.currency.code);
  const usedUp = refusal?.code === "coupon_used_up";
  const left = coupon.usage_limit > 0 ? coupon.usage_limit - coupon.coupons_used : null;
  const { code } = coupon;
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 last:border-0">
      <div className="min-w-0 flex-1">
        <p className={usedUp ? "font-bold text-muted" : "font-bold"}>
          <bdi lang={coupon.description ? langOf(coupon, "description") : undefined}>
            {coupon.description || valueText(coupon)}
          </bdi>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
          {code && (
            <bdi className="max-w-full rounded-s border border-dashed border-field px-1.5 py-0.5 font-bold break-words text-ink">
              {code}
            </bdi>
          )}
          {usedUp && t("coupon.usedUp")}
          {!usedUp && left !== null && left <= FEW_LEFT && (
            <Chip small tone="warning">
              {t("coupon.left", { count: left })}
            </Chip>
          )}
        </p>
        {code && chosen && !refusal && (
          <p className="mt-1 text-xs text-positive">{t("coupon.applies")}</p>
        )}
        {refusal?.code === "coupon_below_minimum" && (
          <p className="tabular mt-1 text-xs text-warning">
            {subtotal > 0
              ? t("coupon.missing", { missing: missingPrice(refusal.missing) })
              : t("coupon.from", { minimum: price(refusal.minimum) })}
          </p>
        )}
      </div>
      {code && (chosen || !usedUp) && (
        <Button
          look="plain"
          className="-me-2 flex-none"
          aria-pressed={chosen}
          aria-label={t(chosen ? "coupon.removeCode" : "coupon.useCode", { code })}
          onClick={() => onChoose(chosen ? "" : code)}
        >
          {t(chosen ? "coupon.remove" : "coupon.use")}
        </Button>
      )}
    </li>
  );
}

/** `10% off` or `$50.00 off`; a coupon with the value 0 is a gift. */
function useCouponValueText(): (coupon: Coupon) => string {
  const t = useText();
  const price = usePrice();
  const percent = usePercent();
  const { code } = useCompanySite().company.currency;
  return ({ discount_type, value }) => {
    if (value === 0) return t("coupon.gift");
    return discount_type === "percentage"
      ? t("coupon.percentOff", { percent: percent(value) })
      : t("coupon.amountOff", { amount: price(toCents(value, code)) });
  };
}
