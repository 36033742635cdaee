import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createBackgroundQueue } from "../db/maintenance/background-queue.ts";
import { publishOrderChanged } from "../orders/publish-order-changed.ts";
import { sendBoardAction } from "../testing/board-calls.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createEventBus } from "../testing/event-bus.ts";
import { createPlacedOrder, specialCombo, tacoCombo } from "../testing/order-flow.ts";
import { createTicketQueue, TICKET_LIFE_MS } from "./queue/ticket-queue.ts";
import {
  acceptedOrder,
  addPrinter,
  changePrinting,
  enqueue,
  openKitchen,
  queuedOrder,
  station,
} from "./testing/send-printing.ts";
import { storedJobs } from "./testing/stored-jobs.store.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const openQueue = () =>
  createTicketQueue({ ...api.deps, backgroundQueue: createBackgroundQueue() });

test("an accepted order gets one ticket for each station, and none twice", async () => {
  await addPrinter(api, "grill");
  await addPrinter(api, "bar");
  const stations = [station("plancha", "grill", ["tacos"]), station("cold", "bar", ["counted"])];
  await changePrinting(api, { stations, default_station_id: "cold" });
  const order = await acceptedOrder(api, { combos: [tacoCombo(2), specialCombo(1)] });
  const counts = await Promise.all([enqueue(api, order), enqueue(api, order), enqueue(api, order)]);
  expect(counts.toSorted()).toEqual([0, 0, 2]);
  expect(await storedJobs(api)).toMatchObject([
    { kind: "kitchen", station: "cold", printer_id: "bar", state: "queued", copy: 1 },
    { kind: "kitchen", station: "plancha", printer_id: "grill", state: "queued", copy: 1 },
  ]);
});

test("a new order waits for its acceptance, unless tickets are printed on placement", async () => {
  await openKitchen(api);
  const order = await createPlacedOrder(api);
  expect(await enqueue(api, order)).toBe(0);
  await changePrinting(api, { print_on: "placement" });
  expect(await enqueue(api, order)).toBe(1);
});

test("orders from before the first printer get no ticket", async () => {
  const order = await acceptedOrder(api);
  expect(await enqueue(api, order)).toBe(0);
  api.now = new Date(api.now.getTime() + 1000);
  await openKitchen(api);
  expect(await enqueue(api, order)).toBe(0);
});

test("copies and the receipt are jobs of their own", async () => {
  await addPrinter(api, "grill");
  await changePrinting(api, {
    stations: [{ ...station("kitchen", "grill"), copies: 2 }],
    receipt: { printer_id: "grill", copies: 1 },
  });
  await queuedOrder(api);
  expect((await storedJobs(api)).map(({ kind, copy }) => [kind, copy])).toEqual([
    ["kitchen", 1],
    ["kitchen", 2],
    ["receipt", 1],
  ]);
});

test.each([
  ["PAID", "Paid"],
  ["OVERPAID", "Paid"],
  ["UNPAID", "To pay"],
] as const)("the receipt of an order that is %s says: %s", async (payment_state, words) => {
  await openKitchen(api);
  await changePrinting(api, { receipt: { printer_id: "grill", copies: 1 } });
  const order = await acceptedOrder(api);
  await api.db.updateTable("orders").set({ payment_state }).where("id", "=", order.id).execute();
  await enqueue(api, order);
  const receipt = (await storedJobs(api)).find(({ kind }) => kind === "receipt");
  expect(receipt?.ticket.blocks.map((block) => "end" in block && block.end)).toContain(words);
});

test("a ticket of a station without a printer has failed, and holds nothing up", async () => {
  await addPrinter(api, "grill");
  const stations = [station("plancha", "grill", ["tacos"]), station("cold", null)];
  await changePrinting(api, { stations, default_station_id: "cold" });
  await queuedOrder(api, { combos: [specialCombo(1)] });
  expect(await storedJobs(api)).toMatchObject([
    { station: "cold", state: "failed", reason: "no_printer" },
  ]);
});

test("a change of an order queues its tickets in whichever process", async () => {
  const bus = createEventBus();
  api.deps.events = bus.events;
  await openKitchen(api);
  const queue = openQueue();
  const order = await acceptedOrder(api);
  await publishOrderChanged(bus.events, { company_id: "tacos", id: order.id });
  await expect.poll(async () => (await storedJobs(api)).length).toBe(1);
  await queue.stop();
});

test("a round queues the tickets that no event has queued, once", async () => {
  await openKitchen(api);
  await acceptedOrder(api);
  const cancelled = await acceptedOrder(api);
  const cancel = { revision: 2, reason: "closing" };
  const answer = await sendBoardAction(api, "cashier", cancelled, ["cancel", cancel]);
  expect(answer.status).toBe(200);
  const queue = openQueue();
  await queue.catchUp();
  await queue.catchUp();
  expect(await storedJobs(api)).toHaveLength(1);
  await queue.stop();
});

test("a ticket that waited too long is given up, and an old order gets none", async () => {
  await openKitchen(api);
  await queuedOrder(api);
  await acceptedOrder(api);
  api.now = new Date(api.now.getTime() + TICKET_LIFE_MS + 1000);
  const queue = openQueue();
  await queue.catchUp();
  expect(await storedJobs(api)).toMatchObject([{ state: "failed", reason: "expired" }]);
  await queue.stop();
});
