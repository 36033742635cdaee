import type { TableCalls } from "@comanda/contract/orders/table-calls";
import { callExpiry, type TableCallKind, tableCallState } from "@comanda/domain/board/table-call";
import { readCatalog } from "../catalog/read-catalog.ts";
import { findBoardSettings } from "../companies/board-settings.store.ts";
import { findQrOfCompany, isTable } from "../companies/qrs.store.ts";
import type { ApiContext } from "../context/api-context.ts";
import { transact } from "../db/transact.ts";
import { newId } from "../shared/new-id.ts";
import { Refusal } from "../shared/refusal.ts";
import { publishTableChanged } from "./publish-table-changed.ts";
import { readTableCalls, type TableCallsContext } from "./read-table-calls.ts";
import { findLastCalls, insertTableCall, type Table } from "./table-calls.store.ts";

type CallContext = TableCallsContext & Pick<ApiContext, "catalogCache">;

/** What a guest calls for, and the device of their visit. */
export type TableCallRequest = {
  kind: TableCallKind;
  payment_method_id: string | null;
  device: string;
};

/**
 * Calls a waiter to a table, or asks for the bill. While a call of the same kind is not over,
 * another press gets it as the answer and changes nothing, also from a second guest. 404 `company_not_found`,
 * `qr_not_found`; 409 `table_calls_off`; 422 `payment_method_not_found`. Publishes the change.
 */
export async function callFromTable(
  context: CallContext,
  table: Table,
  request: TableCallRequest,
): Promise<TableCalls | Refusal> {
  const { companyId, qrId } = table;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const { kind, payment_method_id: methodId, device } = request;
  const wanted = kind === "bill" && methodId !== null ? methodId : null;
  const method = catalog.paymentMethods.table.find(({ id }) => id === wanted);
  if (wanted !== null && !method) return new Refusal("payment_method_not_found");
  const written = await transact(context.db, async (trx) => {
    const settings = await findBoardSettings(trx, companyId);
    const qr = await findQrOfCompany(trx, companyId, qrId);
    if (!qr) return new Refusal("qr_not_found");
    if (!settings?.table_calls || !isTable(qr)) return new Refusal("table_calls_off");
    const now = context.clock();
    const last = (await findLastCalls(trx, table)).find((each) => each.kind === kind);
    if (last && tableCallState(last, now).state !== "over") return false;
    const call = {
      company_id: companyId,
      id: newId(),
      qr_id: qrId,
      kind,
      device_id: device,
      place: qr.zone?.name ? `${qr.name} · ${qr.zone.name}` : qr.name,
      payment_method: method ? (method.description ?? method.code) : null,
      created_at: now,
      expires_at: callExpiry(now),
      is_open: true,
      answered_at: null,
      answered_account: null,
      answered_by: null,
    };
    return insertTableCall(trx, call, now);
  });
  if (written instanceof Refusal) return written;
  if (written) await publishTableChanged(context, table);
  return readTableCalls(context, table);
}
