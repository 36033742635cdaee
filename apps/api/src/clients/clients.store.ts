import type { Client } from "@comanda/contract/clients";
import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../db/schema.ts";

type ClientRow = Selectable<Database["clients"]>;
type AddressRow = Selectable<Database["addresses"]>;

/**
 * The device's client with this phone number: as it was, with the name of now, or a new one.
 * One statement, so that two at once make one client.
 */
export function upsertClient(
  db: Kysely<Database>,
  row: Insertable<Database["clients"]>,
): Promise<ClientRow> {
  return db
    .insertInto("clients")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "device_id", "country_calling_code", "phone_number"])
        .doUpdateSet({ name: row.name }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findClient(
  db: Kysely<Database>,
  companyId: string,
  clientId: string,
): Promise<ClientRow | undefined> {
  return db
    .selectFrom("clients")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", clientId)
    .executeTakeFirst();
}

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

export function findAddress(
  db: Kysely<Database>,
  companyId: string,
  clientId: string,
  addressId: string,
): Promise<AddressRow | undefined> {
  return db
    .selectFrom("addresses")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("client_id", "=", clientId)
    .where("id", "=", addressId)
    .executeTakeFirst();
}

/** A client as the wire has it (spec §3), for the visitor whose it is. */
export function toClient(row: ClientRow, addresses: readonly AddressRow[]): Client {
  return {
    id: row.id,
    source: row.source,
    name: row.name,
    country_calling_code: row.country_calling_code,
    phone_number: row.phone_number,
    email: row.email,
    addresses: addresses.map(toAddress),
    available_points: row.available_points,
  };
}

export function toAddress(row: AddressRow): Client["addresses"][number] {
  const { id, client_id, address, complement, reference, area_id, area_name } = row;
  const { latitude, longitude } = row;
  return { id, client_id, address, complement, reference, area_id, area_name, latitude, longitude };
}
