import type { StaffTableCall, TableCalls } from "@comanda/contract/orders/table-calls";
import { tableCallState } from "@comanda/domain/board/table-call";
import type { TableCallRow } from "./table-calls.store.ts";

/** The calls of a table that are not over, as its guests see them. */
export function toGuestCalls(rows: readonly TableCallRow[], now: Date): TableCalls["calls"] {
  return rows.flatMap((row) => {
    const { state, until } = tableCallState(row, now);
    if (state === "over") return [];
    const { kind, created_at } = row;
    return [{ kind, state, since: created_at.toISOString(), until: until.toISOString() }];
  });
}

/** An open call as staff see it. */
export function toStaffCall(row: TableCallRow): StaffTableCall {
  const { id, kind, place, payment_method, created_at, expires_at } = row;
  return {
    id,
    kind,
    place,
    payment_method,
    since: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}
