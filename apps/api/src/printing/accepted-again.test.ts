import { layoutTicket } from "@comanda/domain/printing/layout-ticket";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type BoardAction, sendBoardAction } from "../testing/board-calls.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createPlacedOrder, specialCombo, tacoCombo } from "../testing/order-flow.ts";
import { claimJob } from "./queue/print-jobs.store.ts";
import { duplicateNumber } from "./render/render-job.ts";
import {
  addPrinter,
  changePrinting,
  enqueue,
  openKitchen,
  station,
} from "./testing/send-printing.ts";
import { storedJobs } from "./testing/stored-jobs.store.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

type Order = { id: string };
let revision = 0;

async function act(order: Order, action: BoardAction, body: object = {}) {
  const answer = await sendBoardAction(api, "kitchen", order, [action, { ...body, revision }]);
  expect(answer.status).toBe(200);
  revision = answer.body.revision;
}

/** Places an order of tacos and a special, accepts it for 20 minutes, and queues its tickets. */
async function queuedFor20Minutes(): Promise<Order> {
  const order = await createPlacedOrder(api, { combos: [tacoCombo(2), specialCombo(1)] });
  revision = 1;
  await act(order, "accept", { minutes: 20 });
  await enqueue(api, order);
  return order;
}

/** Takes the acceptance back, and accepts the order again; returns how many tickets that queues. */
async function acceptAgain(order: Order, minutes: number): Promise<number> {
  api.now = new Date(api.now.getTime() + 5_000);
  await act(order, "step-back");
  expect(await enqueue(api, order)).toBe(0);
  await act(order, "accept", { minutes });
  const counts = await Promise.all([enqueue(api, order), enqueue(api, order)]);
  expect(await enqueue(api, order)).toBe(0);
  return counts[0] + counts[1];
}

/** Puts the waiting tickets of a station on paper. */
async function print(name: string) {
  for (const job of await storedJobs(api))
    if (job.station === name) expect(await claimJob(api.db, job, "ana", api.now)).toBe(true);
}

async function texts(name: string, reprint: number): Promise<string[]> {
  const job = (await storedJobs(api)).find(
    (each) => each.station === name && each.reprint === reprint,
  );
  return layoutTicket(job?.ticket.blocks ?? [], 48).map(({ start }) => start);
}

test("after a second acceptance the kitchen gets its time: a note where the first one is on paper, else the ticket", async () => {
  await addPrinter(api, "grill");
  await addPrinter(api, "bar");
  const stations = [station("plancha", "grill", ["tacos"]), station("cold", "bar", ["counted"])];
  await changePrinting(api, { stations, default_station_id: "plancha" });
  const order = await queuedFor20Minutes();
  const readyBy = (lines: string[]) => lines.find((text) => text.startsWith("Ready by"));
  const first = readyBy(await texts("cold", 0));
  await print("plancha");
  expect(await acceptAgain(order, 45)).toBe(1);
  const second = readyBy(await texts("cold", 0));
  expect(second).toBeDefined();
  expect(second).not.toBe(first);
  expect(readyBy(await texts("plancha", 0))).toBe(first);
  const note = await texts("plancha", 1);
  expect(note).toEqual(expect.arrayContaining(["CHANGED", second]));
  expect(note.join()).not.toContain("Taco");
  const noted = (await storedJobs(api)).filter(({ reprint }) => reprint > 0);
  expect(noted).toMatchObject([{ printer_id: "grill", state: "queued", copy: 1 }]);
  expect(noted.map(duplicateNumber)).toEqual([0]);

  expect(await acceptAgain(order, 20)).toBe(1);
  expect(readyBy(await texts("plancha", 2))).not.toBe(second);
});

test.each([
  ["accepted again with the same minutes", (order: Order) => acceptAgain(order, 20)],
  [
    "whose promise is only moved",
    async (order: Order) => {
      await act(order, "promise", { add_minutes: 10 });
      return enqueue(api, order);
    },
  ],
])("an order %s gets no note", async (_, change) => {
  await openKitchen(api);
  const order = await queuedFor20Minutes();
  await print("kitchen");
  expect(await change(order)).toBe(0);
  expect(await storedJobs(api)).toHaveLength(1);
});
