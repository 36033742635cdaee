import { Qr } from "@comanda/contract/orders/qr";
import type { Kysely } from "kysely";
import * as v from "valibot";
import type { Database } from "../db/schema/database.ts";

/** Finds a QR code by its id, which is unique among all companies; undefined when there is none. */
export async function findQr(db: Kysely<Database>, qrId: string): Promise<Qr | undefined> {
  const row = await db
    .selectFrom("qrs")
    .select(["company_id", "document"])
    .where("id", "=", qrId)
    .executeTakeFirst();
  return row && { ...v.parse(Qr, row.document), company_id: row.company_id };
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
