import type { TableCallKind as Kind } from "@comanda/domain/board/table-call";
import * as v from "valibot";
import { AnyInstant, falseByDefault, Id, list, nullByDefault } from "../fields/field-schemas.ts";

const TableCallKind = v.picklist(["waiter", "bill"] as const satisfies readonly Kind[]);

/** A call of a table that is not over. */
const TableCall = v.object({
  kind: TableCallKind,
  /** `coming`: a member has answered. */
  state: v.picklist(["open", "coming"]),
  since: AnyInstant,
  /** When it ends by itself; then the guest can call again. */
  until: AnyInstant,
});

/** What a table has called for, as its guests see it. */
export const TableCalls = v.object({
  /** The server's time, by which the ends count. */
  now: AnyInstant,
  /** Whether guests of this table can call. */
  enabled: falseByDefault,
  calls: list(TableCall),
  /** The `authorization` of the websocket that follows the table; null while nothing is called. */
  socket_authorization: nullByDefault(v.string()),
});
export type TableCalls = v.InferOutput<typeof TableCalls>;

/** What a guest sends to call. */
export const TableCallToMake = v.object({
  kind: TableCallKind,
  /** For the bill: how the guest wants to pay. */
  payment_method_id: nullByDefault(Id),
});

/** The message of the table's websocket, when it opens and at each change. */
export type TableCallsMessage = {
  event_type: "TABLE_CALLS_CHANGED";
  table: Omit<TableCalls, "socket_authorization">;
};

/** An unanswered call from a table, as staff see it. */
export const StaffTableCall = v.object({
  id: Id,
  kind: TableCallKind,
  /** The table and its zone, as they were named when the guest called. */
  place: v.string(),
  /** How the guest wants to pay, as the company names it; null where they said nothing. */
  payment_method: nullByDefault(v.string()),
  since: AnyInstant,
  /** When it ends by itself. */
  expires_at: AnyInstant,
});
export type StaffTableCall = v.InferOutput<typeof StaffTableCall>;

/** A call that was answered, with who answered it and when. */
export const AnsweredTableCall = v.object({ id: Id, by: v.string(), at: AnyInstant });
export type AnsweredTableCall = v.InferOutput<typeof AnsweredTableCall>;
