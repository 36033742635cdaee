import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import * as core from "./migrations/0001-core.ts";
import * as answers from "./migrations/0002-answers.ts";
import * as delivery from "./migrations/0003-delivery.ts";
import * as discounts from "./migrations/0004-discounts.ts";
import * as payments from "./migrations/0005-payments.ts";
import * as planUsage from "./migrations/0006-plan-usage.ts";
import * as thousandths from "./migrations/0007-thousandths.ts";
import * as couponKeys from "./migrations/0008-coupon-keys.ts";
import type { Database } from "./schema.ts";

/** In order; one that has been released is never changed. */
const migrations: Record<string, Migration> = {
  "0001-core": core,
  "0002-answers": answers,
  "0003-delivery": delivery,
  "0004-discounts": discounts,
  "0005-payments": payments,
  "0006-plan-usage": planUsage,
  "0007-thousandths": thousandths,
  "0008-coupon-keys": couponKeys,
};

/**
 * Brings the database to the present schema, or to the one after the migration `upTo`. Processes that
 * start at once wait for each other.
 */
export async function migrate(db: Kysely<Database>, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest();
  if (error) throw error;
}
