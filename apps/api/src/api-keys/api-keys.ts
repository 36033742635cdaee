import type { ApiKey, ApiKeys } from "@comanda/contract/integrations/api-key-schemas";
import type {
  ParsedStaffRequestPart,
  StaffCallAnswer,
} from "@comanda/contract/staff/staff-call-schemas";
import { recordChange } from "../audit/audit.store.ts";
import { lockCompany } from "../companies/companies.store.ts";
import { findTimezone } from "../companies/company-clock.store.ts";
import type { Deps } from "../context/deps.ts";
import { transact } from "../db/transact.ts";
import { Refusal } from "../shared/refusal.ts";
import { hashToken } from "../shared/secret-token.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { apiKeyPrefix, newApiKeyToken } from "./api-key-token.ts";
import { type ApiKeyRow, deleteApiKey, findApiKeys, insertApiKey } from "./api-keys.store.ts";

type Context = Pick<Deps, "db" | "clock">;

/** More than one restaurant needs: a few keys for each program that it uses. */
const MAX_KEYS = 50;

/** The keys of a company. 404 `company_not_found`. */
export async function listApiKeys(
  { db, clock }: Context,
  companyId: string,
): Promise<ApiKeys | Refusal> {
  const timezone = await findTimezone(db, companyId);
  if (timezone === undefined) return new Refusal("company_not_found");
  const keys = await findApiKeys(db, companyId);
  return { now: clock().toISOString(), timezone, keys: keys.map(toWireKey) };
}

/**
 * Makes a key. The answer has its token; a repeated call gets the stored key with the token null.
 * 409 `too_many_api_keys`; 422 `end_is_past`.
 */
export async function createApiKey(
  { db, clock }: Context,
  member: StaffMember,
  { id, name, permissions, expires_at }: ParsedStaffRequestPart<"createApiKey", "body">,
): Promise<StaffCallAnswer<"createApiKey"> | Refusal> {
  const { companyId } = member;
  const token = newApiKeyToken();
  const now = clock();
  const prefix = apiKeyPrefix(token);
  return transact(db, async (trx) => {
    await lockCompany(trx, companyId);
    const there = await findApiKeys(trx, companyId);
    const same = there.find((key) => key.id === id);
    if (same) return { key: toWireKey(same), token: null };
    if (expires_at !== null && new Date(expires_at) <= now) return new Refusal("end_is_past");
    if (there.length >= MAX_KEYS) return new Refusal("too_many_api_keys");
    const after = { name, prefix, permissions, expires_at };
    const row = {
      company_id: companyId,
      id,
      name,
      prefix,
      token_hash: hashToken(token),
      created_at: now,
      created_by: member.name,
      expires_at,
      last_used_at: null,
    };
    await insertApiKey(trx, { ...row, permissions: JSON.stringify(permissions) });
    await recordChange(trx, member, now, {
      action: "api_keys.create",
      target: id,
      before: null,
      after,
    });
    const expires = expires_at === null ? null : new Date(expires_at);
    return { key: toWireKey({ ...row, permissions, expires_at: expires }), token };
  });
}

/** Revokes a key: from the commit on every process refuses it. A repeated call changes nothing. */
export async function revokeApiKey(
  { db, clock }: Context,
  member: StaffMember,
  id: string,
): Promise<StaffCallAnswer<"revokeApiKey"> | Refusal> {
  return transact(db, async (trx) => {
    const key = await deleteApiKey(trx, { company_id: member.companyId, id });
    if (!key) return { revoked: false };
    const { name, prefix, permissions } = key;
    const before = { name, prefix, permissions };
    await recordChange(trx, member, clock(), {
      action: "api_keys.revoke",
      target: id,
      before,
      after: null,
    });
    return { revoked: true };
  });
}

function toWireKey(row: Omit<ApiKeyRow, "token_hash">): ApiKey {
  const { id, name, prefix, permissions, created_by } = row;
  return {
    id,
    name,
    prefix,
    permissions,
    created_by,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
