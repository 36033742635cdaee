import { AnimatedNumber } from "@comanda/ui/controls/animated-number.tsx";
import type { ReactNode } from "react";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { type ChosenDiscounts, useChosenDiscounts } from "../../../ordering/chosen-discounts.tsx";
import { useServiceTypeName } from "../../../ordering/use-service-type-name.ts";
import { cartTotal } from "../view/cart-total.ts";
import { useTogether } from "../view/shared-cart-link.tsx";
import type { CartContents } from "../view/use-cart-contents.ts";
import { ServiceFees } from "./service-fees.tsx";
import { useServiceFees } from "./use-service-fees.ts";

const NO_DISCOUNTS: ChosenDiscounts = { coupon: null, reward: null };

type CartSummaryProps = {
  contents: CartContents;
  /** The way back to the menu. */
  back?: ReactNode;
  /** Whether these are the dishes of all guests of a shared cart. */
  isWholeGroup?: boolean;
};

/**
 * Shows what the cart costs, in the order of an order's breakdown: the subtotal, what the chosen coupon and
 * reward take off, each with its name, the service fees that the checkout adds, and the total with the number
 * of products. Without discounts and fees the total stands alone. Where the fees differ by the way to order,
 * the total is that of the main one. With a way back to the menu both stand at the start: beside the words
 * "Add more" an amount would read as what is added.
 */
export function CartSummary({ contents, back, isWholeGroup = false }: CartSummaryProps) {
  const t = useText();
  const price = usePrice();
  const typeName = useServiceTypeName();
  const isForAll = useTogether() === "sent for all";
  const discounts = useChosenDiscounts();
  const { coupon, reward } = isForAll ? NO_DISCOUNTS : discounts;
  const { quantity, total: subtotal } = contents.view;
  const allFees = useServiceFees(contents);
  // A guest's part of a shared cart has no fee of its own.
  const fees = isForAll && !isWholeGroup ? [] : allFees;
  const discount = (coupon?.discount ?? 0) + (reward?.discount ?? 0);
  const type = contents.choices[0]?.type;
  const { total, isOfType } = cartTotal({ subtotal, discount, fees, type });
  const label = (
    <span className="text-md font-bold">
      {t("cart.total")}
      {isOfType && type && ` · ${typeName(type)}`}
    </span>
  );
  const count = (
    <AnimatedNumber value={quantity}>{t("cart.count", { count: quantity })}</AnimatedNumber>
  );
  const amount = (
    <span className="tabular text-md font-bold" aria-live="polite">
      <AnimatedNumber value={total}>{price(total)}</AnimatedNumber>
    </span>
  );
  return (
    <>
      {(discount > 0 || fees.length > 0) && (
        <p className="tabular flex flex-wrap justify-between gap-x-3 text-sm">
          <span>{t("cart.subtotal")}</span>
          <span>{price(subtotal)}</span>
        </p>
      )}
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
      <ServiceFees fees={fees} />
      {back ? (
        <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <div className="min-w-0 lg:flex-1">
            <p className="flex flex-wrap gap-x-2 leading-tight lg:justify-between">
              {label}
              {amount}
            </p>
            <p className="text-xs text-muted">{count}</p>
          </div>
          {back}
        </div>
      ) : (
        <div className="flex min-h-8 flex-wrap items-center gap-x-3">
          <p className="min-w-min flex-1 wrap-break-word">
            {label} <span className="text-xs whitespace-nowrap text-muted">{count}</span>
          </p>
          {amount}
        </div>
      )}
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
