import "../../i18n/await-office-messages.ts";
import type { StaffOrder, StaffRefund } from "@comanda/contract/staff/staff-order";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { useMoneyText } from "../../parts/orders/money-text.ts";
import { ConfirmButton } from "../../parts/saving/confirm-button.tsx";
import { useMay } from "../context/use-may.ts";
import { isRefundDue } from "./refund-state.ts";
import { refundStateLabel, refusalReason } from "./refund-words.ts";
import { type RefundCall, useRefundCalls } from "./use-refund-calls.ts";

type OrderRefundsProps = {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
  onOpen: () => void;
};

/**
 * The refunds of an order with how far each is, and the button that sends money back. What has to go back
 * stands at the top of the order instead (`RefundDue`).
 */
export function OrderRefunds({ order, onChanged, onOpen }: OrderRefundsProps) {
  const t = useText();
  const mayRefund = useMay("orders.refund");
  const { send, busy, error } = useRefundCalls(order, onChanged);
  const { refunds, refundable } = order;
  const mayOpen = mayRefund && (refundable?.total ?? 0) > 0 && !isRefundDue(order);
  const hasRows = refunds.length > 0;
  if (!hasRows && !mayOpen) return null;
  return (
    <section
      aria-label={t("refunds.title")}
      className={classNames(
        "flex flex-col gap-2",
        hasRows && "rounded-m border border-line px-4 py-3",
      )}
    >
      {hasRows && (
        <ul className="flex flex-col divide-y divide-line">
          {refunds.map((refund) => (
            <RefundRow
              key={refund.id}
              refund={refund}
              order={order}
              mayRefund={mayRefund}
              busy={busy}
              onCall={(call) => void send(call)}
            />
          ))}
        </ul>
      )}
      {error !== null && (
        <p role="alert" className="text-md font-bold text-danger">
          {error}
        </p>
      )}
      {mayOpen && (
        <Button look="outline" onClick={onOpen}>
          {t("refunds.open")}
        </Button>
      )}
    </section>
  );
}

type RefundRowProps = {
  refund: StaffRefund;
  order: StaffOrder;
  mayRefund: boolean;
  busy: boolean;
  onCall: (call: RefundCall) => void;
};

function RefundRow({ refund, order, mayRefund, busy, onCall }: RefundRowProps) {
  const t = useText();
  const moneyText = useMoneyText();
  const { id, amount, state, reason } = refund;
  const needsHand = state === "refused" || state === "unknown";
  const colour = { confirmed: "text-positive", refused: "text-danger" }[state as string] ?? "";
  return (
    <li data-refund={state} className="flex flex-col gap-1 py-2">
      <p className="flex flex-wrap justify-between gap-x-3 text-md font-bold">
        <span className={`min-w-0 wrap-anywhere ${colour}`}>{t(refundStateLabel(refund))}</span>
        <span>{moneyText(amount, order)}</span>
      </p>
      {state === "refused" && <p className="text-md">{refusalReason(refund, t)}</p>}
      {reason && (
        <p className="text-sm text-muted wrap-anywhere">
          <bdi>{reason}</bdi>
        </p>
      )}
      {needsHand && mayRefund && (
        <div className="flex flex-wrap gap-2 pt-1">
          <Button
            look="outline"
            disabled={busy}
            onClick={() => onCall({ kind: "again", refundId: id })}
          >
            {t(state === "refused" ? "refunds.again" : "refunds.askNow")}
          </Button>
          <ConfirmButton
            look="quiet"
            busy={busy}
            label={t("refunds.didByHand")}
            confirm={t("refunds.record", { amount: moneyText(amount, order) })}
            keep={t("page.back")}
            onConfirm={() => onCall({ kind: "byHand", refundId: id })}
          />
        </div>
      )}
    </li>
  );
}
