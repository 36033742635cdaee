import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { type MessageKey, useText } from "../../i18n/text.ts";
import { currencyOfSum, useMoneyText } from "../../parts/orders/money-text.ts";

const parts = [
  { key: "combos", label: "board.order.subtotal" },
  { key: "discounts", label: "board.order.discounts" },
  { key: "delivery", label: "board.service.delivery" },
  { key: "service_fee", label: "board.order.serviceFee" },
  { key: "tip", label: "board.order.tip" },
  { key: "payment_fee", label: "board.order.paymentFee" },
] as const satisfies readonly {
  key: keyof NonNullable<StaffOrder["breakdown"]>;
  label: MessageKey;
}[];

/** What an order costs, part by part; nothing for a member who sees no money. */
export function OrderTotals({ order }: { order: StaffOrder }) {
  const t = useText();
  const moneyText = useMoneyText();
  const { breakdown } = order;
  if (!breakdown) return null;
  const shown = parts.filter(({ key }) => breakdown[key] !== 0);
  const signed = (key: (typeof parts)[number]["key"]) =>
    key === "discounts" ? -breakdown[key] : breakdown[key];
  const amounts = shown.map(({ key }) => signed(key));
  const currency = currencyOfSum(amounts, breakdown.total, order.currency);
  return (
    <dl className="border-t border-line pt-2">
      {shown.map(({ key, label }) => (
        <div
          key={key}
          className={`flex flex-wrap justify-between gap-x-3 py-0.5 text-sm ${key === "discounts" ? "text-positive" : ""}`}
        >
          <dt>{t(label)}</dt>
          <dd className="ms-auto">{moneyText(signed(key), { currency })}</dd>
        </div>
      ))}
      <div className="flex flex-wrap justify-between gap-x-3 pt-1.5 text-lg font-bold">
        <dt>{t("board.order.total")}</dt>
        <dd className="ms-auto">{moneyText(breakdown.total, { currency })}</dd>
      </div>
    </dl>
  );
}
