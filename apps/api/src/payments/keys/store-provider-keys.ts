import { faultsFromIssues } from "@comanda/contract/calls/parse-answer";
import { Id } from "@comanda/contract/fields/field-schemas";
import { ProviderSettings } from "@comanda/contract/providers/provider-settings";
import * as v from "valibot";
import type { Deps } from "../../context/deps.ts";
import { Refusal } from "../../shared/refusal.ts";
import { secretBox } from "../../shared/secret-box.ts";
import { upsertProvider } from "../provider-keys.store.ts";
import type { ProviderKind } from "../providers/common/provider-kind.ts";

export type ProviderDeps = Pick<Deps, "db" | "clock" | "payments">;

/**
 * Encrypts and stores a company's keys of a provider, and replaces the earlier ones with this id. Refused as
 * `invalid_body`, which names the invalid fields and never their values, as `invalid_params` for an invalid id, and
 * as `payment_provider_offline` where the server has no online payments.
 */
export async function storeProviderKeys(
  { db, clock, payments }: ProviderDeps,
  companyId: string,
  providerId: string,
  settings: unknown,
): Promise<{ provider_id: string; kind: ProviderKind } | Refusal> {
  if (!payments) return new Refusal("payment_provider_offline");
  if (!v.is(Id, providerId)) {
    return new Refusal("invalid_params", { detail: "The id is letters, digits, and any of .:_-" });
  }
  const read = v.safeParse(ProviderSettings, settings);
  if (!read.success) return invalid(settings, read.issues);
  const { provider: kind } = read.output;
  const sealed = secretBox(payments.secretKeys).seal(
    { companyId, purpose: kind },
    JSON.stringify(read.output),
  );
  await upsertProvider(db, { companyId, providerId, kind, sealed, at: clock() });
  return { provider_id: providerId, kind };
}

function invalid(settings: unknown, issues: Parameters<typeof faultsFromIssues>[0]): Refusal {
  const isObject = typeof settings === "object" && settings !== null;
  if (!isObject) return new Refusal("invalid_body", { detail: "It is not a JSON object" });
  const lines = faultsFromIssues(issues).map(({ path, message }) => `${path}: ${message}`);
  return new Refusal("invalid_body", { detail: lines.join("; ") });
}
