import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DEMO_ACCOUNT_ID } from "../../staff/demo-account.ts";
import { signedInAs } from "../../testing/staff-members.ts";
import { createProviderResolver } from "../provider-resolver.ts";
import { PLANTED_SECRETS, plantedSecretsIn } from "../providers/testing/payment-order.ts";
import {
  openPaymentFixture,
  type PaymentFixture,
  PROVIDER_NAMES,
  type ProviderName,
} from "../testing/provider-payment-fixture.ts";
import { setPaymentProvider } from "./change-provider-keys.ts";

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await openPaymentFixture();
});
beforeEach(async () => {
  await fixture.reset();
  await fixture.api.db.deleteFrom("payment_providers").execute();
});
afterAll(() => fixture.close());

type Body = StaffCallAnswer<"listPaymentProviders"> & { code?: string };
const PATH = "/ms-payments/companies/tacos/providers";
const call = (method: "GET" | "PUT" | "POST", path = "", body: unknown = undefined) =>
  fixture.api.send<Body>(method, `${PATH}${path}`, { ...signedInAs("owner"), body });
const keysOf = (provider: ProviderName) => ({ provider, ...PLANTED_SECRETS[provider] });
const put = (provider: ProviderName, keys: object = keysOf(provider), revision: unknown = null) =>
  call("PUT", `/${provider}`, { revision, keys });
const listed = async (id: string) =>
  (await call("GET")).body.providers.find(({ provider_id }) => provider_id === id);
const auditLog = () =>
  fixture.api.db
    .selectFrom("audit_log")
    .selectAll()
    .where("action", "like", "payments.%")
    .orderBy("at")
    .execute();

/** No answer, log line or audit entry has a key; the calls' own bodies are not looked at. */
async function leaks(...answers: unknown[]): Promise<string[]> {
  const log = fixture.api.log.map((line) => JSON.stringify(line));
  return plantedSecretsIn(JSON.stringify([answers, log, await auditLog()]));
}

test.each(PROVIDER_NAMES)("keys that %s accepts are stored, and never read back", async (name) => {
  expect(await listed(name)).toMatchObject({ state: "missing", revision: null, key_end: null });
  const stored = await put(name);
  expect(stored.status, JSON.stringify(stored.body)).toBe(200);
  const end = { stripe: "Qx81", tuna: "0041", d24: "5512" }[name];
  const provider = await listed(name);
  expect(provider).toMatchObject({ kind: name, state: "ready", key_end: end });
  const opened = await createProviderResolver(fixture.api.deps).open("tacos", name);
  expect(opened).toMatchObject({ kind: name });
  // Nothing was created at the provider.
  expect(fixture.cases[name].count()).toBe(0);
  expect(await auditLog()).toMatchObject([
    { action: "payments.set_keys", target: name, before: null, after: { kind: name } },
  ]);
  expect(await leaks(stored.body, provider)).toEqual([]);
  const rows = await fixture.api.db.selectFrom("payment_providers").selectAll().execute();
  expect(plantedSecretsIn(JSON.stringify(rows))).toEqual([]);
});

const WRONG = {
  stripe: { ...PLANTED_SECRETS.stripe, secretKey: "sk_test_plantedOther" },
  tuna: { ...PLANTED_SECRETS.tuna, appToken: "planted-other" },
  d24: { ...PLANTED_SECRETS.d24, apiSignature: "plantedOther" },
};

test.each(PROVIDER_NAMES)("keys that %s refuses replace nothing", async (name) => {
  await put(name);
  const before = await listed(name);
  const refused = await put(name, { provider: name, ...WRONG[name] }, before?.revision);
  expect(refused).toMatchObject({ status: 422, body: { code: "provider_keys_refused" } });
  expect(await listed(name)).toEqual(before);
  expect(await auditLog()).toHaveLength(1);
  expect(await leaks(refused.body)).toEqual([]);
});

test.each(PROVIDER_NAMES)("keys are not stored while %s gives no answer", async (name) => {
  fixture.cases[name].server.failure = "500";
  const away = await put(name);
  fixture.cases[name].server.failure = "none";
  expect(away).toMatchObject({ status: 503, body: { code: "provider_unreachable" } });
  expect(await listed(name)).toMatchObject({ state: "missing" });
  expect(await auditLog()).toEqual([]);
  expect(await leaks(away.body)).toEqual([]);
});

test("a wrong form names the field, and never what was sent", async () => {
  const keys = { ...keysOf("stripe"), secretKey: "planted without a prefix" };
  const answer = await put("stripe", keys);
  expect(answer).toMatchObject({ status: 422, body: { code: "invalid_body" } });
  expect(JSON.stringify(answer.body)).toContain("keys.secretKey");
  expect(await leaks(answer.body)).toEqual([]);
});

test("keys that the sender has not seen stay, and seen ones are removed", async () => {
  await put("d24");
  const revision = (await listed("d24"))?.revision;
  const changed = { status: 409, body: { code: "settings_changed" } };
  expect(await put("d24")).toMatchObject(changed);
  expect(await call("POST", "/d24/remove", { revision: "other" })).toMatchObject(changed);
  const removed = await call("POST", "/d24/remove", { revision });
  expect(removed.status).toBe(200);
  expect(await listed("d24")).toMatchObject({ kind: null, state: "missing", revision: null });
  expect((await call("POST", "/d24/remove", { revision })).status).toBe(200);
  expect((await auditLog()).map(({ action }) => action)).toEqual([
    "payments.set_keys",
    "payments.remove_keys",
  ]);
});

test("the demo stores no keys, and the sandbox has none", async () => {
  const keys = keysOf("d24") as Parameters<typeof setPaymentProvider>[3]["keys"];
  const member = {
    companyId: "tacos",
    accountId: DEMO_ACCOUNT_ID,
    name: "Demo",
    role: "owner",
    from: "here",
    permissions: [],
  } as unknown as Parameters<typeof setPaymentProvider>[1];
  const answer = await setPaymentProvider(fixture.api.deps, member, "d24", {
    revision: null,
    keys,
  });
  expect(answer).toMatchObject({ code: "not_for_the_demo" });
  const sandbox = await call("PUT", "/sandbox", { revision: null, keys });
  expect(sandbox).toMatchObject({ status: 422, body: { code: "invalid_params" } });
});
