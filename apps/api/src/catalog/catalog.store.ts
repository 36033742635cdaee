import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Database } from "../db/schema/database.ts";

/** A different text for every import of a company, to the microsecond, and for every edit. */
export const catalogVersion = sql<string>`concat(imported_at, ' ', edits)`.as("version");

export type CatalogState = NonNullable<Awaited<ReturnType<typeof readCatalogState>>>;

/** A query that has the table of companies as `c`. */
type OfCompany = ExpressionBuilder<Database & { c: Database["companies"] }, "c">;

/**
 * The columns of a company that say which catalog it has: its version, and what staff changed for a
 * while, whether it is over or not.
 */
export function catalogStateColumns(eb: OfCompany, companyId: string) {
  return [
    catalogVersion,
    jsonArrayFrom(
      eb
        .selectFrom("availability_marks as t")
        .selectAll("t")
        .where("t.company_id", "=", companyId)
        .orderBy("t.kind")
        .orderBy("t.id"),
    ).as("marks"),
    jsonArrayFrom(
      eb.selectFrom("service_pauses as t").selectAll("t").where("t.company_id", "=", companyId),
    ).as("pauses"),
    jsonObjectFrom(
      eb.selectFrom("slowdowns as t").selectAll("t").where("t.company_id", "=", companyId),
    ).as("slowdown"),
  ] as const;
}

/**
 * Reads the state of the company's catalog; undefined when there is no such company. One statement,
 * because every call makes it.
 */
export function readCatalogState(db: Kysely<Database>, companyId: string) {
  return db
    .selectFrom("companies as c")
    .where("c.company_id", "=", companyId)
    .select((eb) => catalogStateColumns(eb, companyId))
    .executeTakeFirst();
}

export type CatalogRows = NonNullable<Awaited<ReturnType<typeof readCatalogRows>>>;

/**
 * Everything that the last import stored of a company. One statement, so that no import runs
 * between two reads.
 */
export function readCatalogRows(db: Kysely<Database>, companyId: string) {
  return db
    .selectFrom("companies as c")
    .where("c.company_id", "=", companyId)
    .select((eb) => [
      catalogVersion,
      "c.usage_counted",
      "c.usage_counted_at",
      "c.document",
      "c.ecommerce_settings",
      "c.order_settings",
      "c.payment_methods",
      "c.loyalty_settings",
      jsonArrayFrom(
        eb
          .selectFrom("categories as t")
          .select(["t.id", "t.document"])
          .where("t.company_id", "=", companyId)
          .orderBy("t.position"),
      ).as("categories"),
      jsonArrayFrom(
        eb
          .selectFrom("products as t")
          .select(["t.id", "t.category_id", "t.document"])
          .where("t.company_id", "=", companyId)
          .orderBy("t.position"),
      ).as("products"),
      jsonArrayFrom(
        eb
          .selectFrom("variants as t")
          .select(["t.product_id", "t.document"])
          .where("t.company_id", "=", companyId)
          .orderBy("t.position"),
      ).as("variants"),
      jsonArrayFrom(
        eb
          .selectFrom("modifier_groups as t")
          .select(["t.product_id", "t.id", "t.document"])
          .where("t.company_id", "=", companyId)
          .orderBy("t.position"),
      ).as("groups"),
      jsonArrayFrom(
        eb
          .selectFrom("modifiers as t")
          .select(["t.product_id", "t.group_id", "t.document"])
          .where("t.company_id", "=", companyId)
          .orderBy("t.position"),
      ).as("modifiers"),
      jsonArrayFrom(
        eb
          .selectFrom("pictures as t")
          .select(["t.kind", "t.source", "t.file"])
          .where("t.company_id", "=", companyId),
      ).as("pictures"),
    ])
    .executeTakeFirst();
}
