import type { AnsweredTableCall } from "@comanda/contract/orders/table-calls";
import { tableCallState } from "@comanda/domain/board/table-call";
import { recordChange } from "../audit/audit.store.ts";
import { transact } from "../db/transact.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { publishTableChanged } from "./publish-table-changed.ts";
import type { TableCallsContext } from "./read-table-calls.ts";
import { lockTableCall, noteAnswer, type TableCallRow } from "./table-calls.store.ts";

/**
 * Says to a table that a member is coming. Of several members the first wins, and the others get 409
 * `table_call_changed` with who was first; the same member's request again succeeds. 404
 * `table_call_not_found`, also for a call that has ended. Publishes the change.
 */
export async function answerTableCall(
  context: Pick<TableCallsContext, "db" | "clock" | "events" | "log">,
  member: StaffMember,
  callId: string,
): Promise<AnsweredTableCall | Refusal> {
  const { companyId, accountId, name } = member;
  const result = await transact(context.db, async (trx) => {
    const call = await lockTableCall(trx, companyId, callId);
    if (!call) return new Refusal("table_call_not_found");
    if (call.answered_at) {
      if (call.answered_account === accountId)
        return { call, answer: answerOf(call), isNew: false };
      const { by, at } = answerOf(call);
      return new Refusal("table_call_changed", { changed: { by, at, status: "coming" } });
    }
    const now = context.clock();
    if (tableCallState(call, now).state === "over") return new Refusal("table_call_not_found");
    const answer = { answered_at: now, answered_account: accountId, answered_by: name };
    await noteAnswer(trx, call, answer);
    const { kind, place } = call;
    await recordChange(trx, member, now, {
      action: "tables.answer_call",
      target: callId,
      before: { state: "open" },
      after: { state: "coming", kind, place },
    });
    return { call, answer: answerOf({ ...call, ...answer }), isNew: true };
  });
  if (result instanceof Refusal) return result;
  if (result.isNew) await publishTableChanged(context, { companyId, qrId: result.call.qr_id });
  return result.answer;
}

function answerOf({ id, answered_by, answered_at }: TableCallRow): AnsweredTableCall {
  return { id, by: answered_by ?? "", at: answered_at?.toISOString() ?? "" };
}
