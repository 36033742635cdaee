import type { ApiKeys } from "@comanda/contract/integrations/api-key-schemas";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { RateLimiter } from "../limits/limiter.ts";
import { rateLimits } from "../limits/rate-limits.ts";
import { newId } from "../shared/new-id.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createTestKey } from "../testing/create-test-key.ts";
import { createPlacedOrder } from "../testing/order-flow.ts";
import { signedInAs } from "../testing/staff-members.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const KEYS = "/ms-integrations/companies/tacos/api-keys";
const BOARD = "/ms-orders/companies/tacos/board";
const owner = () => signedInAs("owner");
const list = async () => (await api.send<ApiKeys>("GET", KEYS, owner())).body.keys;
const make = (body: object) =>
  api.send<{ token: string | null; code?: string; errors?: { path: string }[] }>("POST", KEYS, {
    ...owner(),
    body: {
      id: newId(),
      name: "Stock list",
      permissions: ["orders.read"],
      expires_at: null,
      ...body,
    },
  });
const auditLog = () =>
  api.db.selectFrom("audit_log").selectAll().orderBy("at").orderBy("action").execute();

test("a token is shown once, and neither the database nor the list has it", async () => {
  const id = newId();
  const first = await make({ id });
  expect(first.body.token).toMatch(/^cmd_live_[\w-]{43}$/u);
  expect((await make({ id, name: "Another" })).body.token).toBeNull();
  const stored = JSON.stringify(await api.db.selectFrom("api_keys").selectAll().execute());
  expect(stored).not.toContain(first.body.token);
  const [key, ...more] = await list();
  expect(more).toEqual([]);
  expect(key).toMatchObject({ id, name: "Stock list", created_by: "Owner", last_used_at: null });
  expect(first.body.token?.startsWith(key?.prefix ?? "-")).toBe(true);
});

test.each([
  ["no name", { name: " " }, "name"],
  ["no permission", { permissions: [] }, "permissions"],
  ["a permission that no key may have", { permissions: ["team.manage"] }, "permissions.0"],
  ["the same permission twice", { permissions: ["menu.read", "menu.read"] }, "permissions"],
  ["an end that is no instant", { expires_at: "tomorrow" }, "expires_at"],
])("a key with %s is refused at its field", async (_what, body, path) => {
  const answer = await make(body);
  expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, path]);
  expect(await list()).toEqual([]);
});

test("a key that has ended already is refused, and an ended one proves nothing", async () => {
  const soon = new Date(api.now.getTime() + 60_000).toISOString();
  expect((await make({ expires_at: api.now.toISOString() })).body.code).toBe("end_is_past");
  const key = await createTestKey(api, ["orders.read"], { expires_at: soon });
  expect((await api.send("GET", BOARD, key)).status).toBe(200);
  api.now = new Date(soon);
  expect((await api.send("GET", BOARD, key)).body.code).toBe("api_key_unknown");
});

test("the 51st key of a company is refused, also when many are made at once", async () => {
  const answers = await Promise.all(Array.from({ length: 53 }, () => make({})));
  const codes = answers.map(({ status, body }) => body.code ?? status);
  expect(codes.filter((code) => code === 200)).toHaveLength(50);
  expect(codes.filter((code) => code === "too_many_api_keys")).toHaveLength(3);
});

test("a revoked key is refused at once by every process", async () => {
  const key = await createTestKey(api);
  expect((await api.send("GET", BOARD, key)).status).toBe(200);
  const revoke = () => api.send("POST", `${KEYS}/${key.id}/revoke`, owner());
  expect((await revoke()).body).toEqual({ revoked: true });
  expect((await api.send("GET", BOARD, key)).body.code).toBe("api_key_unknown");
  api.restart();
  expect((await api.send("GET", BOARD, key)).body.code).toBe("api_key_unknown");
  expect((await revoke()).body).toEqual({ revoked: false });
});

test("making, the first of many uses at once, and revoking are in the audit log once", async () => {
  const key = await createTestKey(api);
  const uses = await Promise.all(Array.from({ length: 10 }, () => api.send("GET", BOARD, key)));
  expect(uses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  await api.send("POST", `${KEYS}/${key.id}/revoke`, owner());
  const log = await auditLog();
  const prefix = key.token.slice(0, 13);
  expect(log.map(({ action, actor, target }) => [action, actor, target])).toEqual([
    ["api_keys.create", "Owner", key.id],
    ["api_keys.first_use", "Point of sale", key.id],
    ["api_keys.revoke", "Owner", key.id],
  ]);
  expect(log[1]).toMatchObject({ role: null, origin: `${prefix}…` });
  expect(JSON.stringify(log)).not.toContain(key.token);
});

test("the last use is noted to the hour", async () => {
  const key = await createTestKey(api);
  const use = async () => {
    await api.send("GET", BOARD, key);
    return (await list())[0]?.last_used_at;
  };
  const first = api.now.toISOString();
  expect(await use()).toBe(first);
  api.now = new Date(api.now.getTime() + 59 * 60_000);
  expect(await use()).toBe(first);
  api.now = new Date(api.now.getTime() + 60_000);
  expect(await use()).toBe(api.now.toISOString());
});

test("a change by a key names it, and its repetition changes nothing more", async () => {
  const key = await createTestKey(api, ["orders.read", "orders.advance"]);
  const { id } = await createPlacedOrder(api);
  const accept = () =>
    api.send<Record<string, unknown>>("POST", `/ms-orders/companies/tacos/orders/${id}/accept`, {
      ...key,
      body: { revision: 1, minutes: 15 },
    });
  const accepted = await accept();
  expect(accepted.body).toMatchObject({ status: "PREPARING", client: null, breakdown: null });
  expect((await accept()).body).toEqual(accepted.body);
  const entry = (await auditLog()).filter(({ action }) => action === "orders.accept");
  expect(entry).toMatchObject([{ actor: "Point of sale", account_id: `api-key:${key.id}` }]);
});

test("a key reads people and amounts with orders.details only", async () => {
  const { id } = await createPlacedOrder(api);
  const read = async (key: { headers: Record<string, string> }) =>
    (await api.send("GET", `/ms-orders/companies/tacos/orders/${id}`, key)).body.breakdown;
  expect(await read(await createTestKey(api, ["orders.read"]))).toBeNull();
  expect(await read(await createTestKey(api, ["orders.read", "orders.details"]))).not.toBeNull();
});

test("a section of the settings that only owners change is refused to a key", async () => {
  const key = await createTestKey(api);
  const change = async (section: string) => {
    const path = `/ms-settings/companies/tacos/settings/${section}`;
    const { body } = await api.send<Record<string, unknown>>("GET", path, key);
    const { revision, value } = body;
    return (await api.send("PUT", path, { ...key, body: { revision, value } })).status;
  };
  expect([await change("place"), await change("payments")]).toEqual([200, 403]);
});

test("a key has a limit of its own, and the others of its address go on", async () => {
  const device = [{ points: 2, seconds: 60, crowd: { all: 100, each: 100 } }];
  const address = [{ points: 100, seconds: 60 }];
  api.deps.limiter = new RateLimiter({ ...rateLimits, staff: { address, device } });
  api.restart();
  const [one, other] = [await createTestKey(api), await createTestKey(api)];
  const app = createApp(api.deps);
  const read = async ({ headers }: { headers: Record<string, string> }) =>
    (
      await app.fetch(new Request(`http://api.test${BOARD}`, { headers }), {
        visitorAddress: "203.0.113.7",
      })
    ).status;
  expect([await read(one), await read(one), await read(one)]).toEqual([200, 200, 429]);
  expect(await read(other)).toBe(200);
  api.deps.limiter = null;
});
