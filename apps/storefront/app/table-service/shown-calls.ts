import type { TableCalls } from "@comanda/contract/orders/table-calls";
import type { TableCallKind } from "@comanda/domain/board/table-call";

/** What the server said of a table, and the time of this device when it came, in epoch milliseconds. */
export type ReadCalls = {
  table: Omit<TableCalls, "socket_authorization">;
  receivedAt: number;
};

/** The state of each kind of call; null where the guest can call. */
export type ShownCalls = Record<TableCallKind, "open" | "coming" | null>;

/** Returns the calls at this device's time `now`. They end by the server's clock, without a message. */
export function shownCalls({ table, receivedAt }: ReadCalls, now: number): ShownCalls {
  const serverNow = Date.parse(table.now) + now - receivedAt;
  const stateOf = (kind: TableCallKind) =>
    table.calls.find((call) => call.kind === kind && Date.parse(call.until) > serverNow)?.state ??
    null;
  return { waiter: stateOf("waiter"), bill: stateOf("bill") };
}

/** Milliseconds until the next call ends at this device's time `now`; null without a call. */
export function nextEnd({ table, receivedAt }: ReadCalls, now: number): number | null {
  const serverNow = Date.parse(table.now) + now - receivedAt;
  const left = table.calls
    .map(({ until }) => Date.parse(until) - serverNow)
    .filter((milliseconds) => milliseconds > 0);
  return left.length === 0 ? null : Math.min(...left);
}

/** Returns the table of a websocket message; null for `pong` and for messages of another kind. */
export function parseTableMessage(data: unknown): ReadCalls["table"] | null {
  if (typeof data !== "string" || !data.startsWith("{")) return null;
  try {
    const { event_type, table } = JSON.parse(data);
    const isTable = event_type === "TABLE_CALLS_CHANGED" && Array.isArray(table?.calls);
    return isTable ? table : null;
  } catch {
    return null;
  }
}
