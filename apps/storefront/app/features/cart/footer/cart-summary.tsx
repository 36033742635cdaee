import { AnimatedNumber } from "@comanda/ui/controls/animated-number.tsx";
import type { ReactNode } from "react";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { useChosenDiscounts } from "../../../ordering/chosen-discounts.tsx";
import { useTogether } from "../view/together-link.tsx";
import type { CartContents } from "../view/use-cart-contents.ts";
import { ServiceFees } from "./service-fees.tsx";
import { useServiceFees } from "./use-service-fees.ts";

type CartSummaryProps = {
  contents: CartContents;
  /** The way back to the menu. */
  back?: ReactNode;
  /** Whether these are the dishes of all guests of a shared cart. */
  isWholeGroup?: boolean;
};

/**
 * Shows the total, less what the chosen coupon and reward take off, each with its name, and the number of
 * products. With a service fee that the checkout adds it is a subtotal, and the fee stands below it. With a
 * way back to the menu both stand at the start: beside the words "Add more" an amount would read as what is
 * added.
 */
export function CartSummary({ contents, back, isWholeGroup = false }: CartSummaryProps) {
  const t = useText();
  const price = usePrice();
  const { coupon, reward } = useChosenDiscounts();
  const isForAll = useTogether() === "sent for all";
  const { quantity, total } = contents.view;
  const allFees = useServiceFees(contents);
  // A guest's part of a shared cart has no fee of its own.
  const fees = isForAll && !isWholeGroup ? [] : allFees;
  const discount = isForAll ? 0 : (coupon?.discount ?? 0) + (reward?.discount ?? 0);
  const label = (
    <span className="text-md font-bold">{t(fees.length > 0 ? "cart.subtotal" : "cart.total")}</span>
  );
  const count = (
    <AnimatedNumber value={quantity}>{t("cart.count", { count: quantity })}</AnimatedNumber>
  );
  const amount = (
    <AnimatedNumber value={total - discount}>{price(total - discount)}</AnimatedNumber>
  );
  const reduced = !isForAll && (
    <>
      {coupon && coupon.discount > 0 && (
        <DiscountLine name={t("breakdown.coupon", { code: coupon.code })}>
          <bdi dir="ltr">−{price(coupon.discount)}</bdi>
        </DiscountLine>
      )}
      {reward && (
        <DiscountLine name={reward.name}>
          {reward.isGift ? t("breakdown.gift") : <bdi dir="ltr">−{price(reward.discount)}</bdi>}
        </DiscountLine>
      )}
    </>
  );
  if (!back) {
    return (
      <>
        {reduced}
        <div className="flex min-h-8 flex-wrap items-center gap-x-3">
          <p className="min-w-min flex-1 wrap-break-word">
            {label} <span className="text-xs whitespace-nowrap text-muted">{count}</span>
          </p>
          <p className="tabular text-md font-bold" aria-live="polite">
            {amount}
          </p>
        </div>
        <ServiceFees fees={fees} />
      </>
    );
  }
  return (
    <>
      {reduced}
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <p className="flex flex-wrap gap-x-2 leading-tight">
            {label}
            <span className="tabular text-md font-bold" aria-live="polite">
              {amount}
            </span>
          </p>
          <p className="text-xs text-muted">{count}</p>
        </div>
        {back}
      </div>
      <ServiceFees fees={fees} />
    </>
  );
}

function DiscountLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="tabular flex flex-wrap justify-between gap-x-3 text-sm text-positive">
      <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
      {children}
    </p>
  );
}
