import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { createApp } from "@comanda/api/app";
import {
  openKitchen,
  queuedOrder,
  sendPrinting,
} from "@comanda/api/printing/testing/send-printing";
import { storedJobs } from "@comanda/api/printing/testing/stored-jobs.store";
import { createTestApp, type TestApp } from "@comanda/api/testing/create-test-app";
import { tacoCombo } from "@comanda/api/testing/order-flow";
import { getRequestListener } from "@hono/node-server";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { EmulatedPrinter } from "../testing/emulated-printer.ts";
import { runPrintAgent } from "./run-print-agent.ts";
import { createTicketSource, TokenRefused } from "./ticket-source.ts";

let api: TestApp;
let server: Server;
let origin: URL;
let token: string;
let printer: EmulatedPrinter;
let stopping: AbortController;
let agents: Promise<void>[];
beforeAll(async () => {
  api = await createTestApp();
  server = createServer(getRequestListener((request) => createApp(api.deps).fetch(request)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  origin = new URL(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`);
});
beforeEach(async () => {
  await api.reset();
  token = await openKitchen(api);
  printer = new EmulatedPrinter();
  await printer.start();
  stopping = new AbortController();
  agents = [];
});
afterEach(async () => {
  stopping.abort();
  printer.refill();
  await Promise.allSettled(agents);
  await printer.die();
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await api.close();
});

/** For what an agent does, on a busy machine too. */
const PATIENCE = { timeout: 30_000 };
const TIMES = { answerMs: 1_000, lookMs: 20, confirmMs: 30_000, standstillMs: 60_000 };

/** Starts an agent. Several agents stand for several computers of the restaurant. */
function startAgent(
  signal = stopping.signal,
  {
    isSilent = false,
    say = (_: string): void => undefined,
    source = createTicketSource(origin, token),
  } = {},
): Promise<void> {
  const agent = runPrintAgent({
    source,
    printer: { host: "127.0.0.1", port: printer.port },
    signal,
    isSilent,
    say,
    times: TIMES,
    retryMs: 30,
  });
  agents.push(agent);
  agent.catch(() => undefined);
  return agent;
}
const jobState = async () => (await storedJobs(api)).map(({ state }) => state);
const status = async () => (await sendPrinting(api, "printing")).body;
const isTorn = ({ isCut }: { isCut: boolean }) => !isCut;
const printed = () => printer.papers.map(({ text, isCut }) => ({ text, isCut }));

test("a ticket is printed once and confirmed", async () => {
  await queuedOrder(api);
  void startAgent();
  await expect.poll(jobState, PATIENCE).toEqual(["confirmed"]);
  expect(printed()).toMatchObject([{ isCut: true }]);
  expect(printed()[0]?.text).toContain("1 x Taco (One)");
  expect(printed()[0]?.text).not.toContain("DUPLICATE");
  expect(printer.unknown).toEqual([]);
});

test("a ticket waits for a printer without paper, and is printed once afterwards", async () => {
  printer.takePaper();
  await queuedOrder(api);
  void startAgent();
  await expect.poll(status, PATIENCE).toMatchObject({
    printers: [{ status: "paper_out", queued: 1 }],
  });
  expect(await storedJobs(api)).toMatchObject([{ state: "queued", attempts: 0 }]);
  printer.refill();
  await expect.poll(jobState, PATIENCE).toEqual(["confirmed"]);
  expect(printer.papers).toHaveLength(1);
});

test("a printer that dies in the middle of a ticket prints it again, marked DUPLICATE", async () => {
  printer.dieAfter(40);
  await queuedOrder(api);
  void startAgent();
  await expect.poll(() => printer.papers.length, PATIENCE).toBe(1);
  await printer.start();
  await expect.poll(jobState, PATIENCE).toEqual(["confirmed"]);
  expect(printed()).toMatchObject([{ isCut: false }, { isCut: true }]);
  expect(printed()[1]?.text).toContain("DUPLICATE 1");
});

test("a printer that hangs gets no ticket until it is back", async () => {
  await queuedOrder(api);
  printer.hang();
  void startAgent();
  await expect.poll(status, PATIENCE).toMatchObject({
    printers: [{ status: "offline", queued: 1 }],
  });
  printer.refill();
  await expect.poll(jobState, PATIENCE).toEqual(["confirmed"]);
  expect(printer.papers).toHaveLength(1);
});

test("a printer that never answers gets its tickets only from an agent that knows it, and confirms none", async () => {
  await queuedOrder(api);
  printer.mute();
  const said: string[] = [];
  const asking = new AbortController();
  const agent = startAgent(asking.signal, { say: (line) => said.push(line) });
  await expect.poll(() => said.join(), PATIENCE).toContain("--silent-printer");
  expect(await jobState()).toEqual(["queued"]);
  asking.abort();
  await agent.catch(() => undefined);
  void startAgent(stopping.signal, { isSilent: true });
  await expect.poll(jobState, PATIENCE).toEqual(["sent"]);
  await expect.poll(printed, PATIENCE).toMatchObject([{ isCut: true }]);
  expect(printed()[0]?.text).toContain("1 x Taco (One)");
});

test("an agent that dies with a ticket leaves it to the next one, marked DUPLICATE", async () => {
  await queuedOrder(api);
  const source = createTicketSource(origin, token);
  const { job } = await source.next("ready", stopping.signal);
  expect(job).toMatchObject({ attempt: 1, duplicate: 0 });
  api.now = new Date(api.now.getTime() + 61_000);
  void startAgent();
  await expect.poll(jobState, PATIENCE).toEqual(["confirmed"]);
  expect(printed()[0]?.text).toContain("DUPLICATE 1");
  expect(
    job && (await source.report(job, { attempt: 1, outcome: "unknown", status: "ready" })),
  ).toBe(false);
  expect(await jobState()).toEqual(["confirmed"]);
});

test("an agent whose token was replaced ends", async () => {
  const agent = startAgent();
  await sendPrinting(api, "printers/grill/token", { body: {} });
  await expect(agent).rejects.toBeInstanceOf(TokenRefused);
});

test("a ticket that the server has deleted does not delay the next one", async () => {
  const source = createTicketSource(origin, token);
  const { id } = await queuedOrder(api);
  const next: typeof source.next = async (...asked) => {
    const answer = await source.next(...asked);
    await api.db.deleteFrom("print_jobs").where("order_id", "=", id).execute();
    return answer;
  };
  void startAgent(stopping.signal, { source: { ...source, next } });
  await expect.poll(jobState, PATIENCE).toEqual([]);
  await queuedOrder(api);
  await expect.poll(jobState, PATIENCE).toEqual(["confirmed"]);
});

test("no text of a customer reaches the printer as a command", async () => {
  const comment = "\u001b@\u001dV\u0000 \u0010\u0004\u0001 \u001d(A pL";
  await queuedOrder(api);
  await api.db
    .updateTable("print_jobs")
    .set({ ticket: JSON.stringify({ language: "en", blocks: [{ kind: "text", text: comment }] }) })
    .execute();
  void startAgent();
  await expect.poll(jobState, PATIENCE).toEqual(["confirmed"]);
  expect(printer.papers).toHaveLength(1);
  expect(printer.unknown).toEqual([]);
  expect(printed()[0]?.text).toContain("@V (A pL");
});

test("letters that the printer does not have come as a picture", async () => {
  await queuedOrder(api, { combos: [{ ...tacoCombo(), comment: "حساسية من المكسرات" }] });
  void startAgent();
  await expect.poll(jobState, PATIENCE).toEqual(["confirmed"]);
  expect(printer.papers).toMatchObject([{ isCut: true }]);
  expect(printer.papers[0]?.pictures).toBeGreaterThan(0);
  expect(printer.papers[0]?.text.trim()).toBe("");
  expect(printer.unknown).toEqual([]);
});

test("each ticket is printed once or says DUPLICATE, through failures of every kind", async () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({
    company_id: "tacos",
    id: `job-${String(at).padStart(3, "0")}`,
    printer_id: "grill",
    kind: "test" as const,
    station: "",
    copy: 1,
    reprint: 0,
    state: "queued" as const,
    ticket: JSON.stringify({ language: "en", blocks: [{ kind: "text", text: `No ${at} end` }] }),
    created_at: api.now,
  }));
  await api.db.insertInto("print_jobs").values(rows).execute();
  const said: string[] = [];
  void startAgent(stopping.signal, { say: (line) => said.push(line) });
  const whenSaid = (words: string, since: number) =>
    expect.poll(() => said.slice(since).join(), PATIENCE).toContain(words);
  const confirmed = async () => (await jobState()).filter((state) => state === "confirmed").length;
  const failures = [
    async () => {
      printer.dieAfter(7);
      await expect.poll(() => printed().some(isTorn), PATIENCE).toBe(true);
      await printer.start();
    },
    async () => {
      const before = said.length;
      printer.takePaper();
      await whenSaid("printer paper_out", before);
      printer.refill();
    },
    async () => {
      const before = said.length;
      printer.hang();
      await whenSaid("printer offline", before);
      printer.refill();
    },
    async () => {
      await printer.die();
      await printer.start();
    },
  ];
  for (const [at, failure] of failures.entries()) {
    await expect.poll(confirmed, PATIENCE).toBeGreaterThan((at + 1) * 18);
    await failure();
  }
  await expect.poll(confirmed, PATIENCE).toBe(rows.length);
  for (const [at] of rows.entries()) {
    const papers = printer.papers.filter(({ text }) => text.includes(`No ${at} end`));
    expect(papers.length).toBeGreaterThan(0);
    expect(papers.filter(({ text }) => !text.includes("DUPLICATE")).length).toBeLessThanOrEqual(1);
  }
}, 240_000);
