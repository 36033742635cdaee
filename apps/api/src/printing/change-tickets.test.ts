import { layoutTicket } from "@comanda/domain/printing/layout-ticket";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createBackgroundQueue } from "../db/maintenance/background-queue.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createPlacedOrder, specialCombo, tacoCombo } from "../testing/order-flow.ts";
import { answerProposal, proposeValid } from "../testing/proposal-calls.ts";
import { createTicketQueue } from "./queue/ticket-queue.ts";
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

const COMBOS = { combos: [specialCombo(2), tacoCombo(3)] };

/** How many of the line at a position stay; `number` counts the changes of the order. */
type Change = { position: number; quantity: number; number?: number };

/** Leaves pieces of an order out, with the customer's consent. */
async function change(order: { id: string }, { number = 1, ...line }: Change) {
  await proposeValid(api, order, [line]);
  const answer = await answerProposal(api, order, { accept: true, number });
  expect(answer.status).toBe(200);
}

/** The texts of the last job, without empty lines. */
async function lastTicket() {
  const job = (await storedJobs(api)).toSorted((a, b) => a.change - b.change).at(-1);
  return layoutTicket(job?.ticket.blocks ?? [], 48)
    .map(({ start }) => start)
    .filter(Boolean);
}

test("a change after the tickets queues one that says what is left out, once", async () => {
  await openKitchen(api);
  const order = await queuedOrder(api, COMBOS);
  await change(order, { position: 0, quantity: 1 });
  const counts = await Promise.all([enqueue(api, order), enqueue(api, order)]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(await enqueue(api, order)).toBe(0);
  expect(await storedJobs(api)).toMatchObject([{ change: 0 }, { change: 1, reprint: 0 }]);
  const texts = await lastTicket();
  expect(texts.slice(0, 2)).toEqual(["CHANGED", "LEAVE OUT 1 x Special"]);
  expect(texts).toEqual(expect.arrayContaining(["1 x Special", "3 x Taco (One)"]));
});

test("only the station of the dish gets a ticket, also when it has nothing else to make", async () => {
  await addPrinter(api, "grill");
  await addPrinter(api, "bar");
  const stations = [station("plancha", "grill", ["tacos"]), station("cold", "bar", ["counted"])];
  await changePrinting(api, { stations, default_station_id: "plancha" });
  const order = await queuedOrder(api, COMBOS);
  await change(order, { position: 0, quantity: 0 });
  await enqueue(api, order);
  const jobs = (await storedJobs(api)).filter((job) => job.change === 1);
  expect(jobs).toMatchObject([{ station: "cold", printer_id: "bar", state: "queued" }]);
  expect(await lastTicket()).toContain("LEAVE OUT 2 x Special");
});

test("a dish that moved to another station is left out at both, and at no station that never had it", async () => {
  for (const printer of ["grill", "bar", "fryer"]) await addPrinter(api, printer);
  const stations = (cold: string[], fried: string[]) => ({
    stations: [
      station("plancha", "grill", ["tacos"]),
      station("cold", "bar", cold),
      station("fried", "fryer", fried),
    ],
    default_station_id: "plancha",
  });
  await changePrinting(api, stations(["counted"], []));
  const order = await queuedOrder(api, COMBOS);
  await changePrinting(api, stations([], ["counted"]));
  await change(order, { position: 0, quantity: 1 });
  await enqueue(api, order);
  const stationsOf = async (number: number) =>
    (await storedJobs(api)).filter((job) => job.change === number).map((job) => job.station);
  expect((await stationsOf(1)).toSorted()).toEqual(["cold", "fried"]);
  await changePrinting(api, stations(["counted"], []));
  await change(order, { position: 0, quantity: 0, number: 2 });
  await change(order, { position: 1, quantity: 1, number: 3 });
  await enqueue(api, order);
  expect((await stationsOf(3)).toSorted()).toEqual(["cold", "fried", "plancha"]);
});

test("a second change says only what is new", async () => {
  await openKitchen(api);
  const order = await queuedOrder(api, COMBOS);
  await change(order, { position: 0, quantity: 1 });
  await enqueue(api, order);
  await change(order, { position: 1, quantity: 1, number: 2 });
  await enqueue(api, order);
  const texts = await lastTicket();
  expect(texts.filter((text) => text.startsWith("LEAVE OUT"))).toEqual([
    "LEAVE OUT 2 x Taco (One)",
  ]);
});

test("an order that changes before its tickets gets plain ones", async () => {
  await openKitchen(api);
  await changePrinting(api, { print_on: "placement" });
  const order = await createPlacedOrder(api, COMBOS);
  await change(order, { position: 0, quantity: 0 });
  expect(await enqueue(api, order)).toBe(1);
  expect((await lastTicket())[0]).toBe("kitchen");
  expect(await enqueue(api, order)).toBe(0);
});

test("a round queues the ticket of a change that no event has queued, once", async () => {
  await openKitchen(api);
  const order = await queuedOrder(api, COMBOS);
  const unprinted = await acceptedOrder(api);
  await enqueue(api, unprinted);
  await change(order, { position: 0, quantity: 1 });
  const queue = createTicketQueue({ ...api.deps, backgroundQueue: createBackgroundQueue() });
  await queue.catchUp();
  await queue.catchUp();
  expect((await storedJobs(api)).filter((job) => job.change === 1)).toHaveLength(1);
  await queue.stop();
});
