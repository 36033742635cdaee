import type { Printing } from "@comanda/contract/staff/printing-schemas";
import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createVisitor } from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";
import {
  acceptedOrder,
  addPrinter,
  changePrinting,
  openKitchen,
  queuedOrder,
  sendPrinting,
  station,
} from "./testing/send-printing.ts";
import { storedJobs } from "./testing/stored-jobs.store.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), smallCompany("burgers")]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const PRINTER = { name: "Grill", kind: "cloudprnt", columns: 48, as_pictures: false };
type WithToken = StaffCallAnswer<"createPrinter">;
type Jobs = StaffCallAnswer<"listPrintJobs">;
const send = <Body = Record<string, unknown>>(...rest: DropFirst<typeof sendPrinting>) =>
  sendPrinting<Body>(api, ...rest);
type DropFirst<F extends (api: TestApp, ...rest: never[]) => unknown> = F extends (
  api: TestApp,
  ...rest: infer Rest
) => unknown
  ? Rest
  : never;

test("four requests of a printer wait for a ticket, a further one is refused, and one that ended makes room", async () => {
  const tokens = [await addPrinter(api, "grill"), await addPrinter(api, "bar")];
  const leaving = new AbortController();
  const next = (token = tokens[0], signal?: AbortSignal) =>
    api.raw("/ms-printing/agent/next", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ status: "ready" }),
      signal: signal ?? null,
    });
  const waiting = Array.from({ length: 5 }, () => next(tokens[0], leaving.signal));
  const refused = await Promise.race(waiting);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
  const other = next(tokens[1], leaving.signal);
  leaving.abort();
  const statuses = (await Promise.all([...waiting, other])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429]);
  await send("printers/grill/test", { body: { id: "test-1" } });
  expect(await (await next()).json()).toMatchObject({ job: { id: "test-1" } });
});

test("a printer's token is shown once, and only its hash is stored", async () => {
  const body = { id: "grill", ...PRINTER };
  const first = await send<WithToken>("printers", { body });
  const { token } = first.body;
  expect(token).toMatch(/^[\w-]{32}$/u);
  expect(first.body).toMatchObject({
    printer: { id: "grill", ...PRINTER, last_seen_at: null, queued: 0 },
    cloudprnt_path: `/ms-printing/cloudprnt/${token}`,
  });
  const again = await send<WithToken>("printers", { body });
  expect(again).toMatchObject({ status: 200, body: { token: null, cloudprnt_path: null } });
  const rows = await api.db.selectFrom("printers").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(await send("printing"))).not.toContain(token);
});

test("printers and stations are changed with the permission for settings, and audited", async () => {
  const token = await openKitchen(api);
  for (const path of ["printing", "printers", "printers/grill", "printers/grill/remove"]) {
    const refused = await send(path, { body: {}, role: "cashier" });
    expect(refused).toMatchObject({ status: 403, body: { code: "forbidden" } });
  }
  expect((await send("printers/grill", { body: PRINTER })).body).toMatchObject(PRINTER);
  const renewed = await send<WithToken>("printers/grill/token", { body: {} });
  expect(renewed.body.token).not.toBe(token);
  const audit = await api.db.selectFrom("audit_log").selectAll().execute();
  const actions = audit.map(({ action }) => action).toSorted();
  expect(actions).toEqual([
    "printers.create",
    "printers.token",
    "printers.update",
    "printing.settings",
  ]);
  expect(JSON.stringify(audit)).not.toContain(renewed.body.token);
});

test("settings with a printer, a default or a category that cannot be are refused", async () => {
  await addPrinter(api, "grill");
  const { body } = await send<Printing>("printing");
  const refuse = async (changes: object, path: string) => {
    const answer = await send("printing", { body: { ...body.settings, ...changes } });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  };
  await refuse({ stations: [station("kitchen", "other")] }, "stations.0.printer_id");
  await refuse({ receipt: { printer_id: "other", copies: 1 } }, "receipt.printer_id");
  await refuse({ default_station_id: "none" }, "default_station_id");
  const twice = [station("kitchen", null, ["tacos"]), station("bar", null, ["tacos"])];
  await refuse({ stations: twice }, "stations");
  expect((await send<Printing>("printing")).body.settings).toEqual(body.settings);
});

test("the second change of stations from the same revision is refused, and names who was first", async () => {
  const { body } = await send<Printing>("printing");
  const { settings } = body;
  expect(settings.revision).toBe(0);
  const named = { ...settings, stations: [station("grill", null)], default_station_id: "grill" };
  const first = await send("printing", { body: named, role: "owner" });
  expect(first.body).toEqual({ ...named, revision: 1 });
  const other = await send("printing", { body: { ...settings, language: "ar" } });
  expect(other).toMatchObject({
    status: 409,
    body: { code: "settings_changed", changed: { by: "Owner" } },
  });
  const same = await send("printing", { body: named });
  expect(same).toMatchObject({ status: 200, body: { revision: 1 } });
  const now = await send<Printing>("printing");
  expect(now.body.settings).toEqual({ ...named, revision: 1 });
});

test("a removed printer leaves its stations, and its tickets fail", async () => {
  await openKitchen(api);
  const order = await queuedOrder(api);
  expect((await send("printers/grill/remove", { body: {} })).body).toEqual({ removed: true });
  expect((await send("printers/grill/remove", { body: {} })).body).toEqual({ removed: false });
  const { body } = await send<Printing>("printing");
  expect(body).toMatchObject({ printers: [], settings: { stations: [{ printer_id: null }] } });
  const jobs = await send<Jobs>(`orders/${order.id}/print-jobs`);
  expect(jobs.body.jobs).toMatchObject([{ state: "failed", reason: "printer_removed" }]);
});

test("a reprint is one copy marked DUPLICATE, once for its number, whichever members press", async () => {
  await openKitchen(api);
  const order = await queuedOrder(api);
  const body = { kind: "kitchen", station_id: null, reprint: 1 };
  const path = `orders/${order.id}/reprint`;
  await Promise.all([1, 2, 3].map(() => send(path, { body, role: "kitchen" })));
  const { body: list } = await send<Jobs>(`orders/${order.id}/print-jobs`, { role: "kitchen" });
  expect(list.jobs).toMatchObject([
    { reprint: 0, duplicate: false, state: "queued", station_name: "kitchen" },
    { reprint: 1, duplicate: true, state: "queued", requested_by: "Kitchen" },
  ]);
  const unknown = await send(path, { body: { ...body, station_id: "bar" } });
  expect(unknown).toMatchObject({ status: 404, body: { code: "station_not_found" } });
});

test("a ticket that a member prints is marked by them", async () => {
  await openKitchen(api);
  const order = await queuedOrder(api);
  const body = { kind: "kitchen", station_id: "kitchen", reprint: 1, where: "here" };
  const answer = await send<Jobs>(`orders/${order.id}/reprint`, { body });
  const job = answer.body.jobs.find(({ reprint }) => reprint === 1);
  expect(job).toMatchObject({ state: "sent", printer_id: null });
  const marked = await send(`print-jobs/${job?.id}/mark`, { body: { state: "confirmed" } });
  expect(marked.body).toMatchObject({ state: "confirmed", confirmed_at: api.now.toISOString() });
  const missing = await send("print-jobs/none/mark", { body: { state: "failed" } });
  expect(missing).toMatchObject({ status: 404, body: { code: "print_job_not_found" } });
});

test("the kitchen reads tickets without names and without a receipt", async () => {
  const { client } = await createVisitor(api);
  const order = await acceptedOrder(api, { client_id: client.id });
  const read = (role: "kitchen" | "cashier") =>
    send<StaffCallAnswer<"readTickets">>(`orders/${order.id}/tickets?columns=32`, { role });
  const forCashier = await read("cashier");
  expect(forCashier.body.tickets.map(({ kind }) => kind)).toEqual(["kitchen", "receipt"]);
  expect(JSON.stringify(forCashier.body)).toContain(client.name);
  const forKitchen = await read("kitchen");
  expect(forKitchen.body.tickets.map(({ kind }) => kind)).toEqual(["kitchen"]);
  expect(JSON.stringify(forKitchen.body)).not.toContain(client.name);
  expect(JSON.stringify(forKitchen.body)).not.toContain("28.50");
  const receipt = { kind: "receipt", reprint: 1 };
  const refused = await send(`orders/${order.id}/reprint`, { body: receipt, role: "kitchen" });
  expect(refused.status).toBe(403);
});

test("a test ticket is queued once for its id", async () => {
  await addPrinter(api, "grill");
  for (let time = 0; time < 2; time += 1) {
    const answer = await send("printers/grill/test", { body: { id: "test-1" } });
    expect(answer.body).toMatchObject({ id: "test-1", kind: "test", state: "queued" });
  }
  expect(await storedJobs(api)).toHaveLength(1);
  const { body } = await send<Printing>("printing");
  expect(body.printers).toMatchObject([{ queued: 1, waiting_since: api.now.toISOString() }]);
});

test("another company's members reach neither printers nor jobs", async () => {
  await openKitchen(api);
  const order = await queuedOrder(api);
  const path = "/ms-printing/companies/burgers";
  const member = signedInAs("owner", "burgers");
  const [job] = await storedJobs(api);
  const reprint = { kind: "kitchen", reprint: 1 };
  const calls = [
    ["POST", `${path}/printers/grill/token`, {}],
    ["POST", `${path}/orders/${order.id}/reprint`, reprint],
    ["GET", `${path}/orders/${order.id}/tickets`, undefined],
    ["POST", `${path}/print-jobs/${job?.id}/mark`, { state: "failed" }],
  ] as const;
  for (const [method, url, body] of calls) {
    expect((await api.send(method, url, { ...member, body })).status).toBe(404);
  }
  await changePrinting(api, {});
  expect(await storedJobs(api)).toMatchObject([{ state: "queued" }]);
});
