import { ApiError } from "@comanda/contract/calls/api-client";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { useRef, useState } from "react";
import { counterApi } from "../../api/counter-api.ts";
import { type Translate, useText } from "../../i18n/text.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { useBoard } from "../context/board-context.tsx";

export type RefundCall =
  | { kind: "refund"; amount: number | null; byHand: boolean; reason: string | null }
  | { kind: "again" | "byHand"; refundId: string };

/**
 * Sends a call about the refunds of an order at once; it is never kept for later, because money moves.
 * `error` says why the last one failed. Resolves to whether it was done.
 */
export function useRefundCalls(order: StaffOrder, onChanged: (order: StaffOrder) => void) {
  const t = useText();
  const board = useBoard();
  const companyId = useCompanyPage().member.company.id;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const sending = useRef(false);

  const send = async (call: RefundCall): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    setError(null);
    try {
      onChanged(await callServer(call, { companyId, order }));
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.problem.code === "order_changed") board.wake({ reconnect: false });
      setError(failureText(failure, t));
      return false;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { send, busy, error };
}

function callServer(
  call: RefundCall,
  { companyId, order }: { companyId: string; order: StaffOrder },
): Promise<StaffOrder> {
  const params = { companyId, orderId: order.id };
  const { revision } = order;
  if (call.kind === "refund") {
    const { amount, byHand: by_hand, reason } = call;
    return counterApi("refundOrder", { params, body: { revision, amount, by_hand, reason } });
  }
  const body = { revision, refund_id: call.refundId };
  return counterApi(call.kind === "again" ? "retryRefund" : "recordRefundByHand", { params, body });
}

function failureText({ status, problem }: ApiError, t: Translate): string {
  if (problem.code === "order_changed") return t("refunds.changed");
  return status >= 400 && status < 500 ? t("refunds.failed") : t("change.unreachable");
}
