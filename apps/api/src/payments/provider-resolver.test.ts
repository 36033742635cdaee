import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { smallCompany } from "../testing/small-company.ts";
import { testPayments } from "../testing/test-payments.ts";
import { storeProviderKeys } from "./keys/store-provider-keys.ts";
import { createProviderResolver } from "./provider-resolver.ts";
import { PLANTED_SECRETS } from "./providers/testing/payment-order.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.db.deleteFrom("payment_providers").execute());
afterAll(() => api.close());

const open = (providerId: string, payments = testPayments()) =>
  createProviderResolver({ ...api.deps, payments }).open("tacos", providerId);
const set = (providerId: string, settings: object) =>
  storeProviderKeys(api.deps, "tacos", providerId, settings);

test("only the sandbox opens without keys", async () => {
  expect(await open("sandbox")).toMatchObject({ kind: "sandbox" });
  expect(await open("stripe")).toMatchObject({ kind: "misconfigured", reason: "missing" });
  for (const provider of ["stripe", "tuna", "d24"] as const) {
    await set(`our-${provider}`, { provider, ...PLANTED_SECRETS[provider] });
    expect(await open(`our-${provider}`)).toMatchObject({ kind: provider });
  }
});

test("changed keys apply at once", async () => {
  const providers = createProviderResolver(api.deps);
  expect(await providers.open("tacos", "checkout")).toMatchObject({ reason: "missing" });
  await set("checkout", { provider: "d24", ...PLANTED_SECRETS.d24 });
  expect(await providers.open("tacos", "checkout")).toMatchObject({ kind: "d24" });
  await set("checkout", { provider: "sandbox" });
  expect(await providers.open("tacos", "checkout")).toMatchObject({ kind: "sandbox" });
  expect(await providers.open("pizza", "checkout")).toMatchObject({ reason: "missing" });
});

test("in production with real providers no id opens the sandbox", async () => {
  const payments = testPayments({ production: true });
  await set("checkout", { provider: "sandbox" });
  expect(await open("sandbox", payments)).toMatchObject({ kind: "sandbox" });
  await set("stripe", { provider: "stripe", ...PLANTED_SECRETS.stripe });
  for (const id of ["sandbox", "checkout"]) {
    expect(await open(id, payments)).toMatchObject({ kind: "misconfigured", reason: "production" });
    expect(await open(id)).toMatchObject({ kind: "sandbox" });
  }
  expect(await open("stripe", payments)).toMatchObject({ kind: "stripe" });
});

test("keys sealed for one company or provider do not open for another", async () => {
  await set("stripe", { provider: "stripe", ...PLANTED_SECRETS.stripe });
  const row = await api.db.selectFrom("payment_providers").selectAll().executeTakeFirstOrThrow();
  await api.store(smallCompany("pizza"));
  await api.db
    .insertInto("payment_providers")
    .values([
      { ...row, company_id: "pizza" },
      { ...row, provider_id: "tuna", kind: "tuna" },
    ])
    .execute();
  const providers = createProviderResolver(api.deps);
  expect(await providers.open("pizza", "stripe")).toMatchObject({ reason: "keys" });
  expect(await providers.open("tacos", "tuna")).toMatchObject({ reason: "keys" });
  const secretKeys = ["a server's other key, long enough"] as const;
  expect(await open("stripe", testPayments({ secretKeys }))).toMatchObject({ reason: "keys" });
});

test("without payments nothing is opened", async () => {
  const providers = createProviderResolver({ ...api.deps, payments: null });
  expect(await providers.open("tacos", "sandbox")).toMatchObject({ reason: "off" });
});
