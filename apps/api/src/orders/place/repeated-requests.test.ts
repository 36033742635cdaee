import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  countStatus,
  retryWhileBusy,
  sendConcurrently,
} from "../../testing/concurrent-requests.ts";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import {
  createVisitor,
  refusalBody,
  createDraft as sendDraft,
  patchOrder as sendPatch,
  specialCombo,
} from "../../testing/order-flow.ts";

/** Takes seconds, and many times longer on a busy machine. */
vi.setConfig({ testTimeout: 180_000 });

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const PAID_IN_CASH = { meta_data: { assigned_payment: { payment_method_id: "cash" } } };

const draft = (...sent: Parameters<typeof sendDraft>) => retryWhileBusy(() => sendDraft(...sent));
const patch = (...sent: Parameters<typeof sendPatch>) => retryWhileBusy(() => sendPatch(...sent));

test("50 concurrent requests with one key make one order and one client", async () => {
  const { client, cookie } = await createVisitor(api);
  const headers = { "idempotency-key": "3b241101-e2bb-4255-8caf-4136c566a962" };
  const answers = await sendConcurrently(50, () =>
    draft(api, { client_id: client.id }, { cookie, headers }),
  );
  expect(countStatus(answers, 201)).toBe(50);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const replays = answers.filter((answer) => answer.headers.get("idempotency-replayed") === "true");
  expect(replays).toHaveLength(49);

  const body = { name: "Luz", country_calling_code: "52", phone_number: "5599887766" };
  const path = "/ms-clients/public/companies/tacos/clients";
  const made = await sendConcurrently(50, () => api.send("POST", path, { body, headers }));
  expect(
    new Set(made.map((answer) => `${answer.status} ${answer.body.id} ${answer.cookie}`)).size,
  ).toBe(1);
});

test("a key survives a restart and is valid for one body only", async () => {
  const headers = { "idempotency-key": "3b241101" };
  const first = await draft(api, { combos: [specialCombo()] }, { headers });
  await patch(api, first.body.id);
  api.restart();
  const again = await draft(api, { combos: [specialCombo()] }, { headers });
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  const others = await sendConcurrently(10, (index) =>
    draft(api, { combos: [specialCombo(index + 2)] }, { headers }),
  );
  for (const answer of others) {
    expect(answer).toMatchObject(refusalBody(422, "idempotency_key_reused"));
  }
});

test("a repeated request for a draft that is placed meanwhile leads to the placed order, and to no other", async () => {
  const headers = { "idempotency-key": "3b241101" };
  const first = await draft(api, { combos: [specialCombo()] }, { headers });
  expect((await patch(api, first.body.id)).body.status).toBe("PENDING");
  const again = await draft(api, { combos: [specialCombo()] }, { headers });
  expect(again.body).toMatchObject({ id: first.body.id, status: "INITIATED" });
  const placed = await sendConcurrently(5, () => patch(api, again.body.id));
  expect(countStatus(placed, 200)).toBe(5);
  expect(new Set(placed.map(({ body }) => body.status))).toEqual(new Set(["PENDING"]));
  const other = await patch(api, again.body.id, { ...PAID_IN_CASH, comment: "No onions" });
  expect(other).toMatchObject(refusalBody(409, "order_not_editable"));
  const stored = await api.db.selectFrom("orders").select(["status", "comment"]).execute();
  expect(stored).toEqual([{ status: "PENDING", comment: null }]);
});

test("two concurrent requests with one key and different bodies make one order", async () => {
  const headers = { "idempotency-key": "3b241101" };
  const answers = await sendConcurrently(20, (index) =>
    draft(api, { combos: [specialCombo(1 + (index % 2))] }, { headers }),
  );
  expect(countStatus(answers, 201)).toBe(10);
  expect(new Set(answers.map(({ body }) => body.code ?? body.id)).size).toBe(2);
  const stored = await api.db.selectFrom("orders").select("id").execute();
  expect(stored).toHaveLength(1);
});

test("a double tap without a key makes one draft, and one order", async () => {
  const { client, cookie } = await createVisitor(api);
  const answers = await sendConcurrently(10, () =>
    draft(api, { client_id: client.id }, { cookie }),
  );
  const ids = new Set(answers.map(({ body }) => body.id));
  expect(ids.size).toBe(1);
  const [id = ""] = ids;
  await patch(api, id, undefined, { cookie });
  const again = await draft(api, { client_id: client.id }, { cookie });
  expect(again).toMatchObject({ status: 201, body: { status: "INITIATED" } });
  expect(again.body.id).not.toBe(id);
});

test("two visitors without a client who order the same get an order each", async () => {
  const answers = await sendConcurrently(5, () => draft(api));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(5);
  expect(new Set(answers.map(({ body }) => body.public_id)).size).toBe(5);
});
