import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import {
  createDraft,
  createVisitor,
  patchOrder,
  refusalBody,
  specialCombo,
  stockOf,
  tacoCombo,
} from "../testing/order-flow.ts";
import { purgeExpiredData } from "./maintenance/purge-expired-data.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const headers = { "idempotency-key": "0d7a1c5e-7f6c-4b0e-9a55-0a3c0a5c6f10" };

test("the same key and body get the same answer, also after a server restart", async () => {
  const first = await createDraft(api, {}, { headers });
  await patchOrder(api, first.body.id);
  api.restart();
  const again = await createDraft(api, {}, { headers });
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  expect(first.headers.get("idempotency-replayed")).toBeNull();
});

test("unknown fields and another spelling of a body count as the same body", async () => {
  const first = await createDraft(api, {}, { headers });
  const again = await createDraft(api, { unknown: 1, order_title: null }, { headers });
  expect(again.body.id).toBe(first.body.id);
});

test("the same key with another body is refused", async () => {
  await createDraft(api, {}, { headers });
  expect(await createDraft(api, { combos: [tacoCombo(2)] }, { headers })).toMatchObject(
    refusalBody(422, "idempotency_key_reused"),
  );
});

test("the same key of another visitor is another request", async () => {
  const [ana, luz] = [await createVisitor(api), await createVisitor(api)];
  const first = await createDraft(api, {}, { headers, cookie: ana.cookie });
  const second = await createDraft(api, {}, { headers, cookie: luz.cookie });
  expect(second.status).toBe(201);
  expect(second.body.id).not.toBe(first.body.id);
});

test("a refusal neither uses up the key nor leaves anything behind", async () => {
  await api.db.updateTable("variants").set({ stock: 0 }).where("id", "=", "special-1").execute();
  const body = { combos: [specialCombo()] };
  expect(await createDraft(api, body, { headers })).toMatchObject(refusalBody(409, "out_of_stock"));
  expect(await api.db.selectFrom("idempotency_keys").selectAll().execute()).toEqual([]);
  await api.db.updateTable("variants").set({ stock: 1 }).where("id", "=", "special-1").execute();
  expect(await createDraft(api, body, { headers })).toMatchObject({ status: 201 });
  expect(await stockOf(api, "special-1")).toBe(1);
});

test("keys and their answers are purged after 48 hours", async () => {
  const first = await createDraft(api, {}, { headers });
  const grow = (hours: number) =>
    sql`update idempotency_keys set created_at = now() - make_interval(hours => ${hours}::int)`.execute(
      api.db,
    );
  await grow(47);
  await purgeExpiredData(api.db);
  expect((await createDraft(api, {}, { headers })).body.id).toBe(first.body.id);
  await grow(49);
  await purgeExpiredData(api.db);
  expect(await api.db.selectFrom("idempotency_keys").selectAll().execute()).toEqual([]);
  expect((await createDraft(api, {}, { headers })).body.id).not.toBe(first.body.id);
});

test("an invalid key is refused", async () => {
  const answer = await createDraft(api, {}, { headers: { "idempotency-key": "x".repeat(256) } });
  expect(answer).toMatchObject(refusalBody(422, "invalid_params"));
});
