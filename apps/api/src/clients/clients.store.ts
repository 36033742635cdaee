import type { Client } from "@comanda/contract/clients/client";
import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { type AddressRow, toAddress } from "./addresses.store.ts";

type ClientRow = Selectable<Database["clients"]>;

/**
 * Creates a client for the device and phone number. If there already is one, updates its name. This
 * is one statement, so two simultaneous requests create one client.
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

/** Finds a client of a company by its id. */
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
 * Finds the device's client with this id, in any company: a request for a new address names no
 * company. Undefined for a client of another device.
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

/**
 * Locks the client's row until the transaction ends: its addresses and points change in one
 * transaction at a time. Returns false when there is no such client any more.
 */
export async function lockClient(
  trx: Kysely<Database>,
  companyId: string,
  clientId: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom("clients")
    .select("id")
    .where("company_id", "=", companyId)
    .where("id", "=", clientId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds points to those that the client has at that moment. */
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

/** The write that subtracts points; it returns no row, and changes none, when there are fewer. */
export function pointsOff(
  trx: Kysely<Database>,
  companyId: string,
  clientId: string,
  points: number,
) {
  return trx
    .updateTable("clients")
    .set((eb) => ({ available_points: eb("available_points", "-", points) }))
    .where("company_id", "=", companyId)
    .where("id", "=", clientId)
    .where("available_points", ">=", points)
    .returning("id");
}

/**
 * Converts a row to the API's `Client`. It holds personal data: return it only to the client's own
 * device.
 */
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
