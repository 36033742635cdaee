import type { Order } from "@comanda/contract/orders/order";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type AlertsFixture, createAlertsFixture } from "../../testing/alerts-fixture.ts";
import { readStaffOrderAs, sendBoardAction } from "../../testing/board-calls.ts";
import { createVisitor, type Visitor } from "../../testing/order-flow.ts";
import { placeAs } from "../../testing/proposal-calls.ts";
import type { TestDevice } from "../../testing/push-service.ts";
import { noteAnnounced } from "./announced.store.ts";
import { findDueMessages } from "./order-push.store.ts";

let fixture: AlertsFixture;
let visitor: Visitor;
beforeAll(async () => {
  fixture = await createAlertsFixture();
});
beforeEach(async () => {
  await fixture.reset();
  visitor = await createVisitor(fixture.api);
});
afterAll(() => fixture.close());

const pathOf = ({ id }: { id: string }) => `/ms-orders/public/companies/tacos/orders/${id}`;
const place = (body: object = {}) => placeAs(fixture.api, visitor, { body });
const send = (order: { id: string }, body: object, cookie: string | null = visitor.cookie) =>
  fixture.api.send("POST", `${pathOf(order)}/push`, { cookie, body });

/** Subscribes a browser of the customer to an order. */
async function subscribe(order: { id: string }, language = "en"): Promise<TestDevice> {
  const { cookie } = visitor;
  const { body } = await fixture.api.send("GET", `${pathOf(order)}/options`, { cookie });
  const device = fixture.push.subscribe(String(body.push_key));
  const answer = await send(order, { ...device.subscription, language });
  expect(answer.body).toEqual({ subscribed: true });
  return device;
}
async function act(
  order: { id: string },
  action: "confirm" | "accept" | "advance" | "refuse" | "step-back",
  body: object,
) {
  const { revision } = (await readStaffOrderAs(fixture.api, "cashier", order)).body;
  const answer = await sendBoardAction(fixture.api, "cashier", order, [
    action,
    { revision, ...body },
  ]);
  expect(answer.status).toBe(200);
}
const advance = (order: Order, to: Order["status"]) => act(order, "advance", { to });
/** Two rounds at once, as of two processes; then as many messages as there should be. */
async function expectMessages(count: number) {
  const { push, announce } = fixture;
  await Promise.all([announce(), announce()]);
  await vi.waitFor(() => expect(push.received).toHaveLength(count), { timeout: 5_000 });
  return push.received.at(-1);
}
const subscriptions = () =>
  fixture.api.db.selectFrom("order_push_subscriptions").select("id").execute();

test("each status is said once, in the order's language, to its customer only", async () => {
  const order = await place();
  const other = await place();
  await subscribe(order, "de");
  await subscribe(other, "ar");
  await expectMessages(0);
  await act(order, "accept", { minutes: 90 });
  const accepted = await expectMessages(1);
  expect(accepted?.message).toEqual({
    title: `Bestellung ${order.public_id} ist angenommen`,
    body: expect.stringMatching(/^Tacos: fertig gegen 1:30\sPM$/u),
    tag: `order-${order.id}`,
    path: `/tracking?order_id=${order.id}`,
    language: "de",
  });
  expect(accepted?.headers).toMatchObject({ urgency: "high", ttl: "5400" });
  expect(accepted?.headers.topic).toMatch(/^[\w-]{32}$/u);
  await act(order, "step-back", {});
  await act(order, "accept", { minutes: 15 });
  await advance(order, "READY");
  const ready = await expectMessages(2);
  expect(ready?.message.title).toBe(`Bestellung ${order.public_id} ist fertig`);
  expect(ready?.message.body).toContain("Tresen");
  await advance(order, "DELIVERED");
  await expectMessages(2);
  expect(await subscriptions()).toHaveLength(1);
});

test("the confirmation of an order for later is said, and its acceptance after it", async () => {
  const order = await placeForLater();
  await subscribe(order);
  await expectMessages(0);
  await act(order, "confirm", {});
  const confirmed = await expectMessages(1);
  expect(confirmed?.message.title).toBe(`Order ${order.public_id} is confirmed`);
  await act(order, "accept", {});
  const accepted = await expectMessages(2);
  expect(accepted?.message.title).toBe(`Order ${order.public_id} is accepted`);
});

const SECONDS = 1_000;
const HOURS = 3_600 * SECONDS;

/** Takes the confirmation back, and confirms the order again a few seconds later by a clock that may be set back. */
async function confirmAgain(order: Order, later = 3 * SECONDS) {
  await act(order, "step-back", {});
  fixture.api.now = new Date(fixture.api.now.getTime() + later);
  await act(order, "confirm", {});
}

async function placeForLater(): Promise<Order> {
  const order = await place();
  const scheduled_delivery_date = new Date(fixture.api.now.getTime() + 3 * 3_600_000);
  await fixture.api.db.updateTable("orders").set({ scheduled_delivery_date }).execute();
  return order;
}

test.each([
  ["later", 3 * SECONDS],
  ["by a clock that is set back", -1 * HOURS],
])("a confirmation that is taken back and made again %s is said again, once", async (_, later) => {
  const order = await placeForLater();
  await subscribe(order);
  await act(order, "confirm", {});
  await expectMessages(1);
  await confirmAgain(order, later);
  const again = await expectMessages(2);
  expect(again?.message.title).toBe(`Order ${order.public_id} is confirmed`);
  expect(await findDueMessages(fixture.api.db, 1)).toEqual([]);
  await subscribe(order);
  await expectMessages(2);
});

test("a confirmation that was said after it was made is not due, and is said again when it is made again", async () => {
  const order = await placeForLater();
  await subscribe(order);
  await act(order, "confirm", {});
  await expectMessages(1);
  // Noted with the time of its message, as an earlier version does.
  const at = new Date(fixture.api.now.getTime() + 2 * SECONDS);
  await fixture.api.db.updateTable("order_push_messages").set({ at }).execute();
  expect(await findDueMessages(fixture.api.db, 1)).toEqual([]);
  await confirmAgain(order);
  await expectMessages(2);
  expect(await findDueMessages(fixture.api.db, 1)).toEqual([]);
});

test.each([
  ["later", 3 * SECONDS],
  ["by a clock that is set back", -1 * HOURS],
])(
  "of two confirmations of which the first is not sent yet, and the second is made %s, the guest gets one message",
  async (_, later) => {
    const { db } = fixture.api;
    const order = await placeForLater();
    await subscribe(order);
    await act(order, "confirm", {});
    const [first] = await findDueMessages(db, 1);
    await confirmAgain(order, later);
    if (!first) throw new Error("no message is due");
    // Another process has read the first confirmation, and is slow.
    expect(await noteAnnounced(db, first, fixture.api.now)).toBe(false);
    await expectMessages(1);
    expect(await noteAnnounced(db, first, fixture.api.now)).toBe(false);
    await expectMessages(1);
    expect(await findDueMessages(db, 1)).toEqual([]);
  },
);

test("a refused order says why, without what staff wrote, and its subscription ends", async () => {
  const order = await place();
  await subscribe(order);
  await act(order, "refuse", { reason: "other", message: "Ana, the gas is out" });
  const refused = await expectMessages(1);
  expect(refused?.message).toMatchObject({
    title: `Order ${order.public_id} was not accepted`,
    body: "Your order’s page says why.",
  });
  expect(JSON.stringify(refused?.message)).not.toContain(visitor.client.name);
  await vi.waitFor(async () => expect(await subscriptions()).toEqual([]), 10_000);
});

test("a failed message is sent again, and an ended subscription is removed", async () => {
  const order = await place();
  await subscribe(order);
  fixture.push.answers.splice(0, 1, 503, 201);
  await act(order, "accept", { minutes: 15 });
  await expectMessages(1);
  fixture.push.answers.splice(0, 1, 410);
  await advance(order, "READY");
  await fixture.announce();
  await vi.waitFor(async () => expect(await subscriptions()).toEqual([]), { timeout: 5_000 });
});

test("a status that the customer knows is not said, and none to a browser that has ended its messages", async () => {
  const order = await place();
  await act(order, "accept", { minutes: 15 });
  const { subscription } = await subscribe(order);
  await expectMessages(0);
  const body = { endpoint: subscription.endpoint };
  const { cookie } = visitor;
  await fixture.api.send("POST", `${pathOf(order)}/push-end`, { cookie, body });
  await advance(order, "READY");
  await expectMessages(0);
});

test("strangers, ended orders and hostile endpoints get no subscription", async () => {
  const order = await place();
  const { subscription } = fixture.push.subscribe("");
  const body = { ...subscription, language: "en" };
  const stranger = await createVisitor(fixture.api);
  for (const cookie of [null, stranger.cookie])
    expect((await send(order, body, cookie)).body.code).toBe("order_not_found");
  for (const endpoint of [
    ...["http://push.example.com/1", "https://127.0.0.1/1", "https://[::1]/1"],
    ...["https://10.0.0.8/1", "https://push.example.com:8443/1", "https://localhost/1"],
  ])
    expect((await send(order, { ...body, endpoint })).body.code, endpoint).toBe("invalid_body");
  await act(order, "refuse", { reason: "closing", message: null });
  expect((await send(order, body)).body).toEqual({ subscribed: false });
  expect(await subscriptions()).toEqual([]);
});
