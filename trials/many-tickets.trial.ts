import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { RevisedBoardSettings } from "@comanda/contract/staff/board-settings-schema";
import type { Printing } from "@comanda/contract/staff/printing-schemas";
import { runPrintAgent } from "../apps/server/src/print-agent/run-print-agent.ts";
import { createTicketSource } from "../apps/server/src/print-agent/ticket-source.ts";
import { EmulatedPrinter } from "../apps/server/src/testing/emulated-printer.ts";
import {
  BENCH_COMPANY_ID,
  cashPaymentUpdate,
  hostOf,
  orderRequest,
} from "../bench/bench-company.ts";
import { importBenchCompany } from "../bench/import-bench-company.ts";
import { startComanda } from "../bench/processes.ts";
import { median } from "../bench/report.ts";
import { joinAsOwner, type StaffSession } from "./support/staff-session.ts";
import { sendTimed } from "./support/timed-request.ts";
import type { Trial } from "./support/trial.ts";

const TICKETS = 1_000;
/** Orders before the first printer, for comparison. */
const BEFORE = 100;
const TIMES = { answerMs: 300, lookMs: 20, confirmMs: 5_000, standstillMs: 60_000 };

export const trial: Trial = {
  name: "many-tickets",
  promise:
    "1,000 orders' tickets go through a printer that dies in the middle of a ticket, hangs, runs out of paper and comes back, 20 times each: every ticket is printed, at most once without DUPLICATE, and placing an order takes at most 2 times as long (median) as without a printer",
  run: async ({ folder, cleanUp }) => {
    const env = { DATA_DIR: path.join(folder, "data") };
    await importBenchCompany(folder, env);
    const server = await startComanda(env);
    cleanUp(server.stop);
    const owner = await joinAsOwner(server.port, env);
    await acceptTakeaway(owner);
    const before = await placeOrders(server.port, BEFORE);
    const token = await openKitchen(owner);
    const printer = new EmulatedPrinter();
    await printer.start();
    const stopping = new AbortController();
    const agent = runPrintAgent({
      source: createTicketSource(new URL(`http://127.0.0.1:${server.port}`), token),
      printer: { host: "127.0.0.1", port: printer.port },
      signal: stopping.signal,
      say: () => undefined,
      times: TIMES,
      retryMs: 50,
    });
    const failures = failAgainAndAgain(printer, stopping.signal);
    cleanUp(async () => {
      stopping.abort();
      await Promise.allSettled([agent, failures]);
      await printer.die();
    });
    const during = await placeOrders(server.port, TICKETS);
    const missing = await waitForTickets(printer, during.numbers);
    const copies = during.numbers.map((number) => originals(printer, number).length);
    const twice = copies.filter((count) => count > 1).length;
    const duplicates = printer.papers.filter(({ text }) => text.includes("DUPLICATE")).length;
    const times = [median(before.times), median(during.times)] as const;
    return {
      kept: missing === 0 && twice === 0 && times[1] <= times[0] * 2,
      measured: `${TICKETS - missing} of ${TICKETS} printed, ${duplicates} papers marked DUPLICATE, ${twice} twice without the mark; an order took ${times[0].toFixed(1)} ms without a printer, ${times[1].toFixed(1)} ms with it`,
    };
  },
};

/** Accepts takeaway by itself: an order is accepted with a printer and without one. */
async function acceptTakeaway({ send }: StaffSession): Promise<void> {
  const path = `/ms-orders/companies/${BENCH_COMPANY_ID}/board-settings`;
  const board = await send<RevisedBoardSettings>("GET", path);
  await send("POST", path, { ...board, auto_accept: { TAKEAWAY: 15 } });
}

/** Sends every ticket to one printer; returns its token. */
async function openKitchen({ send }: StaffSession): Promise<string> {
  const area = `/ms-printing/companies/${BENCH_COMPANY_ID}`;
  const choices = { id: "grill", name: "Grill", kind: "agent", columns: 42, as_pictures: false };
  const added = await send<{ token: string }>("POST", `${area}/printers`, choices);
  const { settings } = await send<Printing>("GET", `${area}/printing`);
  const station = {
    id: "kitchen",
    name: "Kitchen",
    category_ids: [],
    printer_id: "grill",
    copies: 1,
  };
  await send("POST", `${area}/printing`, {
    ...settings,
    stations: [station],
    default_station_id: station.id,
  });
  return added.token;
}

/** Places orders one after the other; returns their numbers, and the milliseconds of each. */
async function placeOrders(port: number, count: number) {
  const host = hostOf(BENCH_COMPANY_ID);
  const [numbers, times]: [number[], number[]] = [[], []];
  for (let nth = 0; nth < count; nth += 1) {
    const to = { port, host };
    const orders = "/ms-orders/public/orders";
    const made = await sendTimed({ ...to, method: "POST", path: orders, body: orderRequest });
    const { id, public_id } = JSON.parse(made.body) as { id: string; public_id: number };
    const placed = await sendTimed({
      ...to,
      method: "PATCH",
      body: cashPaymentUpdate,
      path: `/ms-orders/public/companies/${BENCH_COMPANY_ID}/orders/${id}`,
    });
    if (placed.status !== 200) throw new Error(`Placing is ${placed.status}: ${placed.body}`);
    numbers.push(public_id);
    times.push(made.ms + placed.ms);
  }
  return { numbers, times };
}

/** Kills, empties and hangs the printer in turn, 20 times each, until it is stopped. */
async function failAgainAndAgain(printer: EmulatedPrinter, signal: AbortSignal): Promise<void> {
  for (let round = 0; round < 20 && !signal.aborted; round += 1) {
    await pause(400);
    printer.dieAfter(40 + round * 7);
    await pause(600);
    await printer.die();
    await printer.start();
    await pause(400);
    printer.takePaper();
    await pause(300);
    printer.refill();
    await pause(400);
    printer.hang();
    await pause(500);
    printer.refill();
  }
}

/** The whole papers of an order that do not say DUPLICATE. */
const originals = (printer: EmulatedPrinter, number: number) =>
  printer.papers.filter(
    ({ text, isCut }) => isCut && has(text, number) && !text.includes("DUPLICATE"),
  );

/** The order's number is the first of a ticket's numbers with four digits; others may be a year. */
const has = (text: string, number: number) => /\d{4,}/u.exec(text)?.[0] === String(number);

/** Waits up to five minutes for all tickets; returns how many are missing. */
async function waitForTickets(printer: EmulatedPrinter, numbers: number[]): Promise<number> {
  const missing = () => {
    const printed = printer.papers.filter(({ isCut }) => isCut).map(({ text }) => text);
    return numbers.filter((number) => !printed.some((text) => has(text, number))).length;
  };
  for (let seconds = 0; seconds < 300 && missing() > 0; seconds += 2) await pause(2_000);
  return missing();
}
