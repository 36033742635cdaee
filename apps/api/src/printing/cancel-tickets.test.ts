import { layoutTicket } from "@comanda/domain/printing/layout-ticket";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createBackgroundQueue } from "../db/maintenance/background-queue.ts";
import { sendBoardAction } from "../testing/board-calls.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { specialCombo, tacoCombo } from "../testing/order-flow.ts";
import { claimJob } from "./queue/print-jobs.store.ts";
import { createTicketQueue } from "./queue/ticket-queue.ts";
import {
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

async function cancel(order: { id: string }) {
  const body = { revision: 2, reason: "closing" };
  const answer = await sendBoardAction(api, "cashier", order, ["cancel", body]);
  expect(answer.status).toBe(200);
}

/** Puts the tickets of a station on paper. */
async function print(name: string) {
  for (const job of await storedJobs(api))
    if (job.station === name) expect(await claimJob(api.db, job, "ana", api.now)).toBe(true);
}

test("an order that is cancelled after its ticket was printed queues one more ticket, which says CANCELLED", async () => {
  await openKitchen(api);
  const order = await queuedOrder(api, COMBOS);
  await print("kitchen");
  await cancel(order);
  const counts = await Promise.all([enqueue(api, order), enqueue(api, order)]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(await enqueue(api, order)).toBe(0);
  const [, ticket] = (await storedJobs(api)).toSorted((a, b) => a.change - b.change);
  expect(ticket).toMatchObject({ change: 1, state: "queued", printer_id: "grill" });
  const texts = layoutTicket(ticket?.ticket.blocks ?? [], 48).map(({ start }) => start);
  expect(texts[0]).toBe("CANCELLED");
  expect(texts).toEqual(
    expect.arrayContaining(["LEAVE OUT 2 x Special", "LEAVE OUT 3 x Taco (One)"]),
  );
});

test("tickets that no printer has taken are given up, and only stations with a printed ticket get one of the cancellation", async () => {
  await addPrinter(api, "grill");
  await addPrinter(api, "bar");
  const stations = [station("plancha", "grill", ["tacos"]), station("cold", "bar", ["counted"])];
  await changePrinting(api, { stations, default_station_id: "plancha" });
  const order = await queuedOrder(api, COMBOS);
  await print("cold");
  await cancel(order);
  expect(await enqueue(api, order)).toBe(1);
  const jobs = await storedJobs(api);
  expect(jobs.find(({ change }) => change === 1)).toMatchObject({ station: "cold" });
  expect(jobs.find((job) => job.station === "plancha")).toMatchObject({
    state: "failed",
    reason: "given_up",
  });
});

test("a station gets a ticket of a cancellation after its dishes have moved to another station", async () => {
  await addPrinter(api, "grill");
  await addPrinter(api, "bar");
  const stationsWith = (plancha: string[], cold: string[]) => ({
    stations: [station("plancha", "grill", plancha), station("cold", "bar", cold)],
    default_station_id: "cold",
  });
  await changePrinting(api, stationsWith(["tacos", "counted"], []));
  const order = await queuedOrder(api, COMBOS);
  await print("plancha");
  await changePrinting(api, stationsWith([], ["tacos", "counted"]));
  await cancel(order);
  expect(await enqueue(api, order)).toBe(1);
  const heard = (await storedJobs(api)).find(({ change }) => change === 1);
  expect(heard).toMatchObject({ station: "plancha", printer_id: "grill" });
  const texts = layoutTicket(heard?.ticket.blocks ?? [], 48).map(({ start }) => start);
  expect(texts).toContain("LEAVE OUT 3 x Taco (One)");
});

test("a round queues the ticket of a cancellation that no event has queued, once", async () => {
  await openKitchen(api);
  const order = await queuedOrder(api, COMBOS);
  await print("kitchen");
  await cancel(order);
  const queue = createTicketQueue({ ...api.deps, backgroundQueue: createBackgroundQueue() });
  await queue.catchUp();
  await queue.catchUp();
  expect(await storedJobs(api)).toHaveLength(2);
  await queue.stop();
});
