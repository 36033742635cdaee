import { randomUUID } from "node:crypto";
import type { AuditAction } from "@comanda/domain/staff/audit-actions";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { StaffMember } from "../staff/staff-member.ts";

/** The name of `comanda` commands in the log. */
export const COMMAND_LINE = "comanda";

/** Who acts: a member, or a named rule or program of the server. */
export type AuditActor = Omit<StaffMember, "permissions"> | { companyId: string; program: string };

export type AuditedChange = {
  action: AuditAction;
  /** The id of what is changed; null for the company itself. */
  target: string | null;
  before: unknown;
  after: unknown;
};

/**
 * Writes a change to the audit log. Call it in the transaction that makes the change, so that
 * neither is there without the other. Personal data of customers does not belong in it. Resolves to
 * the entry's id.
 */
export async function recordChange(
  db: Kysely<Database>,
  actor: AuditActor,
  at: Date,
  { action, target, before, after }: AuditedChange,
): Promise<string> {
  const id = randomUUID();
  const who =
    "program" in actor
      ? { account_id: null, actor: actor.program, role: null, origin: null }
      : { account_id: actor.accountId, actor: actor.name, role: actor.role, origin: actor.from };
  await db
    .insertInto("audit_log")
    .values({
      company_id: actor.companyId,
      id,
      at,
      ...who,
      action,
      target,
      before: before == null ? null : JSON.stringify(before),
      after: after == null ? null : JSON.stringify(after),
    })
    .execute();
  return id;
}
