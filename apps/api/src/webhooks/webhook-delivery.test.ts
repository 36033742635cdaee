import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sendBoardAction } from "../testing/board-calls.ts";
import { createPlacedOrder, createVisitor } from "../testing/order-flow.ts";
import type { ReceivedEvent } from "../testing/webhook-receiver.ts";
import { createWebhooksFixture, type WebhooksFixture } from "../testing/webhooks-fixture.ts";

let hooks: WebhooksFixture;
beforeAll(async () => {
  hooks = await createWebhooksFixture();
});
beforeEach(() => hooks.reset());
afterAll(() => hooks.close());

const types = () => hooks.receiver.received.map(({ event }) => event.type);

/** What the receiver got; fails unless there is exactly one request. */
function onlyReceived(): ReceivedEvent {
  const [first, ...more] = hooks.receiver.received;
  if (!first || more.length > 0) throw new Error(`${more.length + 1} requests`);
  return first;
}

/** Places an order and takes it to its end. */
async function orderToTheEnd(): Promise<string> {
  const order = await createPlacedOrder(hooks.api);
  const act = async (...[name, body]: Parameters<typeof sendBoardAction>[3]) => {
    const answer = await sendBoardAction(hooks.api, "owner", order, [name, body]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.revision;
  };
  let revision = await act("accept", { revision: 1, minutes: 15 });
  revision = await act("promise", { revision, add_minutes: 5 });
  revision = await act("advance", { revision, to: "READY" });
  revision = await act("payment", { revision, received: 500 });
  await act("advance", { revision, to: "DELIVERED" });
  return order.id;
}

test("the events of an order arrive in their sequence, each with its own status", async () => {
  await hooks.add();
  const id = await orderToTheEnd();
  await hooks.deliver();
  const events = hooks.receiver.received.map(({ event }) => [event.type, event.order_status]);
  expect(events).toEqual([
    ["order.placed", "PENDING"],
    ["order.accepted", "PREPARING"],
    ["order.updated", "PREPARING"],
    ["order.status_changed", "READY"],
    ["order.paid", "READY"],
    ["order.status_changed", "DELIVERED"],
  ]);
  const all = hooks.receiver.received.map(({ event }) => event);
  expect(new Set(all.map((event) => event.id)).size).toBe(6);
  expect(all.every((event) => event.order_id === id && event.company_id === "tacos")).toBe(true);
  // The order is as it is when the event is sent.
  expect(all.map(({ order }) => order?.status)).toEqual(Array(6).fill("DELIVERED"));
});

test("a receiver verifies the signature by the time and the body that it got", async () => {
  const { secret } = await hooks.add();
  await createPlacedOrder(hooks.api);
  await hooks.deliver();
  const { headers, text, event } = onlyReceived();
  const [, seconds = "", signature] =
    /^t=(\d+),v1=([\da-f]{64})$/u.exec(String(headers["comanda-signature"])) ?? [];
  expect(createHmac("sha256", secret).update(`${seconds}.${text}`).digest("hex")).toBe(signature);
  expect(Number(seconds) * 1_000).toBe(hooks.api.now.getTime());
  expect(headers["content-type"]).toBe("application/json");
  expect(headers["comanda-event-id"]).toBe(event.id);
});

test("only chosen events are recorded, and none without a webhook", async () => {
  await createPlacedOrder(hooks.api);
  const { webhook } = await hooks.add({ events: ["order.refused"] });
  const order = await createPlacedOrder(hooks.api);
  const body = { revision: 1, reason: "closing", message: null };
  const refused = await sendBoardAction(hooks.api, "owner", order, ["refuse", body]);
  expect(refused.status, JSON.stringify(refused.body)).toBe(200);
  await hooks.deliver();
  expect(types()).toEqual(["order.refused"]);
  expect(await hooks.log(webhook)).toMatchObject([{ type: "order.refused", state: "delivered" }]);
});

test("people and amounts are in an event only where the webhook asks for them", async () => {
  await hooks.add({ details: false });
  await hooks.add({ details: true });
  const { client } = await createVisitor(hooks.api);
  await createPlacedOrder(hooks.api, { client_id: client.id });
  await hooks.deliver();
  const [first, second] = hooks.receiver.received.map(({ event }) => event.order);
  const [plain, detailed] = first?.breakdown === null ? [first, second] : [second, first];
  expect(plain).toMatchObject({ client: null, breakdown: null });
  expect(detailed).toMatchObject({ client: { name: client.name }, breakdown: { total: 28.5 } });
});

test("a failed event is sent again under its id, and a later one of its order waits for it", async () => {
  const { webhook } = await hooks.add();
  let failures = 3;
  hooks.receiver.answer = () => ({ status: failures-- > 0 ? 503 : 204, text: "busy\u0000now" });
  const first = await createPlacedOrder(hooks.api);
  await sendBoardAction(hooks.api, "owner", first, ["accept", { revision: 1, minutes: 10 }]);
  await hooks.deliver();
  await createPlacedOrder(hooks.api);
  expect(await hooks.log(webhook, "?state=waiting")).toMatchObject([
    { type: "order.placed", attempts: 0 },
    { type: "order.accepted", attempts: 0, next_at: null },
    { type: "order.placed", attempts: 1, response_status: 503, response_text: "busynow" },
  ]);
  for (const seconds of [2, 4, 8]) {
    hooks.wait(seconds);
    await hooks.deliver();
  }
  const ofFirst = hooks.receiver.received.filter(({ event }) => event.order_id === first.id);
  expect(ofFirst.map(({ event }) => event.type)).toEqual(
    expect.arrayContaining(["order.placed", "order.accepted"]),
  );
  const accepted = ofFirst.findIndex(({ event }) => event.type === "order.accepted");
  const placed = ofFirst.slice(0, accepted);
  expect(placed.every(({ event }) => event.type === "order.placed")).toBe(true);
  expect(new Set(placed.map(({ event }) => event.id)).size).toBe(1);
  expect((await hooks.log(webhook)).every(({ state }) => state === "delivered")).toBe(true);
});

test("an event that fails for a day is given up, and the next of its order follows", async () => {
  const { webhook } = await hooks.add();
  const order = await createPlacedOrder(hooks.api);
  await sendBoardAction(hooks.api, "owner", order, ["accept", { revision: 1, minutes: 10 }]);
  hooks.receiver.answer = ({ event }) => ({ status: event.type === "order.placed" ? 400 : 200 });
  for (let hour = 0; hour < 27; hour += 1) {
    // Another event succeeds in between, so that the webhook as a whole does not count as failing.
    await hooks.call("POST", `/${webhook.id}/test`, { id: hour.toString(16).padStart(32, "0") });
    await hooks.deliver();
    hooks.wait(3_600);
  }
  const log = (await hooks.log(webhook)).filter(({ order: of }) => of !== null);
  expect(log).toMatchObject([
    { type: "order.accepted", state: "delivered", attempts: 1 },
    { type: "order.placed", state: "failed", response_status: 400 },
  ]);
});

test.each([
  ["a redirect", () => ({ status: 302, location: hooks.receiver.url }), 302, null],
  ["a late answer", () => ({ status: 200, delayMs: 3_000 }), null, "timeout"],
])("%s is a failure, and nothing follows it", async (_what, answer, status, error) => {
  const { webhook } = await hooks.add({ events: ["order.placed"] });
  hooks.receiver.answer = answer;
  await createPlacedOrder(hooks.api);
  await hooks.deliver();
  expect(hooks.receiver.received).toHaveLength(1);
  expect(await hooks.log(webhook)).toMatchObject([
    { state: "waiting", response_status: status, error, attempts: 1 },
  ]);
});

test("the log keeps the first 500 bytes of a long answer", async () => {
  const { webhook } = await hooks.add({ events: ["order.placed"] });
  hooks.receiver.answer = () => ({ status: 200, text: "x".repeat(5_000_000) });
  await createPlacedOrder(hooks.api);
  await hooks.deliver();
  expect((await hooks.log(webhook))[0]?.response_text).toBe("x".repeat(500));
});

test("for a day after a change both secrets sign, a second change replaces only the newer one", async () => {
  const { webhook, secret } = await hooks.add({ events: ["order.placed"] });
  const rotate = async (revision: number) =>
    (await hooks.call<{ secret: string }>("POST", `/${webhook.id}/secret`, { revision })).body
      .secret;
  const secrets = [secret, await rotate(0)];
  const signers = async () => {
    hooks.receiver.received.length = 0;
    await createPlacedOrder(hooks.api);
    await hooks.deliver();
    const { headers, text } = onlyReceived();
    const [time = "", ...signatures] = String(headers["comanda-signature"]).split(",");
    const of = (key: string) =>
      `v1=${createHmac("sha256", key)
        .update(`${time.slice(2)}.${text}`)
        .digest("hex")}`;
    return secrets.map((key) => signatures.includes(of(key)));
  };
  expect(await signers()).toEqual([true, true]);
  hooks.wait(23 * 3_600);
  secrets.push(await rotate(1));
  expect(await signers()).toEqual([true, false, true]);
  hooks.wait(3_600);
  expect(await signers()).toEqual([false, false, true]);
});
