import type { Kysely } from "kysely";
import type { AuditActor } from "../audit/audit.store.ts";
import { findLastPartChange } from "../audit/audit-log.store.ts";
import { describeConflict } from "../audit/describe-conflict.ts";
import { findImportTime } from "../companies/companies.store.ts";
import type { Database } from "../db/schema/database.ts";
import { Refusal } from "../shared/refusal.ts";

/**
 * Adds to `part_changed` who changed the first of its parts last, and when. Adds no name where the whole company was
 * imported since: the log does not have who did that.
 */
export async function withPartConflict(
  db: Kysely<Database>,
  sender: AuditActor,
  refusal: Refusal,
): Promise<Refusal> {
  const [part] = refusal.facts.parts ?? [];
  if (refusal.code !== "part_changed" || !part) return refusal;
  const last = await findLastPartChange(db, sender.companyId, {
    area: part.kind === "settings" ? "settings" : "menu",
    id: part.id,
  });
  if (!last) return refusal;
  const importedAt = await findImportTime(db, sender.companyId);
  if (importedAt && importedAt > last.at) return refusal;
  const status = part.revision === null ? "deleted" : "changed";
  const changed = describeConflict(last, sender, status);
  return new Refusal("part_changed", { ...refusal.facts, changed });
}
