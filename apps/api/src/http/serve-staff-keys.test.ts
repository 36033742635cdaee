import { isCallForKeys } from "@comanda/contract/keys/calls-for-keys";
import { type StaffCallName, staffCalls } from "@comanda/contract/staff/staff-calls";
import {
  API_KEY_PERMISSIONS,
  type ApiKeyPermission,
} from "@comanda/domain/integrations/api-key-permissions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createTestKey, type TestKey } from "../testing/create-test-key.ts";

let api: TestApp;
let whole: TestKey;
const keys = new Map<ApiKeyPermission, { only: TestKey; others: TestKey }>();
beforeAll(async () => {
  api = await createTestApp();
  whole = await createTestKey(api);
  for (const permission of API_KEY_PERMISSIONS) {
    const rest = API_KEY_PERMISSIONS.filter((each) => each !== permission);
    const made = [await createTestKey(api, [permission]), await createTestKey(api, rest)] as const;
    keys.set(permission, { only: made[0], others: made[1] });
  }
});
afterAll(() => api.close());

const names = Object.keys(staffCalls) as StaffCallName[];
const pathOf = (name: StaffCallName) =>
  staffCalls[name].path.replace("{companyId}", "tacos").replaceAll(/\{\w+\}/gu, "none");
const send = (name: StaffCallName, { headers }: Pick<TestKey, "headers">) =>
  api.send<{ code: string }>(staffCalls[name].method, pathOf(name), { headers });

/** Everything that a refusal may say. */
const refusalFields = ["type", "title", "status", "code", "request_id"];

const isRefused = async (name: StaffCallName, key: Pick<TestKey, "headers">) => {
  const answer = await send(name, key);
  expect(answer.status).not.toBe(401);
  if (answer.body.code === "forbidden") expect(Object.keys(answer.body)).toEqual(refusalFields);
  return answer.body.code === "forbidden";
};

const forKeys = names.filter(isCallForKeys);
const notForKeys = names.filter((name) => !isCallForKeys(name));

test.each(forKeys)("%s is refused to a key with every permission but its own", async (name) => {
  const made = keys.get(staffCalls[name].permission as ApiKeyPermission);
  expect(made && (await isRefused(name, made.others))).toBe(true);
});

test.each(forKeys)(
  "%s is answered to a key with its permission alone, without Origin",
  async (name) => {
    const made = keys.get(staffCalls[name].permission as ApiKeyPermission);
    expect(made && (await isRefused(name, made.only))).toBe(false);
  },
);

test.each(notForKeys)("%s is refused to every key", async (name) => {
  expect(await isRefused(name, whole)).toBe(true);
});

test("calls about people, tablets, keys and webhooks are for no key", () => {
  const paths = notForKeys.map((name) => staffCalls[name].path);
  const own = names.map((name) => staffCalls[name].path);
  const guarded = own.filter((path) => /^\/ms-(staff|integrations)\//u.test(path));
  expect(guarded.length).toBeGreaterThan(15);
  expect(paths).toEqual(expect.arrayContaining(guarded));
});

test.each(names)("%s with an unknown token is refused, a member's cookie or not", async (name) => {
  const headers = { authorization: `Bearer ${whole.token}x` };
  const answer = await send(name, { headers });
  expect([answer.status, answer.body.code]).toEqual([401, "api_key_unknown"]);
  expect(Object.keys(answer.body)).toEqual(refusalFields);
});
