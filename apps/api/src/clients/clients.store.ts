import type { Client } from "@comanda/contract/clients/client";
import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { type AddressRow, toAddress } from "./addresses.store.ts";

type ClientRow = Selectable<Database["clients"]>;

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

/**
 * The device's client of this id, whatever its company: an address to be made names no company.
 * Undefined for every other device's.
 */
export function findClientOfDevice(
  db: Kysely<Database>,
  device: string,
  clientId: string,
): Promise<ClientRow | undefined> {
  return db
    .selectFrom("clients")
    .selectAll()
    .where("id", "=", clientId)
    .where("device_id", "=", device)
    .executeTakeFirst();
}

/** Keeps others from what hangs on the client until the transaction ends. */
export async function lockClient(
  trx: Kysely<Database>,
  companyId: string,
  clientId: string,
): Promise<void> {
  await trx
    .selectFrom("clients")
    .select("id")
    .where("company_id", "=", companyId)
    .where("id", "=", clientId)
    .forNoKeyUpdate()
    .execute();
}

export async function addPoints(
  trx: Kysely<Database>,
  companyId: string,
  clientId: string,
  points: number,
): Promise<void> {
  await trx
    .updateTable("clients")
    .set((eb) => ({ available_points: eb("available_points", "+", points) }))
    .where("company_id", "=", companyId)
    .where("id", "=", clientId)
    .execute();
}

/** Takes points that the client has; false when they have not so many, and then nothing is taken. */
export async function spendPoints(
  trx: Kysely<Database>,
  companyId: string,
  clientId: string,
  points: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("clients")
    .set((eb) => ({ available_points: eb("available_points", "-", points) }))
    .where("company_id", "=", companyId)
    .where("id", "=", clientId)
    .where("available_points", ">=", points)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
