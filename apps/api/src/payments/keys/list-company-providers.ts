import { createHash } from "node:crypto";
import { SECRET_FIELDS } from "@comanda/contract/providers/provider-key-rules";
import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import { findTimezone } from "../../companies/company-clock.store.ts";
import { Refusal } from "../../shared/refusal.ts";
import { type SecretBox, secretBox } from "../../shared/secret-box.ts";
import { listProviderRows, type ProviderRow } from "../provider-keys.store.ts";
import { SANDBOX_ID } from "../provider-resolver.ts";
import { readSealed } from "../providers/open-provider.ts";
import { listProviderStatuses } from "./list-provider-statuses.ts";
import type { ProviderDeps } from "./store-provider-keys.ts";

/** A shorter secret is shown with none of its characters. */
const MIN_SHOWN_LENGTH = 12;

/**
 * Lists a company's providers and the sandbox. Of the keys it has only the end of one secret. 404
 * `company_not_found`.
 */
export async function listCompanyProviders(
  deps: ProviderDeps,
  companyId: string,
): Promise<StaffCallAnswer<"listPaymentProviders"> | Refusal> {
  const timezone = await findTimezone(deps.db, companyId);
  if (timezone === undefined) return new Refusal("company_not_found");
  const rows = await listProviderRows(deps.db, companyId);
  const listed = await listProviderStatuses(deps, companyId, [SANDBOX_ID]);
  const box = deps.payments && secretBox(deps.payments.secretKeys);
  const providers = listed.map(({ updated_at, ...status }) => {
    const row = rows.find(({ provider_id }) => provider_id === status.provider_id);
    return {
      ...status,
      key_end: row && box ? keyEndOf({ ...row, companyId }, box) : null,
      updated_at: updated_at?.toISOString() ?? null,
      revision: row ? revisionOf(row) : null,
    };
  });
  return { timezone, providers };
}

/** Returns a hash of the stored keys. Sealing the same keys again gives another hash. */
export function revisionOf({ sealed }: Pick<ProviderRow, "sealed">): string {
  return createHash("sha256").update(sealed).digest("base64url").slice(0, 22);
}

function keyEndOf(stored: ProviderRow & { companyId: string }, box: SecretBox): string | null {
  const settings = readSealed(stored, box);
  if (typeof settings === "string" || settings.provider === "sandbox") return null;
  const secret: string =
    Object.entries(settings).find(([field]) => field === SECRET_FIELDS[settings.provider])?.[1] ??
    "";
  return secret.length < MIN_SHOWN_LENGTH ? null : secret.slice(-4);
}
