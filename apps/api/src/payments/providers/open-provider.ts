import { ProviderSettings } from "@comanda/contract/providers/provider-settings";
import * as v from "valibot";
import { type SecretBox, SecretBoxFault } from "../../shared/secret-box.ts";
import { parseJsonOrUndefined } from "./common/notification-body.ts";
import type { PaymentProvider, ProviderOptions } from "./common/payment-provider.ts";
import { ProviderFailure } from "./common/provider-failure.ts";
import type { ProviderKind } from "./common/provider-kind.ts";
import type { DrawQr } from "./common/qr-picture.ts";
import { d24Provider } from "./d24/d24-provider.ts";
import type { SandboxStore } from "./sandbox/sandbox-payment.ts";
import { type SandboxProvider, sandboxProvider } from "./sandbox/sandbox-provider.ts";
import { type TunaBases, tunaProvider } from "./tuna/tuna-provider.ts";

/** Base addresses of the providers. Tuna's two are folders and end in `/`, the others are hosts. */
export type ProviderBases = { stripe: URL; tuna: TunaBases; d24: URL };

/** A company's stored provider; `sealed` is the text of a `SecretBox`. */
export type StoredProvider = { companyId: string; kind: ProviderKind; sealed: string };

export type ProviderContext = ProviderOptions & {
  box: SecretBox;
  bases: ProviderBases;
  drawQr: DrawQr;
  sandboxStore: SandboxStore;
  production: boolean;
  /** Whether any company of this server has keys of a real provider. */
  hasRealProviders: boolean;
};

/**
 * Returns the addresses of production and of tests (decision 21). Stripe has one: its keys decide
 * which.
 */
export function providerBases({ production }: { production: boolean }): ProviderBases {
  const stripe = new URL("https://api.stripe.com/");
  if (!production) {
    return {
      stripe,
      tuna: {
        token: new URL("https://token.tuna-demo.uy/api/Token/"),
        payment: new URL("https://sandbox.tuna-demo.uy/api/Payment/"),
      },
      d24: new URL("https://api-stg.directa24.com/"),
    };
  }
  return {
    stripe,
    tuna: {
      token: new URL("https://token.tunagateway.com/api/Token/"),
      payment: new URL("https://engine.tunagateway.com/api/Payment/"),
    },
    d24: new URL("https://api.directa24.com/"),
  };
}

/**
 * Opens a company's provider; `misconfigured` when its keys cannot be decrypted (`keys`) or are no
 * settings of its kind (`settings`), and for the sandbox where real money is taken. The SDK of Stripe
 * takes 25 MB and is loaded for the first company that uses it.
 */
export async function openProvider(
  stored: StoredProvider,
  context: ProviderContext,
): Promise<PaymentProvider | SandboxProvider | ProviderFailure> {
  const settings = readSealed(stored, context.box);
  if (typeof settings === "string")
    return new ProviderFailure(stored.kind, "misconfigured", settings);
  const { bases, drawQr } = context;
  switch (settings.provider) {
    case "stripe": {
      const { stripeProvider } = await import("./stripe/stripe-provider.ts");
      return stripeProvider(settings, bases.stripe, context);
    }
    case "tuna":
      return tunaProvider(settings, bases.tuna, drawQr, context);
    case "d24":
      return d24Provider(settings, bases.d24, context);
    case "sandbox":
      return openSandboxProvider(stored.companyId, context);
  }
}

/** Opens stored keys; `keys` when they cannot be decrypted, `settings` when they are none of their kind. */
export function readSealed(
  { companyId, kind, sealed }: StoredProvider,
  box: SecretBox,
): ProviderSettings | "keys" | "settings" {
  const opened = box.open({ companyId, purpose: kind }, sealed);
  if (opened instanceof SecretBoxFault) return "keys";
  const read = v.safeParse(ProviderSettings, parseJsonOrUndefined(opened));
  return read.success && read.output.provider === kind ? read.output : "settings";
}

/** The sandbox has no keys; `misconfigured` where real money is taken. */
export function openSandboxProvider(
  companyId: string,
  context: Pick<ProviderContext, "sandboxStore" | "drawQr" | "production" | "hasRealProviders"> &
    ProviderOptions,
): SandboxProvider | ProviderFailure {
  const { sandboxStore, drawQr, production, hasRealProviders } = context;
  if (production && hasRealProviders) {
    return new ProviderFailure("sandbox", "misconfigured", "production");
  }
  return sandboxProvider(companyId, sandboxStore, drawQr, context);
}
