import type { Deps } from "../context/deps.ts";
import { secretBox } from "../shared/secret-box.ts";
import { findStoredProvider, hasRealProviderKeys } from "./provider-keys.store.ts";
import type { PaymentProvider } from "./providers/common/payment-provider.ts";
import { ProviderFailure } from "./providers/common/provider-failure.ts";
import { openProvider, openSandboxProvider } from "./providers/open-provider.ts";
import type { SandboxProvider } from "./providers/sandbox/sandbox-provider.ts";
import { createSandboxStore } from "./sandbox-payments.store.ts";

/** The id under which payment methods name the sandbox; it needs no keys. */
export const SANDBOX_ID = "sandbox";

/** Opens a company's providers by the id that its payment methods name. */
export type ProviderResolver = {
  /**
   * The provider; `misconfigured` when the company has no keys of it (`missing`), when they do not
   * open (`keys`, `settings`), for the sandbox beside real providers (`production`), and without
   * online payments (`off`).
   */
  open(
    companyId: string,
    providerId: string,
  ): Promise<PaymentProvider | SandboxProvider | ProviderFailure>;
};

/** Reads the keys on each call, so that changed keys apply at once in every process. */
export function createProviderResolver({
  db,
  clock,
  payments,
}: Pick<Deps, "db" | "clock" | "payments">): ProviderResolver {
  if (!payments) return { open: async () => new ProviderFailure(null, "misconfigured", "off") };
  const { secretKeys, ...surroundings } = payments;
  const providerDeps = { ...surroundings, clock, box: secretBox(secretKeys) };
  const sandboxStore = createSandboxStore(db);
  return {
    open: async (companyId, providerId) => {
      const stored = await findStoredProvider(db, companyId, providerId);
      if (!stored && providerId !== SANDBOX_ID) {
        return new ProviderFailure(null, "misconfigured", "missing");
      }
      const isReal = payments.production && (await hasRealProviderKeys(db));
      const context = { ...providerDeps, sandboxStore, hasRealProviders: isReal };
      return stored
        ? openProvider({ ...stored, companyId }, context)
        : openSandboxProvider(companyId, context);
    },
  };
}
