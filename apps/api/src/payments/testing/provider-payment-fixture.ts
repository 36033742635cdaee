import type { PaymentDeps } from "../../context/deps.ts";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import { type CompanyFile, smallCompany } from "../../testing/small-company.ts";
import { testPayments } from "../../testing/test-payments.ts";
import { storeProviderKeys } from "../keys/store-provider-keys.ts";
import { createPaymentContext } from "../payment-context.ts";
import { type D24Server, startD24Server } from "../providers/testing/d24-server.ts";
import { PLANTED_SECRETS } from "../providers/testing/payment-order.ts";
import { type StripeServer, startStripeServer } from "../providers/testing/stripe-server.ts";
import { type StubServer, setFailure } from "../providers/testing/stub-server.ts";
import { startTunaServer, type TunaServer } from "../providers/testing/tuna-server.ts";
import { pollDuePayments } from "./poll-due.ts";

/** A provider's method and simulated server, and the actions of its customer. */
export type ProviderCase = {
  /** The method's id, which starts with the provider's id. */
  method: string;
  server: StubServer;
  /** The part of the path of the calls that create a payment or read its status. */
  failureOn: string;
  /** How many payments the provider has. */
  count(): number;
  pay(reference: string): void;
  /** The notifications that the provider sends after the payment. */
  notifications(reference: string): { body: string; headers: Headers }[];
};

export type PaymentFixture = {
  api: TestApp;
  servers: { stripe: StripeServer; tuna: TunaServer; d24: D24Server };
  cases: Record<ProviderName, ProviderCase>;
  /** Resets keys, companies and clock. */
  reset(): Promise<void>;
  /** Sets the deadline of calls to providers from now on. */
  wait(timeoutMs: number): void;
  /**
   * Advances the clock in steps of five seconds, as on the server, and runs the schedule in each.
   */
  advanceSeconds(seconds: number, step?: number): Promise<void>;
  notify(
    providerCase: ProviderCase,
    notification: { body: BodyInit; headers: Headers },
  ): Promise<Response>;
  close(): Promise<void>;
};

export type ProviderName = "stripe" | "tuna" | "d24";
export const PROVIDER_NAMES: readonly ProviderName[] = ["stripe", "tuna", "d24"];

/** Returns the small company in reais, with a method of each provider. */
export function companyWithProviders(): CompanyFile {
  const file = smallCompany();
  const method = (id: string, provider_id: string) => ({ id, code: id, provider_id });
  return {
    ...file,
    company: {
      ...file.company,
      country: { country_code: "BR" },
      currency: { code: "BRL", symbol: "R$", position: "left", show_decimals: true },
    },
    payment_methods: {
      takeaway: [
        { id: "cash", code: "cash" },
        method("stripe_card", "stripe"),
        method("tuna_pix", "tuna"),
        method("d24_yape", "d24"),
        method("sandbox_card", "sandbox"),
      ],
    },
  };
}

/** Opens the API with servers that simulate the three providers. */
export async function openPaymentFixture(): Promise<PaymentFixture> {
  const api = await createTestApp([companyWithProviders()]);
  const servers = {
    stripe: await startStripeServer(PLANTED_SECRETS.stripe),
    tuna: await startTunaServer(PLANTED_SECRETS.tuna, () => api.now),
    d24: await startD24Server(PLANTED_SECRETS.d24),
  };
  const { stripe, tuna, d24 } = servers;
  const plain = (body: string) => [{ body, headers: new Headers() }];
  const cases: PaymentFixture["cases"] = {
    stripe: {
      method: "stripe_card",
      server: stripe,
      failureOn: "/v1/payment_intents",
      count: () => stripe.intents.size,
      pay: (reference) => stripe.pay(reference),
      notifications: (reference) =>
        ["payment_intent.processing", "payment_intent.succeeded"].map((type) =>
          stripe.event(type, reference, api.now),
        ),
    },
    tuna: {
      method: "tuna_pix",
      server: tuna,
      failureOn: "/api/Payment/",
      count: () => tuna.payments.size,
      pay: (reference) => tuna.setStatus(reference, "2"),
      notifications: (reference) => plain(tuna.callback(reference)),
    },
    d24: {
      method: "d24_yape",
      server: d24,
      failureOn: "/v3/deposits",
      count: () => d24.deposits.size,
      pay: (reference) => d24.setStatus(reference, "COMPLETED"),
      notifications: (reference) => plain(d24.notification(reference)),
    },
  };
  const at = (path: string) => new URL(path, tuna.url);
  const bases = {
    stripe: stripe.url,
    tuna: { token: at("/api/Token/"), payment: at("/api/Payment/") },
    d24: d24.url,
  };
  const surround = (more: Partial<PaymentDeps> = {}) => {
    api.deps.payments = testPayments({ bases, ...more });
    api.restart();
  };
  const fixture: PaymentFixture = {
    api,
    servers,
    cases,
    wait: (timeoutMs) => surround({ timeoutMs }),
    advanceSeconds: async (seconds, step = 5) => {
      const context = createPaymentContext(api.deps);
      for (let passed = 0; passed < seconds; passed += step) {
        api.now = new Date(api.now.getTime() + step * 1_000);
        await pollDuePayments(context);
      }
    },
    notify: ({ method }, { body, headers }) => {
      const [provider = ""] = method.split("_");
      const path = `/ms-payments/public/notifications/tacos/${provider}`;
      return api.raw(path, { method: "POST", body, headers });
    },
    reset: async () => {
      await api.reset();
      surround();
      for (const server of Object.values(servers)) {
        setFailure(server, "none");
      }
      tuna.tellsAmount = false;
      for (const provider of PROVIDER_NAMES) {
        await storeProviderKeys(api.deps, "tacos", provider, {
          provider,
          ...PLANTED_SECRETS[provider],
        });
      }
    },
    close: async () => {
      await Promise.all(Object.values(servers).map((server) => server.close()));
      await api.close();
    },
  };
  return fixture;
}
