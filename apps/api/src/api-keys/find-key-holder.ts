import { HOUR_MS } from "@comanda/domain/time/durations";
import { recordChange } from "../audit/audit.store.ts";
import type { Deps } from "../context/deps.ts";
import { transact } from "../db/transact.ts";
import { Refusal } from "../shared/refusal.ts";
import { hashToken } from "../shared/secret-token.ts";
import type { FindKeyHolder, StaffMember } from "../staff/staff-member.ts";
import { type ApiKeyRow, findApiKeyByToken, noteKeyUse } from "./api-keys.store.ts";

/** Milliseconds between two writes of a key's last use. */
const USE_NOTED_EVERY_MS = HOUR_MS;

/**
 * Finds who holds an API key. The database is asked each time, so that a revoked key is refused at
 * once in every process. Notes the use of the key once an hour, and the first one in the audit log.
 */
export function createFindKeyHolder({ db, clock }: Pick<Deps, "db" | "clock">): FindKeyHolder {
  return async (token, companyId) => {
    const key = await findApiKeyByToken(db, hashToken(token));
    const now = clock();
    if (!key || (key.expires_at !== null && key.expires_at <= now))
      return new Refusal("api_key_unknown");
    if (key.company_id !== companyId) return new Refusal("forbidden");
    const holder = toHolder(key);
    if (key.last_used_at === null) await noteFirstUse({ db, clock }, key, holder);
    else if (now.getTime() - key.last_used_at.getTime() >= USE_NOTED_EVERY_MS)
      await noteKeyUse(db, key, now);
    return holder;
  };
}

function toHolder({ company_id, id, name, prefix, permissions }: ApiKeyRow): StaffMember {
  const key = `api-key:${id}`;
  return {
    accountId: key,
    name,
    companyId: company_id,
    role: null,
    permissions,
    sessionId: key,
    tabletId: null,
    from: `${prefix}…`,
  };
}

/** Of several first requests at once, one writes the audit entry. */
async function noteFirstUse(
  { db, clock }: Pick<Deps, "db" | "clock">,
  key: ApiKeyRow,
  holder: StaffMember,
): Promise<void> {
  await transact(db, async (trx) => {
    const now = clock();
    if (!(await noteKeyUse(trx, key, now))) return;
    const { name, prefix } = key;
    const after = { name, prefix };
    await recordChange(trx, holder, now, {
      action: "api_keys.first_use",
      target: key.id,
      before: null,
      after,
    });
  });
}
