import type { Kysely } from "kysely";
import { findLastPartChange } from "../audit/audit-log.store.ts";
import type { Database } from "../db/schema/database.ts";
import { Refusal } from "../shared/refusal.ts";

/** Adds to `part_changed` who changed the first of its parts last, and when. */
export async function withWhoWasFirst(
  db: Kysely<Database>,
  companyId: string,
  refusal: Refusal,
): Promise<Refusal> {
  const [part] = refusal.facts.parts ?? [];
  if (refusal.code !== "part_changed" || !part) return refusal;
  const last = await findLastPartChange(db, companyId, {
    area: part.kind === "settings" ? "settings" : "menu",
    id: part.id,
  });
  if (!last) return refusal;
  const status = part.revision === null ? "deleted" : "changed";
  const changed = { by: last.actor, at: last.at.toISOString(), status };
  return new Refusal("part_changed", { ...refusal.facts, changed });
}
