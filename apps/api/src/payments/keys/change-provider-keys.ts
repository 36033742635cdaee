import type {
  ParsedStaffRequestPart,
  StaffCallAnswer,
} from "@comanda/contract/staff/staff-call-schemas";
import type { AuditAction } from "@comanda/domain/staff/audit-actions";
import type { Kysely } from "kysely";
import { recordChange } from "../../audit/audit.store.ts";
import { findLastTargetChange } from "../../audit/audit-log.store.ts";
import { describeConflict } from "../../audit/describe-conflict.ts";
import { lockCompany } from "../../companies/companies.store.ts";
import type { Deps } from "../../context/deps.ts";
import type { Database } from "../../db/schema/database.ts";
import { transact } from "../../db/transact.ts";
import { Refusal } from "../../shared/refusal.ts";
import { DEMO_ACCOUNT_ID } from "../../staff/demo-account.ts";
import type { StaffMember } from "../../staff/staff-member.ts";
import { deleteProvider, findStoredProvider } from "../provider-keys.store.ts";
import { SANDBOX_ID } from "../provider-resolver.ts";
import type { ProviderKind } from "../providers/common/provider-kind.ts";
import { proveKeys } from "../providers/prove-keys.ts";
import { listCompanyProviders, revisionOf } from "./list-company-providers.ts";
import { storeProviderKeys } from "./store-provider-keys.ts";

export type ProviderKeysDeps = Pick<Deps, "db" | "clock" | "payments" | "log">;

type Answer = StaffCallAnswer<"listPaymentProviders">;

/**
 * Stores the keys of a provider once the provider has accepted them (decision 61). 422
 * `provider_keys_refused`, 503 `provider_unreachable`: nothing is stored. 409 `settings_changed`: the
 * sender has not seen the stored keys. 403 `not_for_the_demo`, 503 `payment_provider_offline` without
 * online payments.
 */
export async function setPaymentProvider(
  deps: ProviderKeysDeps,
  member: StaffMember,
  providerId: string,
  { revision, keys }: ParsedStaffRequestPart<"setPaymentProvider", "body">,
): Promise<Answer | Refusal> {
  const { clock, payments, log } = deps;
  if (member.accountId === DEMO_ACCOUNT_ID) return new Refusal("not_for_the_demo");
  if (!payments) return new Refusal("payment_provider_offline");
  if (providerId === SANDBOX_ID) return new Refusal("invalid_params");
  const { bases, timeoutMs } = payments;
  const failure = await proveKeys(keys, { bases, clock, ...(timeoutMs && { timeoutMs }) });
  if (failure) {
    log.warn({ ...failure, companyId: member.companyId }, "provider keys not stored");
    const isNo = failure.kind === "misconfigured";
    return new Refusal(isNo ? "provider_keys_refused" : "provider_unreachable");
  }
  const refused = await change(deps, { member, providerId, revision }, async (trx) => {
    const stored = await storeProviderKeys(
      { db: trx, clock, payments },
      member.companyId,
      providerId,
      keys,
    );
    return stored instanceof Refusal
      ? stored
      : { action: "payments.set_keys", after: { kind: stored.kind } };
  });
  return refused ?? listCompanyProviders(deps, member.companyId);
}

/** Removes the keys of a provider that the sender has seen. A repeated call changes nothing. */
export async function removePaymentProvider(
  deps: ProviderKeysDeps,
  member: StaffMember,
  providerId: string,
  { revision }: ParsedStaffRequestPart<"removePaymentProvider", "body">,
): Promise<Answer | Refusal> {
  if (member.accountId === DEMO_ACCOUNT_ID) return new Refusal("not_for_the_demo");
  const { companyId } = member;
  if (await findStoredProvider(deps.db, companyId, providerId)) {
    const refused = await change(deps, { member, providerId, revision }, async (trx) => {
      await deleteProvider(trx, companyId, providerId);
      return { action: "payments.remove_keys", after: null };
    });
    if (refused) return refused;
  }
  return listCompanyProviders(deps, companyId);
}

type Seen = { member: StaffMember; providerId: string; revision: string | null };
type Write = (
  trx: Kysely<Database>,
) => Promise<{ action: AuditAction; after: { kind: ProviderKind } | null } | Refusal>;

/**
 * Writes the change and its audit entry, which has no key, if the sender has seen what is stored.
 */
function change(
  { db, clock }: ProviderKeysDeps,
  { member, providerId, revision }: Seen,
  write: Write,
): Promise<Refusal | null> {
  return transact(db, async (trx) => {
    const { companyId } = member;
    await lockCompany(trx, companyId);
    const stored = await findStoredProvider(trx, companyId, providerId);
    if ((stored ? revisionOf(stored) : null) !== revision) {
      return refuseAsChanged(trx, member, { providerId, kind: stored?.kind ?? null });
    }
    const written = await write(trx);
    if (written instanceof Refusal) return written;
    const before = stored && { kind: stored.kind };
    await recordChange(trx, member, clock(), { ...written, target: providerId, before });
    return null;
  });
}

async function refuseAsChanged(
  trx: Kysely<Database>,
  member: StaffMember,
  { providerId, kind }: { providerId: string; kind: ProviderKind | null },
): Promise<Refusal> {
  const about = { area: "payments", target: providerId };
  const last = await findLastTargetChange(trx, member.companyId, about);
  if (!last) return new Refusal("settings_changed");
  return new Refusal("settings_changed", {
    changed: describeConflict(last, member, kind ?? "none"),
  });
}
