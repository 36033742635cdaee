import { expect, test } from "vitest";
import { secretBox } from "../../shared/secret-box.ts";
import { ProviderFailure } from "./common/provider-failure.ts";
import type { ProviderKind } from "./common/provider-kind.ts";
import { openProvider, type ProviderContext, providerBases } from "./open-provider.ts";
import { PLANTED_SECRETS, plantedSecretsIn } from "./testing/payment-order.ts";
import { createMemorySandboxStore } from "./testing/sandbox-memory-store.ts";

const box = secretBox(["a server's key of at least thirty-two signs"]);
const context: ProviderContext = {
  box,
  bases: providerBases({ production: false }),
  drawQr: (text) => `data:drawn,${text}`,
  sandboxStore: createMemorySandboxStore(),
  production: false,
  hasRealProviders: false,
};

const SETTINGS: Record<ProviderKind, object> = {
  stripe: { provider: "stripe", ...PLANTED_SECRETS.stripe },
  tuna: { provider: "tuna", ...PLANTED_SECRETS.tuna },
  d24: { provider: "d24", ...PLANTED_SECRETS.d24 },
  sandbox: { provider: "sandbox" },
};

function stored(kind: ProviderKind, settings: unknown = SETTINGS[kind], companyId = "tacos") {
  const text = typeof settings === "string" ? settings : JSON.stringify(settings);
  return { companyId, kind, sealed: box.seal({ companyId, purpose: kind }, text) };
}

test.each([
  ["stripe", ["card"]],
  ["tuna", ["pix"]],
  ["d24", ["card", "pix", "yape"]],
  ["sandbox", ["card", "pix"]],
] as const)("%s takes %o", async (kind, methods) => {
  const opened = await openProvider(stored(kind), context);
  expect(opened).toMatchObject({ kind });
  if (opened instanceof ProviderFailure) throw new Error("not opened");
  expect([...opened.methods].sort()).toEqual(methods);
});

test("another company's keys do not open", async () => {
  const moved = { ...stored("stripe"), companyId: "pizza" };
  expect(await openProvider(moved, context)).toMatchObject({
    kind: "misconfigured",
    reason: "keys",
  });
});

test.each([
  ["stripe", { provider: "stripe", secretKey: "sk_planted" }],
  ["stripe", { provider: "stripe", ...PLANTED_SECRETS.stripe, secretKey: "pk_planted" }],
  ["stripe", { provider: "stripe", ...PLANTED_SECRETS.stripe, webhookSecret: "" }],
  ["stripe", { provider: "d24", ...PLANTED_SECRETS.d24 }],
  ["tuna", { provider: "tuna", ...PLANTED_SECRETS.tuna, appToken: "planted\r\nx-other: 1" }],
  ["tuna", { provider: "tuna", ...PLANTED_SECRETS.tuna, contactEmail: "planted" }],
  ["d24", { provider: "d24", ...PLANTED_SECRETS.d24, more: "planted" }],
  ["d24", "planted, no json"],
] as const)("%s with %o is misconfigured, and does not say with what", async (kind, settings) => {
  const failed = await openProvider(stored(kind, settings), context);
  expect(failed).toMatchObject({ kind: "misconfigured", reason: "settings" });
  expect(plantedSecretsIn(JSON.stringify(failed))).toEqual([]);
});

test("the sandbox does not load in production beside real providers", async () => {
  const open = (server: Pick<ProviderContext, "production" | "hasRealProviders">) =>
    openProvider(stored("sandbox"), { ...context, ...server });
  expect(await open({ production: true, hasRealProviders: true })).toMatchObject({
    kind: "misconfigured",
    reason: "production",
  });
  expect(await open({ production: true, hasRealProviders: false })).toMatchObject({
    kind: "sandbox",
  });
  expect(await open({ production: false, hasRealProviders: true })).toMatchObject({
    kind: "sandbox",
  });
});

test("production and tests go to different places", () => {
  const [real, tests] = [providerBases({ production: true }), providerBases({ production: false })];
  expect(new URL("NewSession", real.tuna.token).href).toBe(
    "https://token.tunagateway.com/api/Token/NewSession",
  );
  expect(new URL("Init", tests.tuna.payment).href).toBe(
    "https://sandbox.tuna-demo.uy/api/Payment/Init",
  );
  expect(new URL("/v3/deposits", real.d24).href).toBe("https://api.directa24.com/v3/deposits");
  expect(tests.d24.host).toBe("api-stg.directa24.com");
});
