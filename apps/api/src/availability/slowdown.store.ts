import { normalizeInstant } from "@comanda/contract/fields/instant";
import type { StaffPause } from "@comanda/domain/availability/pauses";
import {
  SERVICE_TYPES,
  type ServiceType,
  serviceTypeKey,
} from "@comanda/domain/company/service-type";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

type OrderType = { active?: unknown; disabled_until?: unknown };

/**
 * Finds the end of the configured pause of each order type that the company offers, null for none, and
 * the pauses that staff have set.
 */
export async function findPauses(db: Kysely<Database>, companyId: string) {
  const company = await db
    .selectFrom("companies")
    .select(
      SERVICE_TYPES.map((type) =>
        sql<OrderType | null>`ecommerce_settings->${sql.lit(serviceTypeKey(type))}`.as(type),
      ),
    )
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  const rows = await db
    .selectFrom("service_pauses")
    .select(["service_type", "until", "configured"])
    .where("company_id", "=", companyId)
    .execute();
  const offered = SERVICE_TYPES.filter((type) => company?.[type]?.active === true);
  const configured = new Map<ServiceType, string | null>(
    offered.map((type) => {
      const end = company?.[type]?.disabled_until;
      return [type, typeof end === "string" ? normalizeInstant(end) : null];
    }),
  );
  const pauses: StaffPause[] = rows.filter((row) => configured.has(row.service_type));
  return { configured, pauses };
}

/** Finds the company's last slowdown, also one that has ended. */
export function findSlowdown(db: Kysely<Database>, companyId: string) {
  return db
    .selectFrom("slowdowns")
    .select(["minutes", "until"])
    .where("company_id", "=", companyId)
    .executeTakeFirst();
}

/**
 * Counts the visible products with something sold out, and the names of sold-out modifiers, by marks
 * and by counted stock.
 */
export async function countSoldOutItems(
  db: Kysely<Database>,
  companyId: string,
  now: Date,
): Promise<number> {
  const isMarked = (kind: string, id: string) => sql<boolean>`exists (
    select from availability_marks m
    where m.company_id = ${companyId} and m.kind = ${kind} and m.id = ${sql.ref(id)}
      and (m.state = 'sold_out' or (m.state = 'left' and m.remaining = 0))
      and (m.until is null or m.until > ${now.toISOString()}::timestamptz))`;
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*) from products p
      where p.company_id = ${companyId}
        and (${isMarked("product", "p.id")} or exists (
          select from variants v
          where v.company_id = p.company_id and v.product_id = p.id
            and (${isMarked("variant", "v.id")} or (p.stock_enabled and coalesce(v.stock, 0) <= 0))))
        and coalesce(p.document->>'visible', 'true') <> 'false'
    )::int + (
      select count(distinct lower(trim(sold_out.name))) from (
        select x.id, min(x.document->>'name') as name from modifiers x
        where x.company_id = ${companyId}
        group by x.id
        having bool_and(coalesce(x.stock, 1) <= 0) or ${isMarked("modifier", "x.id")}
      ) as sold_out
    )::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}
