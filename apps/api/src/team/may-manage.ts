import { canManageRole, type Role } from "@comanda/domain/staff/permissions";
import type { Kysely } from "kysely";
import type { AuditActor } from "../audit/audit.store.ts";
import type { Database } from "../db/schema/database.ts";
import { findMemberRow } from "./members.store.ts";

/**
 * Whether an actor may invite, change or remove members with this role. A PIN is short: who is
 * signed in by one manages no member. The command line may do everything.
 */
export function mayManage(actor: AuditActor, role: Role): boolean {
  if ("program" in actor) return true;
  return actor.role !== null && actor.tabletId === null && canManageRole(actor.role, role);
}

/**
 * As `mayManage` for each of the roles, by the role that the actor has now. Call it under
 * `lockMembers`: a member who is removed while a request of theirs runs leaves no invitation, member
 * or tablet behind.
 */
export async function mayStillManage(
  trx: Kysely<Database>,
  actor: AuditActor,
  ...targets: Role[]
): Promise<boolean> {
  if ("program" in actor) return true;
  const now = await findMemberRow(trx, actor.companyId, actor.accountId);
  return (
    now !== undefined && targets.every((role) => mayManage({ ...actor, role: now.role }, role))
  );
}
