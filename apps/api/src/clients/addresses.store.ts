import type { Client } from "@comanda/contract/clients/client";
import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../db/schema/database.ts";

export type AddressRow = Selectable<Database["addresses"]>;

/** Lists the addresses of a client, the oldest first. */
export function listAddresses(
  db: Kysely<Database>,
  companyId: string,
  clientId: string,
): Promise<AddressRow[]> {
  return db
    .selectFrom("addresses")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("client_id", "=", clientId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Adds an address to a client; returns it as it is stored. */
export function insertAddress(
  trx: Kysely<Database>,
  row: Insertable<Database["addresses"]>,
): Promise<AddressRow> {
  return trx.insertInto("addresses").values(row).returningAll().executeTakeFirstOrThrow();
}

/** Deletes addresses of a company by their ids. */
export async function deleteAddresses(
  trx: Kysely<Database>,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom("addresses")
    .where("company_id", "=", companyId)
    .where("id", "in", ids)
    .execute();
}

/** Returns an address in the shape of the wire. */
export function toAddress(row: AddressRow): Client["addresses"][number] {
  const { id, client_id, address, complement, reference, area_id, area_name } = row;
  const { latitude, longitude } = row;
  return { id, client_id, address, complement, reference, area_id, area_name, latitude, longitude };
}
