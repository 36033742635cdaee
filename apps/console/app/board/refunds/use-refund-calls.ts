import { ApiError } from "@comanda/contract/calls/api-client";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { useClearWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useRef, useState } from "react";
import { counterApi } from "../../api/counter-api.ts";
import { refusalOf } from "../../api/refusal.ts";
import { type Translate, useText } from "../../i18n/text.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { changeErrorWords } from "../../parts/change-error-text.tsx";
import { useBoard } from "../context/board-context.tsx";

export type RefundCall =
  | { kind: "refund"; amount: number | null; byHand: boolean; reason: string | null }
  | { kind: "again" | "byHand"; refundId: string };

/**
 * Sends a call about the refunds of an order at once; it is never kept for later, because money moves.
 * `error` says why the last one failed, for want of a connection only until it is back. Resolves to whether it
 * was done.
 */
export function useRefundCalls(order: StaffOrder, onChanged: (order: StaffOrder) => void) {
  const t = useText();
  const board = useBoard();
  const companyId = useCompanyPage().member.company.id;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  useClearWhenOnline(failure?.status === 0, () => setFailure(null));
  const sending = useRef(false);

  const send = async (call: RefundCall): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      onChanged(await callServer(call, { companyId, order }));
      return true;
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      if (refusal.problem.code === "order_changed") board.wake({ reconnect: false });
      setFailure(refusal);
      return false;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { send, busy, error: failure && failureText(failure, t) };
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

function failureText(failure: ApiError, t: Translate): string {
  const { status, code } = failure;
  if (code === "order_changed") return t("refunds.changed");
  // The server may have got the call, or not.
  if (status >= 500) return t("change.unreachable");
  const kind = refusalOf(failure);
  return kind === "refused" ? t("refunds.failed") : changeErrorWords(t, { kind });
}
