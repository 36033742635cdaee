import type { Deps } from "../../context/deps.ts";
import { Refusal } from "../../shared/refusal.ts";
import { deleteProvider } from "../provider-keys.store.ts";

/** Deletes a company's keys of a provider; 422 `invalid_params` when there are none. */
export async function deleteProviderKeys(
  { db }: Pick<Deps, "db">,
  companyId: string,
  providerId: string,
): Promise<{ provider_id: string } | Refusal> {
  if (await deleteProvider(db, companyId, providerId)) return { provider_id: providerId };
  return new Refusal("invalid_params", { detail: "There are no keys under this id" });
}
