import { normalizeHostName } from "@comanda/contract/fields/host-name";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { findReleasedHosts } from "./released-hosts.store.ts";

/** A name of a company that no DNS has proven yet, and since when it waits. */
export type UnprovenHost = { company_id: string; host: string; unproven_since: Date };

/**
 * Replaces the names of a company. `unprovenSince` says of each name since when it waits for its proof; null
 * for a proven one.
 */
export async function replaceHosts(
  trx: Transaction<Database>,
  company_id: string,
  hosts: readonly string[],
  unprovenSince: (host: string) => Date | null,
): Promise<void> {
  await trx.deleteFrom("hosts").where("company_id", "=", company_id).execute();
  const values = hosts.map((host, position) => ({
    company_id,
    host,
    position,
    unproven_since: unprovenSince(host),
  }));
  await trx.insertInto("hosts").values(values).execute();
}

/** Finds the names of a company in their order. */
export async function findHosts(
  db: Kysely<Database>,
  companyId: string,
): Promise<{ host: string; unproven_since: Date | null }[]> {
  return db
    .selectFrom("hosts")
    .select(["host", "unproven_since"])
    .where("company_id", "=", companyId)
    .orderBy("position")
    .execute();
}

/** Finds the other companies that have any of the names, each with all of its names in their order. */
export async function findHostsOfOthers(
  trx: Transaction<Database>,
  company_id: string,
  names: readonly string[],
): Promise<Map<string, string[]>> {
  const others = trx
    .selectFrom("hosts")
    .select("company_id")
    .where("host", "in", names)
    .where("company_id", "<>", company_id);
  const rows = await trx
    .selectFrom("hosts")
    .select(["company_id", "host"])
    .where("company_id", "in", others)
    .orderBy("position")
    .execute();
  const byCompany = Map.groupBy(rows, (row) => row.company_id);
  return new Map([...byCompany].map(([id, own]) => [id, own.map(({ host }) => host)]));
}

/** Takes names from a company. */
export async function deleteHosts(
  trx: Transaction<Database>,
  company_id: string,
  names: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom("hosts")
    .where("host", "in", names)
    .where("company_id", "=", company_id)
    .execute();
}

/**
 * Writes the names that a company still has (`left`) into its stored import file, spelled as there.
 * Otherwise its settings and its export would still list the removed names.
 */
export async function writeNamesOfFile(
  trx: Transaction<Database>,
  companyId: string,
  left: readonly string[],
): Promise<void> {
  const { outline } = await trx
    .selectFrom("companies")
    .select("outline")
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  const file = outline as { hosts?: unknown };
  if (!Array.isArray(file.hosts)) return;
  const spelled = new Map(file.hosts.map((host) => [normalizeHostName(String(host)), host]));
  const hosts = left.map((host) => spelled.get(host) ?? host);
  await trx
    .updateTable("companies")
    .set({ outline: JSON.stringify({ ...file, hosts }) })
    .where("company_id", "=", companyId)
    .execute();
}

/** Finds the names that no DNS has proven yet, the oldest first. */
export async function findUnprovenHosts(db: Kysely<Database>): Promise<UnprovenHost[]> {
  return db
    .selectFrom("hosts")
    .select(["company_id", "host", "unproven_since"])
    .where("unproven_since", "is not", null)
    .orderBy("unproven_since")
    .$narrowType<{ unproven_since: Date }>()
    .execute();
}

/** Notes that DNS has proven a name. It stays proven, whatever DNS says later. */
export async function markHostProven(
  db: Kysely<Database>,
  { company_id, host }: Pick<UnprovenHost, "company_id" | "host">,
): Promise<void> {
  await db
    .updateTable("hosts")
    .set({ unproven_since: null })
    .where("company_id", "=", company_id)
    .where("host", "=", host)
    .execute();
}

/**
 * What is known of a name: the company that has it, whether that company has no other name, and whether
 * the name was released from the asking company.
 */
export type HostState = {
  owner: string | null;
  unprovenSince: Date | null;
  isOnlyName: boolean;
  isReleased: boolean;
};

/** Finds what is known of a name for a company. */
export async function findHostState(
  db: Kysely<Database>,
  companyId: string,
  host: string,
): Promise<HostState> {
  const row = await db
    .selectFrom("hosts")
    .select((of) => [
      "company_id",
      "unproven_since",
      of
        .not(
          of.exists(
            of
              .selectFrom("hosts as others")
              .select("others.host")
              .whereRef("others.company_id", "=", "hosts.company_id")
              .where("others.host", "<>", host),
          ),
        )
        .as("is_only_name"),
    ])
    .where("host", "=", host)
    .executeTakeFirst();
  const released = await findReleasedHosts(db, companyId, [host]);
  return {
    owner: row?.company_id ?? null,
    unprovenSince: row?.unproven_since ?? null,
    isOnlyName: row?.is_only_name === true,
    isReleased: released.has(host),
  };
}

/** Returns whether guests have ordered from the company since then. */
export async function hasOrdersSince(
  db: Kysely<Database>,
  companyId: string,
  since: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom("orders")
    .select("id")
    .where("company_id", "=", companyId)
    .where("placed_at", ">", since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
