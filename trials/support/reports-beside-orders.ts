import { setTimeout as pause } from "node:timers/promises";
import { daysBetween } from "@comanda/domain/hours/business-day";
import type { Page } from "@playwright/test";
import { BENCH_COMPANY_ID, hostOf } from "../../bench/bench-company.ts";
import { startComanda } from "../../bench/processes.ts";
import { consoleOrigin } from "../../e2e/support/console.ts";
import { joinRestaurant } from "../../e2e/support/staff/join-restaurant.ts";
import { launchChromium } from "../../scripts/testing/launch-chromium.ts";
import { makeAndPlaceOrder } from "./simulated-visitors.ts";
import type { TrialContext } from "./trial.ts";

/** Business days, both included. */
type Range = { from: string; to: string };

const PHASES = 10;
const PHASE_MS = 4_000;
const DRAWINGS = 6;
/** Milliseconds; the first page waits for what a server does after its start. */
const TIMEOUT_MS = 120_000;
/** A member who looks through reports opens another one each second. */
const BETWEEN_REPORTS_MS = 1_000;
const dimensions = ["day", "product", "hour", "payment", "source", "table"];

export type BesideOrders = {
  /** Milliseconds from the request of a report's page to its table and plot, the slowest. */
  drawnMs: number;
  /** Milliseconds from the key that leads to the end of the table to its last row, the slowest. */
  lastRowMs: number;
  /** Milliseconds in which an order is created and placed, on average. */
  aloneMs: number;
  besideMs: number;
};

/**
 * Starts a server on a data folder, draws reports in Chromium, and places orders while a member reads
 * reports and while no member does, by turns.
 */
export async function measureReportsBesideOrders(
  { cleanUp }: TrialContext,
  dataDir: string,
  range: Range,
): Promise<BesideOrders> {
  const server = await startComanda({ DATA_DIR: dataDir }, "/products", hostOf(BENCH_COMPANY_ID));
  cleanUp(() => server.stop());
  // What the invitation's command and the console's page read.
  Object.assign(process.env, { E2E_PORT: String(server.port), E2E_DATA_DIR: dataDir });
  const browser = await launchChromium();
  cleanUp(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(TIMEOUT_MS);
  await joinRestaurant(page, { host: hostOf(BENCH_COMPANY_ID) }, { role: "owner", name: "Ana" });
  const drawn: Drawn[] = [];
  for (let count = 0; count < DRAWINGS; count += 1) drawn.push(await drawReport(page, range));
  const times = { alone: [] as number[], beside: [] as number[] };
  for (let phase = 0; phase < PHASES; phase += 1) {
    const kind = phase % 2 === 0 ? "alone" : "beside";
    const until = performance.now() + PHASE_MS;
    const reading = kind === "beside" ? readReports(page, range, until) : null;
    const [placed] = await Promise.all([placeOrders(server.port, until), reading]);
    times[kind].push(...placed);
  }
  // The first page is drawn with code that the browser has not fetched yet.
  const [, ...later] = drawn;
  return {
    drawnMs: Math.max(...later.map(({ drawnMs }) => drawnMs)),
    lastRowMs: Math.max(...later.map(({ lastRowMs }) => lastRowMs)),
    aloneMs: mean(times.alone),
    besideMs: mean(times.beside),
  };
}

type Drawn = Pick<BesideOrders, "drawnMs" | "lastRowMs">;

async function drawReport(page: Page, { from, to }: Range): Promise<Drawn> {
  const began = performance.now();
  const search = new URLSearchParams({ range: "own", by: "day", from, to });
  await page.goto(`${consoleOrigin()}/${BENCH_COMPANY_ID}/reports/range?${search}`, {
    waitUntil: "commit",
  });
  const days = daysBetween(from, to).length;
  // The head and the sum are rows too.
  const table = page.locator(`table[aria-rowcount="${days + 2}"]`);
  await table.locator('tr[aria-rowindex="2"]').waitFor();
  await page.locator("canvas").waitFor();
  const drawnMs = performance.now() - began;
  await page.getByRole("region").filter({ has: table }).press("End");
  const pressed = performance.now();
  await table.locator(`tr[aria-rowindex="${days + 1}"]`).waitFor();
  return { drawnMs, lastRowMs: performance.now() - pressed };
}

/** Places one order after the other; returns the milliseconds of each. */
async function placeOrders(port: number, until: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const began = performance.now();
    await makeAndPlaceOrder(port, BENCH_COMPANY_ID);
    times.push(performance.now() - began);
  }
  return times;
}

/** Reads a report each second as the console's page does. */
async function readReports(page: Page, range: Range, until: number): Promise<void> {
  const path = `/ms-orders/companies/${BENCH_COMPANY_ID}/sales/range`;
  for (let count = 0; performance.now() < until; count += 1) {
    const by = dimensions[count % dimensions.length] ?? "day";
    // The page's own fetch: the browser knows the console's address, Node's resolver may not.
    const status = await page.evaluate(
      async (url) => {
        const answer = await fetch(url);
        await answer.text();
        return answer.status;
      },
      `${path}?${new URLSearchParams({ ...range, by })}`,
    );
    if (status !== 200) throw new Error(`The report is ${status}`);
    await pause(BETWEEN_REPORTS_MS);
  }
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
