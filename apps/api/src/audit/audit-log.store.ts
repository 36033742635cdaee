import type { AuditAction } from "@comanda/domain/staff/audit-actions";
import type { Role } from "@comanda/domain/staff/permissions";
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { LastChange } from "./describe-conflict.ts";

export type AuditFilter = { area?: string; member?: string };

export type AuditRow = {
  id: string;
  at: Date;
  account_id: string | null;
  actor: string;
  role: Role | null;
  origin: string | null;
  action: string;
  target: string | null;
  before: unknown;
  after: unknown;
  /** The order that was changed, or whose ticket was; null for other changes. */
  order_number: number | null;
  currency: Selectable<Database["orders"]>["currency"] | null;
};

/** The area of an action: its part before the dot, such as `menu` of `menu.import`. */
const areaOfAction = sql<string>`split_part(action, '.', 1)`;

/** One page of the entries that match the filter, the latest first, and how many match in all. */
export async function findAuditEntries(
  db: Kysely<Database>,
  companyId: string,
  { area, member }: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: AuditRow[] }> {
  const filtered = db
    .selectFrom("audit_log")
    .where("audit_log.company_id", "=", companyId)
    .where((eb) =>
      eb.and([
        ...(area === undefined ? [] : [eb(areaOfAction, "=", area)]),
        ...(member === undefined ? [] : [eb("account_id", "=", member)]),
      ]),
    );
  const { total } = await filtered
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await filtered
    .leftJoin("orders", (join) =>
      join
        .onRef("orders.company_id", "=", "audit_log.company_id")
        .on((eb) => eb("orders.id", "=", changedOrderId(eb, companyId))),
    )
    .select(["audit_log.id", "at", "account_id", "actor", "role", "origin", "action", "target"])
    .select(["before", "after", "public_id as order_number", "currency"])
    .orderBy("at", "desc")
    .orderBy("audit_log.id")
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

/** The id of the order that an entry is about: its target, or the order of the ticket that is its target. */
function changedOrderId(eb: ExpressionBuilder<Database, "audit_log">, companyId: string) {
  return eb
    .case()
    .when("audit_log.action", "=", "tickets.mark")
    .then(
      eb
        .selectFrom("print_jobs")
        .select("order_id")
        .where("print_jobs.company_id", "=", companyId)
        .whereRef("print_jobs.id", "=", "audit_log.target"),
    )
    .else(eb.ref("audit_log.target"))
    .end();
}

/** The areas of the log, and the accounts with the latest name of each. */
export async function findAuditFilters(
  db: Kysely<Database>,
  companyId: string,
): Promise<{ areas: string[]; people: { id: string; name: string }[] }> {
  const areas = await db
    .selectFrom("audit_log")
    .select(areaOfAction.as("area"))
    .where("company_id", "=", companyId)
    .groupBy("area")
    .orderBy("area")
    .execute();
  const people = await db
    .selectFrom("audit_log")
    .distinctOn("account_id")
    .select((eb) => [eb.ref("account_id").$notNull().as("id"), "actor as name"])
    .where("company_id", "=", companyId)
    .where("account_id", "is not", null)
    .orderBy("account_id")
    .orderBy("at", "desc")
    .execute();
  return {
    areas: areas.map(({ area }) => area),
    people: people.sort((one, other) => one.name.localeCompare(other.name)),
  };
}

/** The latest entry of an action, about `target` if it is given; undefined when there is none. */
export function findLastChange(
  db: Kysely<Database>,
  companyId: string,
  action: AuditAction,
  target?: string,
): Promise<LastChange | undefined> {
  const entries = latestOf(db, companyId).where("action", "=", action);
  return (target === undefined ? entries : entries.where("target", "=", target)).executeTakeFirst();
}

/**
 * The latest entry that changed a part of the menu or a section of the settings, also one that changed several
 * parts, at once or in steps; undefined when there is none.
 */
export function findLastPartChange(
  db: Kysely<Database>,
  companyId: string,
  { area, id: partId }: { area: "menu" | "settings"; id: string },
): Promise<LastChange | undefined> {
  return latestOf(db, companyId)
    .where(areaOfAction, "=", area)
    .where((eb) =>
      eb.or([
        eb("target", "=", partId),
        sql<boolean>`json_typeof(before->'products') = 'object'
          and (before->'products')::jsonb ? ${partId}`,
        sql<boolean>`(before::jsonb->'steps') @> ${JSON.stringify([{ target: partId }])}::jsonb`,
      ]),
    )
    .executeTakeFirst();
}

/** The latest entry of an area about one target; undefined when there is none. */
export function findLastTargetChange(
  db: Kysely<Database>,
  companyId: string,
  { area, target }: { area: string; target: string },
): Promise<LastChange | undefined> {
  return latestOf(db, companyId)
    .where(areaOfAction, "=", area)
    .where("target", "=", target)
    .executeTakeFirst();
}

/** The latest entry in which `actor`, a name, gave one target these new values; undefined when there is none. */
export function findLastChangeTo(
  db: Kysely<Database>,
  companyId: string,
  { actor, target, after }: { actor: string; target: string; after: object },
): Promise<LastChange | undefined> {
  return latestOf(db, companyId)
    .where("target", "=", target)
    .where("actor", "=", actor)
    .where(sql<boolean>`"after"::jsonb @> ${JSON.stringify(after)}::jsonb`)
    .executeTakeFirst();
}

/** The query of the latest of a company's entries, which the caller narrows down. */
function latestOf(db: Kysely<Database>, companyId: string) {
  return db
    .selectFrom("audit_log")
    .select(["account_id", "actor", "at"])
    .where("company_id", "=", companyId)
    .orderBy("at", "desc")
    .limit(1);
}

/** An entry of the log; undefined when the company has none with the id. */
export function findAuditEntry(
  db: Kysely<Database>,
  companyId: string,
  id: string,
): Promise<Pick<AuditRow, "action" | "target" | "before" | "after"> | undefined> {
  return db
    .selectFrom("audit_log")
    .select(["action", "target", "before", "after"])
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .executeTakeFirst();
}
