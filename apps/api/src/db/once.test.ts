import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { draft, patch, refusal, special, stockOf, taco, visit } from "../testing/order-flow.ts";
import { forgetKeys } from "./forget-keys.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const headers = { "idempotency-key": "0d7a1c5e-7f6c-4b0e-9a55-0a3c0a5c6f10" };

test("the same key and body get the same answer, also from a server that was started anew", async () => {
  const first = await draft(api, {}, { headers });
  await patch(api, first.body.id);
  api.restart();
  const again = await draft(api, {}, { headers });
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  expect(first.headers.get("idempotency-replayed")).toBeNull();
});

test("what the contract drops of a body, and its spelling, make no other body of it", async () => {
  const first = await draft(api, {}, { headers });
  const again = await draft(api, { unknown: 1, order_title: null }, { headers });
  expect(again.body.id).toBe(first.body.id);
});

test("the same key with another body is refused", async () => {
  await draft(api, {}, { headers });
  expect(await draft(api, { combos: [taco(2)] }, { headers })).toMatchObject(
    refusal(422, "idempotency_key_reused"),
  );
});

test("a key is its visitor's: another's is another request", async () => {
  const [ana, luz] = [await visit(api), await visit(api)];
  const first = await draft(api, {}, { headers, cookie: ana.cookie });
  const second = await draft(api, {}, { headers, cookie: luz.cookie });
  expect(second.status).toBe(201);
  expect(second.body.id).not.toBe(first.body.id);
});

test("a refusal does not use the key up, and leaves nothing behind", async () => {
  await api.db.updateTable("variants").set({ stock: 0 }).where("id", "=", "special-1").execute();
  const body = { combos: [special()] };
  expect(await draft(api, body, { headers })).toMatchObject(refusal(409, "out_of_stock"));
  expect(await api.db.selectFrom("idempotency_keys").selectAll().execute()).toEqual([]);
  await api.db.updateTable("variants").set({ stock: 1 }).where("id", "=", "special-1").execute();
  expect(await draft(api, body, { headers })).toMatchObject({ status: 201 });
  expect(await stockOf(api, "special-1")).toBe(1);
});

test("keys and their answers are forgotten after 48 hours", async () => {
  const kept = await draft(api, {}, { headers });
  const grow = (hours: number) =>
    sql`update idempotency_keys set created_at = now() - make_interval(hours => ${hours}::int)`.execute(
      api.db,
    );
  await grow(47);
  await forgetKeys(api.db);
  expect((await draft(api, {}, { headers })).body.id).toBe(kept.body.id);
  await grow(49);
  await forgetKeys(api.db);
  expect(await api.db.selectFrom("idempotency_keys").selectAll().execute()).toEqual([]);
  expect((await draft(api, {}, { headers })).body.id).not.toBe(kept.body.id);
});

test("a key that is no key is refused", async () => {
  const answer = await draft(api, {}, { headers: { "idempotency-key": "x".repeat(256) } });
  expect(answer).toMatchObject(refusal(422, "invalid_params"));
});
