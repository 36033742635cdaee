import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import { dayAndTime } from "@comanda/domain/printing/kitchen-ticket";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createVisitor, tacoCombo } from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import {
  acceptedOrder,
  changePrinting,
  openKitchen,
  queuedOrder,
  sendPrinting,
  station,
} from "./testing/send-printing.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), smallCompany("burgers")]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

type Commands = StaffCallAnswer<"readTicketCommands">;
type Jobs = StaffCallAnswer<"listPrintJobs">;
type Role = NonNullable<Parameters<typeof sendPrinting>[2]>["role"];

/** The bytes that a call answers, one character each. */
async function read(path: string, role: Role = "cashier"): Promise<string> {
  const answer = await sendPrinting<Commands>(api, path, { ...(role && { role }) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return Buffer.from(answer.body.data, "base64").toString("latin1");
}
const INITIALIZE = "\u001b@";
const RASTER = "\u001dv0";
const kitchen = (id: string, rest = "") =>
  `orders/${id}/ticket-commands?kind=kitchen&station_id=kitchen${rest}`;

/** A kitchen whose tickets no printer of its own gets. */
async function openKitchenWithoutPrinter(): Promise<void> {
  await openKitchen(api);
  await changePrinting(api, { stations: [station("kitchen", null), station("bar", "grill")] });
}

test("a ticket's commands are those of the asked paper, with the mark that is asked for", async () => {
  await openKitchenWithoutPrinter();
  const { id } = await acceptedOrder(api);
  const narrow = await read(kitchen(id, "&columns=32"));
  expect(narrow.startsWith(INITIALIZE)).toBe(true);
  expect(narrow).toContain("1 x Taco (One)");
  expect(narrow).not.toContain("DUPLICATE");
  expect(narrow).not.toContain(RASTER);
  expect(await read(kitchen(id, "&columns=48"))).not.toBe(narrow);
  expect(await read(kitchen(id, "&duplicate=2"))).toContain("DUPLICATE 2");
  expect(await read(kitchen(id, "&as_pictures=true"))).toContain(RASTER);
});

test("letters that printers do not have make the ticket a picture", async () => {
  await openKitchenWithoutPrinter();
  const { id } = await acceptedOrder(api, { combos: [{ ...tacoCombo(), comment: "حساسية" }] });
  const commands = await read(kitchen(id));
  expect(commands).toContain(RASTER);
  expect(commands).not.toContain("Taco");
});

test("a guest's note is no line of the ticket's own", async () => {
  await openKitchenWithoutPrinter();
  const comment = `please, and many thanks to all + Extra cheese ${"-".repeat(42)} 2 x Taco`;
  const { id } = await acceptedOrder(api, { combos: [{ ...tacoCombo(), comment }] });
  const lines = (await read(kitchen(id))).split("\n\r");
  const note = lines.filter((line) => /thanks|cheese|---.*x Taco/u.test(line));
  expect(note).toEqual([expect.stringContaining('  "please'), expect.stringMatching(/^ {2}"/u)]);
});

test("the kitchen gets commands without names, and none of a receipt", async () => {
  await openKitchenWithoutPrinter();
  const { client } = await createVisitor(api);
  const { id } = await acceptedOrder(api, { client_id: client.id });
  expect(await read(kitchen(id), "cashier")).toContain(client.name);
  expect(await read(kitchen(id), "kitchen")).not.toContain(client.name);
  const receipt = `orders/${id}/ticket-commands?kind=receipt`;
  expect(await read(receipt, "cashier")).toContain("28.50");
  const refused = await sendPrinting(api, receipt, { role: "kitchen" });
  expect(refused).toMatchObject({ status: 403, body: { code: "forbidden" } });
});

test("commands of nothing are refused", async () => {
  await openKitchenWithoutPrinter();
  const { id } = await acceptedOrder(api);
  const refuse = async (path: string, status: number, code: string) =>
    expect(await sendPrinting(api, path)).toMatchObject({ status, body: { code } });
  await refuse(kitchen("none"), 404, "order_not_found");
  const bar = `orders/${id}/ticket-commands?kind=kitchen&station_id=bar`;
  await refuse(bar, 404, "station_not_found");
  await refuse(kitchen(id, "&columns=40"), 422, "invalid_params");
  await refuse(kitchen(id, "&as_pictures=perhaps"), 422, "invalid_params");
  await refuse(kitchen(id, "&duplicate=-1"), 422, "invalid_params");
  await refuse("test-ticket-commands?columns=1", 422, "invalid_params");
});

test("a test ticket names the member, and queues nothing", async () => {
  expect(await read("test-ticket-commands?columns=42", "kitchen")).toContain("Kitchen");
  expect(await read("test-ticket-commands?as_pictures=true")).toContain(RASTER);
  const jobs = await api.db.selectFrom("print_jobs").selectAll().execute();
  expect(jobs).toEqual([]);
});

test("a test ticket has the time of the restaurant's own clock", async () => {
  const ticket = await read("test-ticket-commands?columns=48");
  expect(ticket).toContain(dayAndTime("America/Mexico_City", api.now));
  expect(ticket).not.toContain(dayAndTime("UTC", api.now));
});

test("a ticket without a printer is claimed by one of several members, before it is printed", async () => {
  await openKitchenWithoutPrinter();
  const { id } = await queuedOrder(api);
  const list = async () => (await sendPrinting<Jobs>(api, `orders/${id}/print-jobs`)).body.jobs;
  const [job] = await list();
  expect(job).toMatchObject({ state: "failed", reason: "no_printer" });
  const mark = (state: string, role: Role = "cashier") =>
    sendPrinting(api, `print-jobs/${job?.id}/mark`, { body: { state }, ...(role && { role }) });
  const answers = await Promise.all([mark("sent"), mark("sent", "kitchen"), mark("sent")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const late = await mark("sent", "kitchen");
  expect(late).toMatchObject({ status: 409, body: { code: "print_job_changed" } });
  const by = (await list())[0]?.requested_by;
  expect(late.body.changed).toMatchObject({ status: "sent", by });
  const roles = ["cashier", "kitchen"] as const;
  const refused = await Promise.all(roles.map((role) => mark("sent", role)));
  expect(
    refused.map(({ body }) => (body.changed as { by_you?: true } | undefined)?.by_you ?? false),
  ).toEqual(["Cashier", "Kitchen"].map((name) => name === by));
  expect(await list()).toMatchObject([{ state: "sent", reason: null, attempts: 1 }]);
  expect((await mark("confirmed")).body).toMatchObject({ state: "confirmed" });
  expect((await mark("sent")).status).toBe(409);
});

test("a number that is printed here is taken by one of several members", async () => {
  const { id } = await acceptedOrder(api);
  const body = { kind: "kitchen", station_id: null, reprint: 0, where: "here" };
  const send = () => sendPrinting(api, `orders/${id}/reprint`, { body, role: "cashier" });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await send()).toMatchObject({
    status: 409,
    body: { code: "print_job_changed", changed: { by: "Cashier", by_you: true, status: "sent" } },
  });
  const again = (reprint: number) =>
    sendPrinting(api, `orders/${id}/reprint`, { body: { ...body, reprint }, role: "kitchen" });
  expect((await again(0)).body.changed).toMatchObject({ by: "Cashier" });

  // Another member of the same name prints the order later.
  await api.db
    .updateTable("staff_accounts")
    .set({ name: "Cashier" })
    .where("name", "=", "Kitchen")
    .execute();
  api.now = new Date(api.now.getTime() + 5_000);
  expect((await again(1)).status).toBe(200);
  expect((await again(0)).body.changed).not.toHaveProperty("by_you");
  expect((await send()).body.changed).toMatchObject({ by: "Cashier", by_you: true });
});
