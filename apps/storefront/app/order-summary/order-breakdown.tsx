import type { Order } from "@comanda/contract/orders/order";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import { type DishNames, rewardKey } from "@comanda/domain/orders/dish-names";
import { AmountRow } from "@comanda/ui/controls/amount-row.tsx";
import { useCompanySite } from "../company/company-site.tsx";
import { usePrice } from "../company/use-price.ts";
import { useText } from "../i18n/text.ts";
import { type OrderDiscountLine, orderDiscountLines } from "./order-discounts.ts";
import { OrderedText } from "./ordered-texts.tsx";
import type { UnchargedDelivery } from "./uncharged-delivery.ts";
import { UnchargedDeliveryChip } from "./uncharged-delivery-chip.tsx";

type OrderBreakdownProps = {
  charges: PriceBreakdown;
  quantity: number;
  /** The order's discounts; each is shown with its name. */
  discounts: Order["discounts"];
  /** The names of its rewards in the visitor's language, where the company has translated them. */
  names: DishNames;
  /** Why the delivery costs nothing; null where it has a price, or there is no delivery. */
  delivery?: UnchargedDelivery | null;
};

/**
 * Shows the price of an order of `quantity` products, part by part. Parts of 0 are left out, and so are
 * the products where another backend does not list them.
 */
export function OrderBreakdown({
  charges,
  quantity,
  discounts,
  names,
  delivery = null,
}: OrderBreakdownProps) {
  const t = useText();
  const price = usePrice();
  const { code: currencyCode } = useCompanySite().company.currency;
  const parts = [
    { label: t("breakdown.delivery"), amount: charges.delivery },
    { label: t("breakdown.serviceFee"), amount: charges.serviceFee },
    { label: t("breakdown.tip"), amount: charges.tip },
    { label: t("breakdown.paymentFee"), amount: charges.paymentFee },
  ];
  return (
    <dl className="flex flex-col gap-1.5">
      {(quantity > 0 || charges.combos > 0) && (
        <AmountRow
          label={t("breakdown.products", { count: quantity })}
          amount={price(charges.combos)}
        />
      )}
      {orderDiscountLines(discounts, charges.discounts, currencyCode).map((each) => (
        <AmountRow
          key={each.key}
          label={<DiscountLabel line={each} names={names} />}
          amount={each.amount === 0 ? t("breakdown.gift") : price(-each.amount)}
          tone="positive"
        />
      ))}
      {parts
        .filter(({ amount }) => amount > 0)
        .map(({ label, amount }) => (
          <AmountRow key={label} label={label} amount={price(amount)} />
        ))}
      {delivery && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <dt className="text-muted">{t("breakdown.delivery")}</dt>
          <dd className="ms-auto">
            <UnchargedDeliveryChip note={delivery} />
          </dd>
        </div>
      )}
      <AmountRow label={t("breakdown.total")} amount={price(charges.total)} tone="total" />
    </dl>
  );
}

function DiscountLabel({ line, names }: { line: OrderDiscountLine; names: DishNames }) {
  const t = useText();
  if (line.code) return t("breakdown.coupon", { code: line.code });
  if (!line.name) return t("breakdown.discounts");
  return <OrderedText translated={names[rewardKey(line.reward)]} own={line.name} />;
}
