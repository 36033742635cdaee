import type { PaymentInstrument } from "@comanda/domain/orders/payment-method";
import type { PaymentProvider } from "../common/payment-provider.ts";
import type { ProviderKind } from "../common/provider-kind.ts";
import { d24Provider } from "../d24/d24-provider.ts";
import { stripeProvider } from "../stripe/stripe-provider.ts";
import { tunaProvider } from "../tuna/tuna-provider.ts";
import { startD24Server } from "./d24-server.ts";
import { NOW, PLANTED_SECRETS } from "./payment-order.ts";
import { startStripeServer } from "./stripe-server.ts";
import type { StubServer } from "./stub-server.ts";
import { startTunaServer } from "./tuna-server.ts";

/** A real adapter in front of a simulated provider. */
export type ProviderFixture = {
  server: StubServer;
  provider: PaymentProvider;
  /** The same adapter with a short deadline, for servers that hang. */
  hasty: PaymentProvider;
  /** The same adapter with keys that the server does not know. */
  stranger: PaymentProvider;
  method: PaymentInstrument;
  /** How many payments the provider has. */
  count(): number;
  /** The customer pays. */
  pay(reference: string): void;
  /** The notifications that the provider sends then. */
  notification(reference: string): { body: string; headers: Headers };
};

const PATIENT = { timeoutMs: 5000, clock: () => NOW };
/** A short deadline; on a busy machine it may pass before the server gets the request. */
const HASTY = { timeoutMs: 100, clock: () => NOW };

const plain = (body: string) => ({
  body,
  headers: new Headers({ "content-type": "application/json" }),
});

/** One for each provider that has a server. */
export const PROVIDER_FIXTURES: Record<
  Exclude<ProviderKind, "sandbox">,
  () => Promise<ProviderFixture>
> = {
  async stripe() {
    const keys = PLANTED_SECRETS.stripe;
    const server = await startStripeServer(keys);
    const others = { ...keys, secretKey: "sk_test_plantedOther" };
    return {
      server,
      provider: stripeProvider(keys, server.url, PATIENT),
      hasty: stripeProvider(keys, server.url, HASTY),
      stranger: stripeProvider(others, server.url, PATIENT),
      method: "card",
      count: () => server.intents.size,
      pay: (reference) => server.pay(reference),
      notification: (reference) => server.event("payment_intent.succeeded", reference, NOW),
    };
  },
  async tuna() {
    const keys = PLANTED_SECRETS.tuna;
    const server = await startTunaServer(keys, () => NOW);
    const at = (path: string) => new URL(path, server.url);
    const bases = { token: at("/api/Token/"), payment: at("/api/Payment/") };
    const drawQr = (text: string) => `data:drawn,${text.length}`;
    const others = { ...keys, appToken: "planted-other" };
    return {
      server,
      provider: tunaProvider(keys, bases, drawQr, PATIENT),
      // Two requests.
      hasty: tunaProvider(keys, bases, drawQr, { timeoutMs: 2 * HASTY.timeoutMs }),
      stranger: tunaProvider(others, bases, drawQr, PATIENT),
      method: "pix",
      count: () => server.payments.size,
      pay: (reference) => server.setStatus(reference, "2"),
      notification: (reference) => plain(server.callback(reference)),
    };
  },
  async d24() {
    const keys = PLANTED_SECRETS.d24;
    const server = await startD24Server(keys);
    const others = { ...keys, apiSignature: "plantedOther" };
    return {
      server,
      provider: d24Provider(keys, server.url, PATIENT),
      hasty: d24Provider(keys, server.url, HASTY),
      stranger: d24Provider(others, server.url, PATIENT),
      method: "yape",
      count: () => server.deposits.size,
      pay: (reference) => server.setStatus(reference, "COMPLETED"),
      notification: (reference) => plain(server.notification(reference)),
    };
  },
};

export const NETWORK_PROVIDERS = Object.keys(
  PROVIDER_FIXTURES,
) as (keyof typeof PROVIDER_FIXTURES)[];
