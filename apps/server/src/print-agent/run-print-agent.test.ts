import { queuedOrder, sendPrinting } from "@comanda/api/printing/testing/send-printing";
import { storedJobs } from "@comanda/api/printing/testing/stored-jobs.store";
import { tacoCombo } from "@comanda/api/testing/order-flow";
import { expect, test } from "vitest";
import { PATIENCE, PrintAgentFixture } from "../testing/print-agent-fixture.ts";
import { createTicketSource, TokenRefused } from "./ticket-source.ts";

const kitchen = new PrintAgentFixture();

test("a ticket is printed once and confirmed", async () => {
  await queuedOrder(kitchen.api);
  void kitchen.startAgent();
  await expect.poll(kitchen.jobStates, PATIENCE).toEqual(["confirmed"]);
  expect(kitchen.printed()).toMatchObject([{ isCut: true }]);
  expect(kitchen.printed()[0]?.text).toContain("1 x Taco (One)");
  expect(kitchen.printed()[0]?.text).not.toContain("DUPLICATE");
  expect(kitchen.printer.unknown).toEqual([]);
});

test("a ticket waits for a printer without paper, and is printed once afterwards", async () => {
  kitchen.printer.takePaper();
  await queuedOrder(kitchen.api);
  void kitchen.startAgent();
  await expect.poll(kitchen.status, PATIENCE).toMatchObject({
    printers: [{ status: "paper_out", queued: 1 }],
  });
  expect(await storedJobs(kitchen.api)).toMatchObject([{ state: "queued", attempts: 0 }]);
  kitchen.printer.refill();
  await expect.poll(kitchen.jobStates, PATIENCE).toEqual(["confirmed"]);
  expect(kitchen.printer.papers).toHaveLength(1);
});

test("a printer that dies in the middle of a ticket prints it again, marked DUPLICATE", async () => {
  kitchen.printer.dieAfter(40);
  await queuedOrder(kitchen.api);
  void kitchen.startAgent();
  await expect.poll(() => kitchen.printer.papers.length, PATIENCE).toBe(1);
  await kitchen.printer.start();
  await expect.poll(kitchen.jobStates, PATIENCE).toEqual(["confirmed"]);
  expect(kitchen.printed()).toMatchObject([{ isCut: false }, { isCut: true }]);
  expect(kitchen.printed()[1]?.text).toContain("DUPLICATE 1");
});

test("a printer that hangs gets no ticket until it is back", async () => {
  await queuedOrder(kitchen.api);
  kitchen.printer.hang();
  void kitchen.startAgent();
  await expect.poll(kitchen.status, PATIENCE).toMatchObject({
    printers: [{ status: "offline", queued: 1 }],
  });
  kitchen.printer.refill();
  await expect.poll(kitchen.jobStates, PATIENCE).toEqual(["confirmed"]);
  expect(kitchen.printer.papers).toHaveLength(1);
});

test("a printer that never answers gets its tickets only from an agent that knows it, and confirms none", async () => {
  await queuedOrder(kitchen.api);
  kitchen.printer.mute();
  const said: string[] = [];
  const asking = new AbortController();
  const agent = kitchen.startAgent(asking.signal, { say: (line) => said.push(line) });
  await expect.poll(() => said.join(), PATIENCE).toContain("--silent-printer");
  expect(await kitchen.jobStates()).toEqual(["queued"]);
  asking.abort();
  await agent.catch(() => undefined);
  void kitchen.startAgent(kitchen.stopping.signal, { isSilent: true });
  await expect.poll(kitchen.jobStates, PATIENCE).toEqual(["sent"]);
  await expect.poll(kitchen.printed, PATIENCE).toMatchObject([{ isCut: true }]);
  expect(kitchen.printed()[0]?.text).toContain("1 x Taco (One)");
});

test("an agent that dies with a ticket leaves it to the next one, marked DUPLICATE", async () => {
  await queuedOrder(kitchen.api);
  const source = createTicketSource(kitchen.origin, kitchen.token);
  const { job } = await source.next("ready", kitchen.stopping.signal);
  expect(job).toMatchObject({ attempt: 1, duplicate: 0 });
  kitchen.api.now = new Date(kitchen.api.now.getTime() + 61_000);
  void kitchen.startAgent();
  await expect.poll(kitchen.jobStates, PATIENCE).toEqual(["confirmed"]);
  expect(kitchen.printed()[0]?.text).toContain("DUPLICATE 1");
  expect(
    job && (await source.report(job, { attempt: 1, outcome: "unknown", status: "ready" })),
  ).toBe(false);
  expect(await kitchen.jobStates()).toEqual(["confirmed"]);
});

test("an agent whose token was replaced ends", async () => {
  const agent = kitchen.startAgent();
  await sendPrinting(kitchen.api, "printers/grill/token", { body: {} });
  await expect(agent).rejects.toBeInstanceOf(TokenRefused);
});

test("a ticket that the server has deleted does not delay the next one", async () => {
  const source = createTicketSource(kitchen.origin, kitchen.token);
  const { id } = await queuedOrder(kitchen.api);
  const next: typeof source.next = async (...asked) => {
    const answer = await source.next(...asked);
    await kitchen.api.db.deleteFrom("print_jobs").where("order_id", "=", id).execute();
    return answer;
  };
  void kitchen.startAgent(kitchen.stopping.signal, { source: { ...source, next } });
  await expect.poll(kitchen.jobStates, PATIENCE).toEqual([]);
  await queuedOrder(kitchen.api);
  await expect.poll(kitchen.jobStates, PATIENCE).toEqual(["confirmed"]);
});

test("no text of a customer reaches the printer as a command", async () => {
  const comment = "\u001b@\u001dV\u0000 \u0010\u0004\u0001 \u001d(A pL";
  await queuedOrder(kitchen.api);
  await kitchen.api.db
    .updateTable("print_jobs")
    .set({ ticket: JSON.stringify({ language: "en", blocks: [{ kind: "text", text: comment }] }) })
    .execute();
  void kitchen.startAgent();
  await expect.poll(kitchen.jobStates, PATIENCE).toEqual(["confirmed"]);
  expect(kitchen.printer.papers).toHaveLength(1);
  expect(kitchen.printer.unknown).toEqual([]);
  expect(kitchen.printed()[0]?.text).toContain("@V (A pL");
});

test("letters that the printer does not have come as a picture", async () => {
  await queuedOrder(kitchen.api, { combos: [{ ...tacoCombo(), comment: "حساسية من المكسرات" }] });
  void kitchen.startAgent();
  await expect.poll(kitchen.jobStates, PATIENCE).toEqual(["confirmed"]);
  expect(kitchen.printer.papers).toMatchObject([{ isCut: true }]);
  expect(kitchen.printer.papers[0]?.pictures).toBeGreaterThan(0);
  expect(kitchen.printer.papers[0]?.text.trim()).toBe("");
  expect(kitchen.printer.unknown).toEqual([]);
});
