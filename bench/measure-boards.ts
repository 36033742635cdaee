import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createApp } from "@comanda/api/app";
import { acceptOrder } from "@comanda/api/board/accept-order";
import { createBoardFeed } from "@comanda/api/board/board-feed";
import { readBoard } from "@comanda/api/board/read-board";
import type { Deps } from "@comanda/api/context/deps";
import { openDatabase } from "@comanda/api/db/connect/open-database";
import { createPaymentContext } from "@comanda/api/payments/payment-context";
import type { FindStaffMember, StaffMember } from "@comanda/api/staff/staff-member";
import { startPostgres } from "@comanda/api/testing/postgres";
import { silentLog as log } from "@comanda/api/testing/silent-log";
import { rolePermissions, roles } from "@comanda/domain/staff/permissions";
import { createBoardSockets } from "../apps/server/src/sockets/board-sockets.ts";
import { BENCH_COMPANY_ID, cashPaymentUpdate, orderRequest } from "./bench-company.ts";
import { countWrongBoards } from "./count-wrong-boards.ts";
import { importBenchCompany } from "./import-bench-company.ts";
import { type OpenBoard, openBoard } from "./open-board.ts";
import { type Figure, median } from "./report.ts";

const BOARDS = 50;
const ORDERS = 200;
const PER_SECOND = 20;

/**
 * Places and accepts twenty orders a second, and measures the time from the acceptance of an order
 * until the last of fifty boards has it, on both databases. At the end every board must show what the
 * database has. Boards, server, guests and staff share one process.
 */
export async function measureBoards(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-bench-"));
  const postgres = await startPostgres({ fsync: true });
  try {
    const embedded = { DATA_DIR: path.join(folder, "embedded") };
    const server = { DATA_DIR: path.join(folder, "server"), DATABASE_URL: postgres.url };
    const figures: Figure[] = [];
    for (const [name, env] of Object.entries({ embedded, Postgres: server })) {
      await importBenchCompany(folder, env);
      figures.push(...(await measureOn(name, env)));
    }
    return figures;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

async function measureOn(
  name: string,
  env: { DATA_DIR: string; DATABASE_URL?: string },
): Promise<Figure[]> {
  const database = await openDatabase({
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    command: "bench",
  });
  const { db, events } = database;
  const deps = { db, events, log, clock: () => new Date(), secret: "a secret for benchmarks" };
  const feed = createBoardFeed({
    ...deps,
    findMember: findBoardMember,
    onError: (error) => log.error(error),
  });
  const numbers = new Map<IncomingMessage, number>();
  /** The number of the board that sends a request: they open one after the other. */
  const boardOf = (request: IncomingMessage): string => {
    const number = numbers.get(request) ?? numbers.size;
    numbers.set(request, number);
    return String(number);
  };
  const sockets = createBoardSockets({
    feed,
    log,
    limiter: null,
    isFromOwnOrigin: () => true,
    isAtConsole: () => true,
    isSecure: () => false,
    visitorOf: (request) => ({ visitorAddress: boardOf(request), device: null }),
    findMember: findBoardMember,
  });
  const server = createServer().on("upgrade", sockets.upgrade);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    const { port } = server.address() as AddressInfo;
    const context = createPaymentContext(deps);
    const boards: OpenBoard[] = [];
    for (let nth = 0; nth < BOARDS; nth += 1) {
      const read = () => readBoard(context, memberOf(BENCH_COMPANY_ID, nth));
      boards.push(await within(openBoard(port, read), "a board opens"));
    }
    const lost = Promise.race(boards.map((board) => board.lost));
    const placed = placeAndAcceptOrders(deps, boards);
    const durations = await within(Promise.race([placed, lost]), "every board has every order");
    const states = boards.map(({ orders }, nth) => ({
      member: memberOf(BENCH_COMPANY_ID, nth),
      orders: [...orders.values()],
    }));
    const wrong = await countWrongBoards(context, states);
    for (const { close } of boards) close();
    const slowest = Math.max(...durations);
    const what = `${BOARDS} boards, ${PER_SECOND} orders/s, ${name}`;
    return [
      { name: `${what}: an acceptance on the last board`, value: ms(median(durations)) },
      { name: `${what}: the slowest`, value: ms(slowest), measured: slowest, most: 1_000 },
      {
        name: `${what}: boards that are wrong at the end`,
        value: `${wrong}`,
        measured: wrong,
        most: 0,
      },
    ];
  } finally {
    await sockets.close();
    server.close();
    await database.close();
  }
}

/** The member of a board, whose number stands in place of the visitor's address. */
const findBoardMember: FindStaffMember = async ({ address }, companyId) =>
  memberOf(companyId, Number(address));

/** A member of each role in turn, each with a session of its own. */
function memberOf(companyId: string, nth: number): StaffMember {
  const role = roles[nth % roles.length] ?? "owner";
  const session = { sessionId: `session-${nth}`, tabletId: null, from: null };
  const permissions = rolePermissions[role];
  return { accountId: "account", name: "Member", companyId, role, permissions, ...session };
}

/** A measurement that waits for something that never comes would otherwise never end. */
const DEADLINE_MS = 120_000;

async function within<T>(promise: Promise<T>, what: string): Promise<T> {
  const stop = new AbortController();
  const late = pause(DEADLINE_MS, null, { signal: stop.signal }).then(() => {
    throw new Error(`Within ${DEADLINE_MS / 1000} seconds it is not so that ${what}`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    stop.abort();
  }
}

type BenchDeps = Pick<Deps, "db" | "events" | "log" | "clock" | "secret">;

/**
 * Places orders at a steady rate and accepts each; resolves to the milliseconds from the acceptance
 * until it is on the last board.
 */
async function placeAndAcceptOrders(
  deps: BenchDeps,
  boards: readonly OpenBoard[],
): Promise<number[]> {
  const context = createPaymentContext(deps);
  const app = createApp({ ...deps, version: "bench", region: "bench" });
  const accepted = Array.from({ length: ORDERS }, async (_, nth) => {
    await pause((nth * 1_000) / PER_SECOND);
    const id = await placeOrder(app);
    const onAllBoards = boards.map(
      ({ shown }) => new Promise<void>((resolve) => void shown.set(id, resolve)),
    );
    const began = performance.now();
    const body = { revision: 1, minutes: 15 };
    const answer = await acceptOrder(context, memberOf(BENCH_COMPANY_ID, 0), id, body);
    if (!("revision" in answer)) throw new Error(answer.code);
    await Promise.all(onAllBoards);
    return performance.now() - began;
  });
  return Promise.all(accepted);
}

async function placeOrder(app: ReturnType<typeof createApp>): Promise<string> {
  const send = async (method: string, at: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const init = { method, headers, body: JSON.stringify(body) };
    const response = await app.fetch(new Request(`http://api.internal${at}`, init));
    const answer = (await response.json()) as { id: string };
    if (!response.ok) throw new Error(`${method} ${at}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const { id } = await send("POST", "/ms-orders/public/orders", orderRequest);
  const at = `/ms-orders/public/companies/${BENCH_COMPANY_ID}/orders/${id}`;
  await send("PATCH", at, cashPaymentUpdate);
  return id;
}
