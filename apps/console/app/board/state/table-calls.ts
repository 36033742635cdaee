import type { StaffTableCall } from "@comanda/contract/orders/table-calls";
import type { BoardFacts } from "./board-state.ts";

/** The calls from tables that wait for an answer at an instant; one ends by itself at its time. */
export function openCallsAt(facts: BoardFacts | null, now: number): readonly StaffTableCall[] {
  const calls = facts?.table_calls ?? [];
  return calls.filter(({ expires_at }) => Date.parse(expires_at) > now);
}
