import type { TableCalls } from "@comanda/contract/orders/table-calls";
import { findBoardSettings } from "../companies/board-settings.store.ts";
import { findQrOfCompany, isTable } from "../companies/qrs.store.ts";
import type { Deps } from "../context/deps.ts";
import { orderTokens } from "../live-updates/order-token.ts";
import { Refusal } from "../shared/refusal.ts";
import { findLastCalls, type Table } from "./table-calls.store.ts";
import { toGuestCalls } from "./table-calls-view.ts";

export type TableCallsContext = Pick<Deps, "db" | "clock" | "events" | "log" | "secret">;

/**
 * Returns what a table has called for, and a token for its websocket while something is called. 404
 * `company_not_found`, `qr_not_found`.
 */
export async function readTableCalls(
  { db, clock, secret }: Pick<TableCallsContext, "db" | "clock" | "secret">,
  table: Table,
): Promise<TableCalls | Refusal> {
  const { companyId, qrId } = table;
  const settings = await findBoardSettings(db, companyId);
  if (!settings) return new Refusal("company_not_found");
  const qr = await findQrOfCompany(db, companyId, qrId);
  if (!qr) return new Refusal("qr_not_found");
  const now = clock();
  const enabled = settings.table_calls && isTable(qr);
  const calls = toGuestCalls(await findLastCalls(db, table), now);
  const claim = { companyId, orderId: qrId, view: "table" } as const;
  const token = calls.length > 0 ? orderTokens(secret).seal(claim, now) : null;
  return { now: now.toISOString(), enabled, calls, socket_authorization: token };
}
