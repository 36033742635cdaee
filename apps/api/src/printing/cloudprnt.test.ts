import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bringDueForward } from "../clock-set-back/bring-due-forward.store.ts";
import { putProduct } from "../editing/testing/menu-calls.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { tacoCombo } from "../testing/order-flow.ts";
import { openKitchen, queuedOrder, sendPrinting } from "./testing/send-printing.ts";
import { storedJobs } from "./testing/stored-jobs.store.ts";

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  token = await openKitchen(api, { kind: "cloudprnt" });
});
afterAll(() => api.close());

const url = (query: Record<string, string> = {}) =>
  `/ms-printing/cloudprnt/${token}?${new URLSearchParams(query)}`;
const MAC = { uid: "star1", mac: "00:11:62:aa:bb:cc" };

/** Polls as a printer does. */
async function poll(state: object = {}) {
  const response = await api.raw(url(), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      status: "23 6 0 0 0 0 0 0 0 ",
      printerMAC: MAC.mac,
      statusCode: "200%20OK",
      printingInProgress: false,
      clientAction: null,
      ...state,
    }),
  });
  expect(response.status).toBe(200);
  return response.json();
}
const fetchJob = (job: string, type = "text/plain") =>
  api.raw(url({ ...MAC, type, token: job }), { method: "GET" });
const confirm = (job: string, code = "200 OK") =>
  api.raw(url({ ...MAC, token: job, code }), { method: "DELETE" });

test("a printer polls, fetches and confirms a ticket, which is then printed", async () => {
  expect(await poll()).toEqual({ jobReady: false });
  await queuedOrder(api);
  const offer = await poll();
  expect(offer).toMatchObject({
    jobReady: true,
    mediaTypes: ["application/vnd.star.starprnt", "image/png", "text/plain"],
    deleteMethod: "DELETE",
  });
  const document = await fetchJob(offer.jobToken);
  expect(document.headers.get("content-type")).toBe("text/plain");
  expect(await document.text()).toContain("1 x Taco (One)");
  expect(await storedJobs(api)).toMatchObject([{ state: "sent", attempts: 1 }]);
  expect(await poll()).toEqual({ jobReady: false });
  expect((await confirm(offer.jobToken)).status).toBe(200);
  expect((await confirm(offer.jobToken)).status).toBe(200);
  expect(await storedJobs(api)).toMatchObject([{ state: "confirmed", uncertain: 0 }]);
  expect(await poll()).toEqual({ jobReady: false });
});

test("a ticket comes in each offered form, and in no other", async () => {
  await queuedOrder(api);
  const { jobToken } = await poll();
  const star = await fetchJob(jobToken, "application/vnd.star.starprnt");
  expect([...new Uint8Array(await star.arrayBuffer())].slice(0, 2)).toEqual([0x1b, 0x40]);
  const png = await fetchJob(jobToken, "image/png");
  const bytes = Buffer.from(await png.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect((await fetchJob(jobToken, "application/pdf")).status).toBe(415);
  expect((await fetchJob("none")).status).toBe(404);
});

test("a ticket that is fetched again may be on paper, and says DUPLICATE", async () => {
  await queuedOrder(api);
  const { jobToken } = await poll();
  expect(await (await fetchJob(jobToken)).text()).not.toContain("DUPLICATE");
  expect(await (await fetchJob(jobToken)).text()).toContain("DUPLICATE 1");
  expect(await storedJobs(api)).toMatchObject([{ state: "sent", attempts: 2, uncertain: 1 }]);
});

test("a ticket without a confirmation is offered again as a duplicate, and not for ever", async () => {
  await queuedOrder(api);
  for (let time = 0; time < 3; time += 1) {
    const { jobToken } = await poll();
    const text = await (await fetchJob(jobToken)).text();
    expect(text.includes("DUPLICATE")).toBe(time > 0);
    api.now = new Date(api.now.getTime() + 121_000);
  }
  expect(await poll()).toEqual({ jobReady: false });
  expect(await storedJobs(api)).toMatchObject([{ state: "failed", reason: "unconfirmed" }]);
});

test("a ticket without a confirmation holds the others back for two minutes, also after the clock was set back", async () => {
  await queuedOrder(api);
  const { jobToken } = await poll();
  await fetchJob(jobToken);
  api.now = new Date(api.now.getTime() - 3_600_000);
  await bringDueForward(api.db, api.now);
  expect(await poll()).toEqual({ jobReady: false });
  api.now = new Date(api.now.getTime() + 60_000);
  await bringDueForward(api.db, api.now);
  api.now = new Date(api.now.getTime() + 61_000);
  expect((await poll()).jobToken).toBe(jobToken);
  expect(await (await fetchJob(jobToken)).text()).toContain("DUPLICATE 1");
});

test("a ticket that the printer could not read is printed without a mark", async () => {
  await queuedOrder(api);
  const { jobToken } = await poll();
  await fetchJob(jobToken);
  await confirm(jobToken, "520 Download timeout");
  const again = await poll();
  expect(await (await fetchJob(again.jobToken)).text()).not.toContain("DUPLICATE");
});

test("a ticket that stopped midway is printed again with the mark", async () => {
  await queuedOrder(api);
  const { jobToken } = await poll();
  await fetchJob(jobToken);
  await confirm(jobToken, "410 Paper out");
  const again = await poll();
  expect(await (await fetchJob(again.jobToken)).text()).toContain("DUPLICATE 1");
});

test("a confirmation that comes twice, or for a ticket that was never fetched, changes no ticket", async () => {
  await queuedOrder(api);
  await queuedOrder(api);
  // Older printers name no ticket.
  await api.raw(url(MAC), { method: "GET" });
  const confirmed = () => api.raw(url({ ...MAC, code: "200 OK" }), { method: "DELETE" });
  expect([(await confirmed()).status, (await confirmed()).status]).toEqual([200, 200]);
  const states = async () => (await storedJobs(api)).map(({ state }) => state).sort();
  expect(await states()).toEqual(["confirmed", "queued"]);
  const { jobToken } = await poll();
  expect((await confirm(jobToken)).status).toBe(200);
  expect(await states()).toEqual(["confirmed", "queued"]);
  expect((await poll()).jobToken).toBe(jobToken);
});

test("a printer's status and last sign are shown, and a busy printer gets nothing", async () => {
  await queuedOrder(api);
  expect(await poll({ printingInProgress: true })).toEqual({ jobReady: false });
  await poll({ statusCode: "410%20Paper%20out" });
  const { body } = await sendPrinting(api, "printing");
  expect(body).toMatchObject({
    printers: [{ status: "paper_out", last_seen_at: api.now.toISOString(), queued: 1 }],
  });
});

test("a printer that has been ready and asks no more is not reachable after minutes", async () => {
  await poll();
  const statusAfter = async (minutes: number) => {
    api.now = new Date(api.now.getTime() + minutes * 60_000);
    const { body } = await sendPrinting<{ printers: { status: string }[] }>(api, "printing");
    return body.printers.map(({ status }) => status);
  };
  expect(await statusAfter(2)).toEqual(["ready"]);
  expect(await statusAfter(2)).toEqual(["offline"]);
});

test("an unknown token and a replaced one are refused, basic access works", async () => {
  const asBasic = (password: string) =>
    api.raw("/ms-printing/cloudprnt", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Basic ${Buffer.from(`printer:${password}`).toString("base64")}`,
      },
      body: "{}",
    });
  expect((await asBasic(token)).status).toBe(200);
  expect((await asBasic("wrong")).status).toBe(401);
  await sendPrinting(api, "printers/grill/token", { body: {} });
  const refused = await asBasic(token);
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ code: "printer_token_unknown" });
  expect(refused.headers.get("www-authenticate")).toContain("Basic");
});

test("a ticket's token that cannot be stored is refused like an unknown one", async () => {
  for (const job of ["\0", "a b", "x".repeat(65), "nobody"]) {
    expect((await fetchJob(job)).status).toBe(404);
    expect((await confirm(job)).status).toBe(404);
    const reported = await api.raw(`/ms-printing/agent/jobs/${encodeURIComponent(job)}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ attempt: 1, outcome: "sent", status: null }),
    });
    expect(reported.status).toBe(404);
  }
});

test("letters that printers do not have go as a picture, in commands too", async () => {
  await queuedOrder(api, { combos: [{ ...tacoCombo(), comment: "不要辣椒" }] });
  const offer = await poll();
  expect(offer.mediaTypes).toEqual(["image/png", "application/vnd.star.starprnt"]);
});

test("a ticket that a guest made longer than any picture is offered as commands only", async () => {
  const name = `辣${"!?".repeat(49)}`;
  expect((await putProduct(api, "taco", (product) => ({ ...product, name }))).status).toBe(200);
  const combos = Array.from({ length: 200 }, () => tacoCombo());
  await queuedOrder(api, { combos });
  const { mediaTypes, jobToken } = await poll();
  expect(mediaTypes).toEqual(["application/vnd.star.starprnt"]);
  expect((await fetchJob(jobToken, "image/png")).status).toBe(415);
});
