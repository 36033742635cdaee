import type { AuditAction } from "@comanda/domain/staff/audit-actions";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { Refusal } from "../shared/refusal.ts";
import type { AuditActor } from "./audit.store.ts";
import { findLastChange } from "./audit-log.store.ts";
import { describeConflict } from "./describe-conflict.ts";

/**
 * Returns 409 `settings_changed` for settings that another member changed first, with who and when by
 * the latest entry of the action in the audit log.
 */
export async function refuseSettingsAsChanged(
  db: Kysely<Database>,
  sender: AuditActor,
  action: AuditAction,
): Promise<Refusal> {
  const last = await findLastChange(db, sender.companyId, action);
  if (!last) return new Refusal("settings_changed");
  return new Refusal("settings_changed", { changed: describeConflict(last, sender, "changed") });
}
