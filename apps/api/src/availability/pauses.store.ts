import { normalizeInstant } from "@comanda/contract/fields/instant";
import type { StaffPause } from "@comanda/domain/availability/pauses";
import {
  SERVICE_TYPES,
  type ServiceType,
  serviceTypeKey,
} from "@comanda/domain/company/service-type";
import { type Insertable, type Kysely, sql } from "kysely";
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

/** Writes the pause of an order type over the earlier one. */
export async function upsertPause(
  trx: Kysely<Database>,
  pause: Insertable<Database["service_pauses"]>,
): Promise<void> {
  const { company_id: _company, service_type: _type, ...values } = pause;
  await trx
    .insertInto("service_pauses")
    .values(pause)
    .onConflict((conflict) => conflict.columns(["company_id", "service_type"]).doUpdateSet(values))
    .execute();
}
