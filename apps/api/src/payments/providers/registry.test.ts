import { expect, test } from "vitest";
import type { ProviderKind } from "./provider.ts";
import { ProviderFailure } from "./provider-failure.ts";

import { openProvider, type ProviderContext, providerBases } from "./registry.ts";
import { secretBox } from "./secret-box.ts";
import { PLANTED, plantedIn } from "./testing/payment-order.ts";
import { sandboxMemory } from "./testing/sandbox-memory.ts";

const box = secretBox(["a server's key of at least thirty-two signs"]);
const context: ProviderContext = {
  box,
  bases: providerBases(false),
  drawQr: (text) => `data:drawn,${text}`,
  sandboxStore: sandboxMemory(),
  production: false,
  hasRealProviders: false,
};

const SETTINGS: Record<ProviderKind, object> = {
  stripe: { provider: "stripe", ...PLANTED.stripe },
  tuna: { provider: "tuna", ...PLANTED.tuna },
  d24: { provider: "d24", ...PLANTED.d24 },
  sandbox: { provider: "sandbox" },
};

function stored(kind: ProviderKind, settings: unknown = SETTINGS[kind], companyId = "tacos") {
  const text = typeof settings === "string" ? settings : JSON.stringify(settings);
  return { companyId, kind, sealed: box.seal({ companyId, provider: kind }, text) };
}

test.each([
  ["stripe", ["card"]],
  ["tuna", ["pix"]],
  ["d24", ["card", "pix", "yape"]],
  ["sandbox", ["card", "pix"]],
] as const)("%s takes %o", (kind, methods) => {
  const opened = openProvider(stored(kind), context);
  expect(opened).toMatchObject({ kind });
  if (opened instanceof ProviderFailure) throw new Error("not opened");
  expect([...opened.methods].sort()).toEqual(methods);
});

test("another company's keys do not open", () => {
  const moved = { ...stored("stripe"), companyId: "pizza" };
  expect(openProvider(moved, context)).toMatchObject({ kind: "misconfigured", reason: "keys" });
});

test.each([
  ["stripe", { provider: "stripe", secretKey: "sk_planted" }],
  ["stripe", { provider: "stripe", ...PLANTED.stripe, secretKey: "pk_planted" }],
  ["stripe", { provider: "stripe", ...PLANTED.stripe, webhookSecret: "" }],
  ["stripe", { provider: "d24", ...PLANTED.d24 }],
  ["tuna", { provider: "tuna", ...PLANTED.tuna, appToken: "planted\r\nx-other: 1" }],
  ["tuna", { provider: "tuna", ...PLANTED.tuna, contactEmail: "planted" }],
  ["d24", { provider: "d24", ...PLANTED.d24, more: "planted" }],
  ["d24", "planted, no json"],
] as const)("%s with %o is misconfigured, and does not say with what", (kind, settings) => {
  const failed = openProvider(stored(kind, settings), context);
  expect(failed).toMatchObject({ kind: "misconfigured", reason: "settings" });
  expect(plantedIn(JSON.stringify(failed))).toEqual([]);
});

test("the sandbox does not load in production beside real providers", () => {
  const open = (production: boolean, hasRealProviders: boolean) =>
    openProvider(stored("sandbox"), { ...context, production, hasRealProviders });
  expect(open(true, true)).toMatchObject({ kind: "misconfigured", reason: "production" });
  expect(open(true, false)).toMatchObject({ kind: "sandbox" });
  expect(open(false, true)).toMatchObject({ kind: "sandbox" });
});

test("production and tests go to different places", () => {
  const [real, tests] = [providerBases(true), providerBases(false)];
  expect(new URL("NewSession", real.tuna.token).href).toBe(
    "https://token.tunagateway.com/api/Token/NewSession",
  );
  expect(new URL("Init", tests.tuna.payment).href).toBe(
    "https://sandbox.tuna-demo.uy/api/Payment/Init",
  );
  expect(new URL("/v3/deposits", real.d24).href).toBe("https://api.directa24.com/v3/deposits");
  expect(tests.d24.host).toBe("api-stg.directa24.com");
});
