import { expect, test } from "vitest";
import { PATIENCE, PrintAgentFixture } from "../testing/print-agent-fixture.ts";

const kitchen = new PrintAgentFixture();
const isTorn = ({ isCut }: { isCut: boolean }) => !isCut;

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
    created_at: kitchen.api.now,
  }));
  await kitchen.api.db.insertInto("print_jobs").values(rows).execute();
  const said: string[] = [];
  void kitchen.startAgent(kitchen.stopping.signal, { say: (line) => said.push(line) });
  const whenSaid = (words: string, since: number) =>
    expect.poll(() => said.slice(since).join(), PATIENCE).toContain(words);
  const confirmed = async () =>
    (await kitchen.jobStates()).filter((state) => state === "confirmed").length;
  const failures = [
    async () => {
      kitchen.printer.dieAfter(7);
      await expect.poll(() => kitchen.printed().some(isTorn), PATIENCE).toBe(true);
      await kitchen.printer.start();
    },
    async () => {
      const before = said.length;
      kitchen.printer.takePaper();
      await whenSaid("printer paper_out", before);
      kitchen.printer.refill();
    },
    async () => {
      const before = said.length;
      kitchen.printer.hang();
      await whenSaid("printer offline", before);
      kitchen.printer.refill();
    },
    async () => {
      await kitchen.printer.die();
      await kitchen.printer.start();
    },
  ];
  for (const [at, failure] of failures.entries()) {
    await expect.poll(confirmed, PATIENCE).toBeGreaterThan((at + 1) * 18);
    await failure();
  }
  await expect.poll(confirmed, PATIENCE).toBe(rows.length);
  for (const [at] of rows.entries()) {
    const papers = kitchen.printer.papers.filter(({ text }) => text.includes(`No ${at} end`));
    expect(papers.length).toBeGreaterThan(0);
    expect(papers.filter(({ text }) => !text.includes("DUPLICATE")).length).toBeLessThanOrEqual(1);
  }
}, 240_000);
