import { calls } from "@comanda/contract/calls/call-table";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { retryWhileBusy } from "../testing/concurrent-requests.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createDraft, patchOrder, type Visitor } from "../testing/order-flow.ts";
import { findTexts } from "./testing/planted-texts.store.ts";
import {
  createClientNamed,
  deliver,
  placeOrderOf,
  sendErasure,
} from "./testing/staff-customer-calls.ts";

/** Each round is one race; who wins differs between them. */
const ROUNDS = process.env.TEST_DATABASE_URL ? 12 : 4;
const SECRET = "Anacleta del Zaguán";
const PHONE = "5587001199";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const createSecretClient = () => createClientNamed(api, SECRET, PHONE);
const textsLeft = () => findTexts(api, [SECRET, PHONE]);

/** Sends the erasure and the other request at once, in either order. */
async function race<Other>(
  round: number,
  { client }: Visitor,
  orders: number,
  other: () => Promise<Other>,
) {
  const erase = () => sendErasure(api, client, orders);
  if (round % 2 === 0) return Promise.all([erase(), other()]);
  const started = other();
  const [erased, done] = await Promise.all([erase(), started]);
  return [erased, done] as const;
}

test("an order that is placed while its customer is erased is whole, or is not found", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await api.reset();
    const visitor = await createSecretClient();
    const request = { cookie: visitor.cookie };
    const draft = await createDraft(api, { client_id: visitor.client.id }, request);
    const [erased, placed] = await race(round, visitor, 0, () =>
      retryWhileBusy(() => patchOrder(api, draft.body.id, undefined, request)),
    );
    const orders = await api.db.selectFrom("orders").select(["status", "client_id"]).execute();
    if (erased.status === 200) {
      expect(placed).toMatchObject({ status: 404, body: { code: "order_not_found" } });
      expect(orders).toEqual([]);
      expect(await textsLeft()).toEqual({});
    } else {
      expect(erased.status).toBe(409);
      expect(placed).toMatchObject({ status: 200, body: { client: { name: SECRET } } });
      expect(orders).toEqual([{ status: "PENDING", client_id: visitor.client.id }]);
    }
  }
});

test("a draft and an address of a customer who is erased meanwhile leave nothing", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await api.reset();
    const visitor = await createSecretClient();
    const request = { cookie: visitor.cookie };
    const { id } = visitor.client;
    const address = { client_id: id, address: `${SECRET} 1` };
    const [erased, answers] = await race(round, visitor, 0, () =>
      Promise.all([
        retryWhileBusy(() => createDraft(api, { client_id: id }, request)),
        retryWhileBusy(() =>
          api.send("POST", calls.createAddress.path, { ...request, body: address }),
        ),
      ]),
    );
    expect(erased.status).toBe(200);
    for (const answer of answers)
      expect(answer.status === 201 || answer.body.code === "client_not_found").toBe(true);
    expect(await textsLeft()).toEqual({});
  }
});

test("a rating that is sent while its customer is erased keeps no personal text", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await api.reset();
    const visitor = await createSecretClient();
    const order = await placeOrderOf(api, visitor);
    await deliver(api, order);
    const rate = calls.createOrderRating.path.replace("{companyId}", "tacos");
    const body = { order_id: order.id, score: 5, comment: SECRET };
    const [erased, rated] = await race(round, visitor, 1, () =>
      retryWhileBusy(() => api.send("POST", rate, { body, cookie: visitor.cookie })),
    );
    expect(erased.status).toBe(200);
    expect([201, 404]).toContain(rated.status);
    expect(await textsLeft()).toEqual({});
  }
});

test("when two requests erase a customer at once, one erases and both are answered", async () => {
  const visitor = await createSecretClient();
  await deliver(api, await placeOrderOf(api, visitor));
  const answers = await Promise.all([
    sendErasure(api, visitor.client, 1),
    sendErasure(api, visitor.client, 1),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const log = await api.db.selectFrom("audit_log").select("action").execute();
  expect(log.filter(({ action }) => action === "customers.erase")).toHaveLength(1);
});
