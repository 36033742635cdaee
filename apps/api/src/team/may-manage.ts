import { canManageRole, type Role } from "@comanda/domain/staff/permissions";
import type { AuditActor } from "../audit/audit.store.ts";

/**
 * Whether an actor may invite, change or remove members with this role. A PIN is short: who is
 * signed in by one manages nobody. The command line may do everything.
 */
export function mayManage(actor: AuditActor, role: Role): boolean {
  if ("program" in actor) return true;
  return actor.tabletId === null && canManageRole(actor.role, role);
}
