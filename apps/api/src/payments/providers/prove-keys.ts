import type { ProviderKeys } from "@comanda/contract/providers/provider-settings";
import type { PaymentProvider, ProviderOptions } from "./common/payment-provider.ts";
import { ProviderFailure } from "./common/provider-failure.ts";
import { d24Provider } from "./d24/d24-provider.ts";
import type { ProviderBases } from "./open-provider.ts";
import { openTunaSession } from "./tuna/tuna-session.ts";

/** Payments that do not exist; a provider answers that it has none, once it has accepted the keys. */
const NO_INTENT = "pi_comandaKeyCheck";
const NO_DEPOSIT = "0";

/**
 * Tries keys at their provider with a call that moves no money and creates no payment. Null when the
 * provider accepts them; otherwise `misconfigured` for keys that it refuses, and `unavailable` without a
 * usable answer. The publishable key and the secret of notifications are not tried: no call needs them.
 */
export async function proveKeys(
  keys: ProviderKeys,
  { bases, ...options }: ProviderOptions & { bases: ProviderBases },
): Promise<ProviderFailure | null> {
  switch (keys.provider) {
    case "stripe": {
      const { stripeProvider } = await import("./stripe/stripe-provider.ts");
      return asksInVain(stripeProvider(keys, bases.stripe, options), NO_INTENT);
    }
    case "d24":
      return asksInVain(d24Provider(keys, bases.d24, options), NO_DEPOSIT);
    case "tuna":
      return asRefusedKeys(await openTunaSession(keys, bases.tuna, options));
  }
}

/** A provider that says no to the payment, and not to the keys, has accepted the keys. */
async function asksInVain(
  provider: PaymentProvider,
  reference: string,
): Promise<ProviderFailure | null> {
  const answer = await provider.status({ reference, createdAt: new Date(0) });
  return answer instanceof ProviderFailure && answer.kind !== "refused" ? answer : null;
}

/** Tuna says no with status 200 and a code; a session is refused for its keys alone. */
function asRefusedKeys(answer: ProviderFailure | string): ProviderFailure | null {
  if (typeof answer === "string") return null;
  const { provider, kind, reason } = answer;
  return kind === "refused" ? new ProviderFailure(provider, "misconfigured", reason) : answer;
}
