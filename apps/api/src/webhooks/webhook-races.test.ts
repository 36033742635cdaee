import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transact } from "../db/transact.ts";
import { updateOrderWithStatus } from "../orders/orders.store.ts";
import { newId } from "../shared/new-id.ts";
import { sendBoardAction } from "../testing/board-calls.ts";
import { createPlacedOrder } from "../testing/order-flow.ts";
import { createWebhooksFixture, type WebhooksFixture } from "../testing/webhooks-fixture.ts";
import type { WebhookDispatcher } from "./delivery/webhook-dispatcher.ts";
import { claimLanes } from "./delivery/webhook-lanes.store.ts";

let hooks: WebhooksFixture;
beforeAll(async () => {
  hooks = await createWebhooksFixture();
});
beforeEach(() => hooks.reset());
afterAll(() => hooks.close());

const lanes = () => hooks.api.db.selectFrom("webhook_lanes").selectAll().execute();

/** Every accepted event by its order, as the receiver got them. */
function typesByOrder(): Map<string, string[]> {
  const accepted = new Map<string, string[]>();
  for (const { event } of hooks.receiver.received)
    accepted.set(event.order_id ?? "", [...(accepted.get(event.order_id ?? "") ?? []), event.type]);
  return accepted;
}

async function withProcesses(count: number, work: (all: WebhookDispatcher[]) => Promise<void>) {
  const all = Array.from({ length: count }, () => hooks.open(20_000));
  try {
    await work(all);
  } finally {
    await Promise.all(all.map((each) => each.stop()));
  }
}

test("three processes deliver each event once, while orders are placed and accepted", async () => {
  const { webhook } = await hooks.add({ events: ["order.placed", "order.accepted"] });
  await withProcesses(3, async (processes) => {
    const order = async () => {
      const placed = await createPlacedOrder(hooks.api);
      void Promise.all(processes.map((each) => each.deliverDue()));
      const body = { revision: 1, minutes: 10 };
      const accepted = await sendBoardAction(hooks.api, "owner", placed, ["accept", body]);
      expect(accepted.status).toBe(200);
    };
    await Promise.all(Array.from({ length: 15 }, order));
    await Promise.all(processes.map((each) => each.deliverDue()));
  });
  await hooks.deliver();
  const undelivered = (await hooks.log(webhook)).filter(({ state }) => state !== "delivered");
  expect([undelivered, await lanes()]).toEqual([[], []]);
  const types = [...typesByOrder().values()];
  expect(types).toHaveLength(15);
  for (const ofOrder of types) expect(ofOrder).toEqual(["order.placed", "order.accepted"]);
});

test("an event that is recorded while its order's last one is settled is not forgotten", async () => {
  const { webhook } = await hooks.add();
  const order = await createPlacedOrder(hooks.api);
  hooks.receiver.answer = () => ({ status: 200, delayMs: 100 });
  const delivering = hooks.deliver();
  let revision = 1;
  for (let step = 0; step < 6; step += 1) {
    const action = step === 0 ? "accept" : "promise";
    const body = step === 0 ? { revision, minutes: 10 } : { revision, add_minutes: 1 };
    const answer = await sendBoardAction(hooks.api, "owner", order, [action, body]);
    revision = answer.body.revision;
  }
  await delivering;
  await hooks.deliver();
  expect(hooks.receiver.received).toHaveLength(7);
  expect(await hooks.log(webhook, "?state=waiting")).toEqual([]);
  expect(await lanes()).toEqual([]);
});

test("deliveries that a dead process had claimed are delivered by another one after a minute", async () => {
  await hooks.add({ events: ["order.placed"] });
  await createPlacedOrder(hooks.api);
  const { db, now } = hooks.api;
  const share = { limit: 8, perWebhook: 8, busy: [] };
  const until = new Date(now.getTime() + 60_000);
  const claim = { lease: newId(), working: share, failing: { ...share, limit: 0 }, now, until };
  expect(await claimLanes(db, claim)).toBe(1);
  await hooks.deliver();
  expect(hooks.receiver.received).toEqual([]);
  hooks.wait(60);
  await hooks.deliver();
  expect(hooks.receiver.received).toHaveLength(1);
});

test("a change that is rolled back sends nothing", async () => {
  await hooks.add();
  const order = await createPlacedOrder(hooks.api);
  await hooks.deliver();
  const failing = transact(hooks.api.db, async (trx) => {
    const row = { company_id: "tacos", id: order.id, payment_state: "UNPAID" as const };
    await updateOrderWithStatus(trx, row, "PENDING", { status: "PREPARING" });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await hooks.deliver();
  expect(hooks.receiver.received.map(({ event }) => event.type)).toEqual(["order.placed"]);
});

test("a failing webhook has two places, and an attempt beyond them waits for one", async () => {
  await hooks.add({ events: ["order.placed"] });
  hooks.receiver.answer = () => ({ status: 500 });
  await createPlacedOrder(hooks.api);
  await hooks.deliver();
  hooks.wait(2);
  for (let order = 0; order < 3; order += 1) await createPlacedOrder(hooks.api);
  hooks.receiver.received.length = 0;
  hooks.receiver.answer = ({ event }) => ({
    status: 500,
    delayMs: event.type === "order.placed" ? 60_000 : 0,
  });
  const { webhook } = await hooks.add({ events: ["order.paid"] });
  await withProcesses(1, async ([process]) => {
    void process?.deliverDue();
    await expect.poll(() => hooks.receiver.received.length).toBe(2);
    await hooks.call("POST", `/${webhook.id}/test`, { id: newId() });
    void process?.deliverDue();
    await expect.poll(async () => (await hooks.log(webhook))[0]?.attempts).toBe(1);
    expect(hooks.receiver.received.map(({ event }) => event.type)).toEqual([
      ...["order.placed", "order.placed", "webhook.test"],
    ]);
  });
});

test("a slow receiver delays neither the others nor the end of the process for long", async () => {
  await hooks.add({ events: ["order.placed"] });
  await createPlacedOrder(hooks.api);
  hooks.receiver.answer = ({ event }) => ({
    status: 200,
    delayMs: event.type === "order.placed" ? 60_000 : 0,
  });
  const slow = hooks.open(120_000);
  const round = slow.deliverDue();
  await expect.poll(() => hooks.receiver.received.length).toBe(1);
  const { webhook } = await hooks.add({ events: ["order.paid"] });
  await hooks.call("POST", `/${webhook.id}/test`, { id: newId() });
  void slow.deliverDue();
  await expect.poll(async () => (await hooks.log(webhook))[0]?.state).toBe("delivered");
  const began = Date.now();
  await slow.stop();
  await round;
  expect(Date.now() - began).toBeLessThan(8_000);
  // The cut attempt is not counted, and due at once.
  hooks.receiver.answer = () => ({ status: 200 });
  await hooks.deliver();
  expect(hooks.receiver.received.map(({ event }) => event.type)).toEqual([
    ...["order.placed", "webhook.test", "order.placed"],
  ]);
});
