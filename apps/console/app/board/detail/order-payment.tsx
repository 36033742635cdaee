import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { isCashMethod } from "@comanda/domain/orders/payment-method";
import { isPaidInFull } from "@comanda/domain/orders/payment-status";
import { type Translate, useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { DueMoney, PaidMark } from "../cards/order-money.tsx";
import { useDialogs } from "../context/dialogs.tsx";
import { useMay } from "../context/use-may.ts";
import { useTimeStyle } from "../context/use-time-style.ts";
import { timeText } from "../words/board-times.ts";
import { isPaidAtHandOver } from "../words/next-action.ts";

/** Whether an order is paid, how, when and by whom it was taken; or the button that records it. */
export function OrderPayment({ order }: { order: StaffOrder }) {
  const t = useText();
  const style = useTimeStyle();
  const { show } = useDialogs();
  const mayTake = useMay("orders.pay") && isPaidAtHandOver(order) && order.status !== "CANCELLED";
  const { payment } = order;
  // Nothing is due for an order that has ended without a payment.
  if (!payment || (order.status === "CANCELLED" && !isPaidInFull(order.payment_state))) return null;
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-3 rounded-m border border-line px-4 py-2">
      <div className="min-w-0 flex-1 basis-40">
        {isPaidInFull(order.payment_state) ? (
          <PaidMark order={order} amount />
        ) : (
          <DueMoney order={order} />
        )}
        {/* What is due names its method already. */}
        <p className="text-sm text-muted">
          {isPaidInFull(order.payment_state) && (
            <bdi>{payment.method_name ?? methodWord(t, payment.method_code)}</bdi>
          )}
          {payment.paid_at && ` · ${timeText(payment.paid_at, style)}`}
          {payment.paid_by && (
            <>
              {" · "}
              <bdi>{payment.paid_by}</bdi>
            </>
          )}
        </p>
      </div>
      {mayTake && (
        <Button look="outline" onClick={() => show({ kind: "pay", orderId: order.id })}>
          {t("board.pay.open")}
        </Button>
      )}
    </div>
  );
}

/** The word for a way to pay that the restaurant has given no name; the amount stands above it. */
function methodWord(t: Translate, code: string): string {
  return isCashMethod({ code }) ? t("board.money.cash", { amount: "" }).trim() : code;
}
