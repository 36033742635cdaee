import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { openKitchen, queuedOrder, sendPrinting } from "./testing/send-printing.ts";

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  token = await openKitchen(api, { name: "Plancha" });
});
afterAll(() => api.close());

const pass = (seconds: number) => {
  api.now = new Date(api.now.getTime() + seconds * 1000);
};

/** Asks for a ticket as an agent does that knows the state of its printer. */
async function ask(status: string): Promise<{ job: { id: string; attempt: number } | null }> {
  const response = await api.raw("/ms-printing/agent/next", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ status }),
  });
  return response.json();
}

async function waitOf({ id }: { id: string }) {
  const { body } = await sendPrinting<StaffCallAnswer<"listPrintJobs">>(
    api,
    `orders/${id}/print-jobs`,
  );
  return body.jobs.map((job) => job.waits_for);
}

const plancha = { printer_name: "Plancha", printer_kind: "agent", silent_since: null };

test("a ticket says that its printer is off, and goes out when the printer is on again", async () => {
  await ask("offline");
  const order = await queuedOrder(api);
  expect(await waitOf(order)).toEqual([{ ...plancha, reason: "offline" }]);
  const { job } = await ask("ready");
  expect(job).toMatchObject({ attempt: 1, duplicate: 0 });
  expect(await waitOf(order)).toEqual([null]);
});

test("a ticket says since when its agent asks for nothing, and nothing in its first half minute", async () => {
  await ask("paper_out");
  const since = api.now.toISOString();
  pass(60);
  const order = await queuedOrder(api);
  expect(await waitOf(order)).toEqual([{ ...plancha, reason: "paper_out" }]);
  pass(30);
  expect(await waitOf(order)).toEqual([{ ...plancha, reason: "silent", silent_since: since }]);
  await ask("paper_out");
  expect(await waitOf(order)).toEqual([{ ...plancha, reason: "paper_out" }]);
});

test("a ticket says that its printer was never connected", async () => {
  const order = await queuedOrder(api);
  expect(await waitOf(order)).toEqual([null]);
  pass(30);
  expect(await waitOf(order)).toEqual([{ ...plancha, reason: "never_connected" }]);
});
