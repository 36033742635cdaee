import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { useText } from "../../i18n/text.ts";
import { useMoneyText } from "../../parts/orders/money-text.ts";
import { useMay } from "../context/use-may.ts";

type EndRefundProps = {
  order: StaffOrder;
  sendsBack: boolean;
  onChange: (sendsBack: boolean) => void;
};

/** What becomes of the money of an order that ends; nothing for a member who sees no amounts. */
export function EndRefund({ order, sendsBack, onChange }: EndRefundProps) {
  const t = useText();
  const moneyText = useMoneyText();
  const mayRefund = useMay("orders.refund");
  const { refundable, payment } = order;
  if (!refundable) return null;
  if (refundable.total === 0) {
    return order.payment_state === "UNPAID" && order.refunds.length === 0 ? (
      <p className="rounded-s bg-ground px-3 py-2 text-md">{t("board.end.unpaid")}</p>
    ) : null;
  }
  const byHand = refundable.total - refundable.by_provider;
  const amountOf = (amount: number) => ({ amount: moneyText(amount, order) });
  return (
    <div className="flex flex-col gap-1 rounded-s bg-warning-soft px-3 py-2 text-md">
      <p>{t("board.end.refund", amountOf(refundable.total))}</p>
      {!mayRefund && <p>{t("board.end.refundByManager")}</p>}
      {mayRefund && refundable.by_provider > 0 && (
        <label className="flex min-h-12 items-center gap-3 font-bold">
          <input
            type="checkbox"
            className="size-6 flex-none accent-primary"
            checked={sendsBack}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          {t("board.end.refundNow", amountOf(refundable.by_provider))}
        </label>
      )}
      {mayRefund && byHand > 0 && (
        <p>
          {t(
            payment?.online ? "board.end.refundByHand" : "board.end.refundAtCounter",
            amountOf(byHand),
          )}
        </p>
      )}
    </div>
  );
}
