import { Qr, type ScannedQr } from "@comanda/contract/orders/qr";
import { parseServiceType } from "@comanda/domain/company/service-type";
import type { Kysely } from "kysely";
import * as v from "valibot";
import type { Database } from "../db/schema/database.ts";
import { parseBoardSettings } from "./board-settings.store.ts";

/**
 * Finds a QR code by its id, which is unique among all companies, and whether guests can call from
 * there; undefined when there is none.
 */
export async function findScannedQr(
  db: Kysely<Database>,
  qrId: string,
): Promise<ScannedQr | undefined> {
  const row = await db
    .selectFrom("qrs")
    .innerJoin("companies", "companies.company_id", "qrs.company_id")
    .select(["qrs.company_id", "qrs.document", "companies.board_settings"])
    .where("qrs.id", "=", qrId)
    .executeTakeFirst();
  if (!row) return undefined;
  const qr = v.parse(Qr, row.document);
  const table_calls = isTable(qr) && parseBoardSettings(row.board_settings).table_calls;
  return { ...qr, company_id: row.company_id, table_calls };
}

/** Whether guests sit there: other places have a counter. */
export function isTable({ ordering_type }: Pick<Qr, "ordering_type">): boolean {
  return parseServiceType(ordering_type) === "TABLE";
}

/** Finds a QR code of the company; undefined when it has none with that id. */
export async function findQrOfCompany(
  db: Kysely<Database>,
  companyId: string,
  qrId: string,
): Promise<Qr | undefined> {
  const row = await db
    .selectFrom("qrs")
    .select("document")
    .where("company_id", "=", companyId)
    .where("id", "=", qrId)
    .executeTakeFirst();
  return row && { ...v.parse(Qr, row.document), company_id: companyId };
}
