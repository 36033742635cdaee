import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "@comanda/api/db/connect/open-database";
import { migrate } from "@comanda/api/db/migrate/migrate";
import { folderFiles } from "@comanda/api/files/folder-files";
import { importCompany } from "@comanda/api/import/import-company";
import { advanceOrder } from "@comanda/api/orders/advance-order";
import { startPostgres, type TestPostgres } from "@comanda/api/testing/postgres";
import type { OrderUpdatedMessage } from "@comanda/contract/calls/order-socket";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { type StartedServer, serve } from "../serve.ts";
import { type ChildServer, startChildServer } from "../testing/child-server.ts";
import {
  createUnpaidOnlineOrder,
  setSandboxOutcome,
  writeCompanyWithPix,
} from "../testing/online-order.ts";
import {
  openOrderSocket,
  openRawSocket,
  type SocketClient,
  upgradeStatus,
} from "../testing/socket-client.ts";
import { stubStorefront } from "../testing/stub-storefront.ts";

const WAIT_OPTIONS = { timeout: 10_000, interval: 10 };
const SECRET_KEY = "the servers of one restaurant have one secret";

let postgres: TestPostgres;
let folder: string;
let firstUrl: string;
/** A second server process with the same database. */
let otherServer: ChildServer;
const running: StartedServer[] = [];
beforeAll(async () => {
  postgres = await startPostgres({ fsync: false });
  folder = mkdtempSync(path.join(tmpdir(), "comanda-live-"));
  await asRestaurant(async (deps) => {
    await migrate(deps.db);
    expect(await importCompany(deps, writeCompanyWithPix(folder))).toMatchObject({ ok: true });
  });
  [firstUrl, otherServer] = await Promise.all([start(), startChildServer(env())]);
});
afterAll(async () => {
  await otherServer.end("SIGKILL");
  for (const server of running) await server.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const env = () => ({ DATABASE_URL: postgres.url, DATA_DIR: folder, SECRET_KEY });

async function start(changes: Record<string, string> = {}): Promise<string> {
  const quiet = { PORT: "0", DEMO: "off", LOG_LEVEL: "silent", RATE_LIMITS: "off" };
  const server = await serve(readConfig({ ...env(), ...quiet, ...changes }), stubStorefront());
  running.push(server);
  return `http://127.0.0.1:${server.port}`;
}

type RestaurantDeps = Parameters<typeof importCompany>[0];

/** Runs `work` with its own database connection, as the command line does. */
async function asRestaurant(work: (deps: RestaurantDeps) => Promise<unknown>): Promise<void> {
  const options = { databaseUrl: postgres.url, dataDir: folder, command: "test" };
  const { db, events, close } = await openDatabase(options);
  await work({ db, events, pictures: folderFiles(folder), clock: () => new Date() });
  await close();
}

/** Returns the order states that a page has received. */
const states = ({ messages }: SocketClient) =>
  messages
    .filter((text) => text !== "pong")
    .map((text) => (JSON.parse(text) as OrderUpdatedMessage).order)
    .map((order) => `${order.status} ${order.payment_status} ${order.payment_state}`);

const WAITING = "INITIATED payment_requested UNPAID";
const PLACED = "PENDING null PAID";

test("a payment settled in one process reaches a page at another process", async () => {
  const { order, paymentId } = await createUnpaidOnlineOrder(firstUrl);
  const page = await openOrderSocket(firstUrl, order.socket_authorization ?? "");
  await vi.waitFor(() => expect(states(page)).toEqual([WAITING]), WAIT_OPTIONS);
  await setSandboxOutcome(otherServer.url, paymentId, "paid");
  await vi.waitFor(() => expect(states(page)).toEqual([WAITING, PLACED]), WAIT_OPTIONS);
  await asRestaurant((deps) => advanceOrder(deps, "tacos", order.id));
  await vi.waitFor(() => expect(states(page).at(-1)).toBe("PREPARING null PAID"), WAIT_OPTIONS);
});

test("with another backend, a page receives the changes of that backend's orders", async () => {
  const front = await start({ API_URL: firstUrl, DATABASE_URL: "", SECRET_KEY: "" });
  const { order, paymentId } = await createUnpaidOnlineOrder(front);
  expect(await upgradeStatus(front, "no token")).toBe(401);
  const page = await openOrderSocket(front, order.socket_authorization ?? "");
  page.socket.send("ping");
  await setSandboxOutcome(otherServer.url, paymentId, "paid");
  await vi.waitFor(() => expect(states(page).at(-1)).toBe(PLACED), WAIT_OPTIONS);
  await vi.waitFor(() => expect(page.messages).toContain("pong"), WAIT_OPTIONS);
  await running.pop()?.close();
  expect(await page.ended).toBe(1006);
});

test("a token of a server with another secret is refused", async () => {
  // This server needs its own database, because one Postgres accepts only servers with the same secret key.
  const otherSecretUrl = await start({
    SECRET_KEY: "another restaurant with another secret",
    DATABASE_URL: "",
    DATA_DIR: path.join(folder, "other-secret"),
  });
  const token = (await createUnpaidOnlineOrder(firstUrl)).order.socket_authorization ?? "";
  expect(await upgradeStatus(otherSecretUrl, token)).toBe(401);
  expect(await upgradeStatus(firstUrl, token)).toBe(101);
});

test("a stopping server closes the sockets of its pages, and a page's token is valid after a restart", async () => {
  const { order, paymentId } = await createUnpaidOnlineOrder(otherServer.url);
  const token = order.socket_authorization ?? "";
  const page = await openOrderSocket(otherServer.url, token);
  const { socket: stalled } = await openRawSocket(otherServer.url, token);
  stalled.pause();
  const stopped = performance.now();
  expect(await otherServer.end("SIGTERM")).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(8_000);
  expect(await page.ended).toBe(1001);

  await setSandboxOutcome(firstUrl, paymentId, "failed");
  otherServer = await startChildServer({ ...env(), PORT: new URL(otherServer.url).port });
  const reopened = await openOrderSocket(otherServer.url, token);
  await vi.waitFor(
    () => expect(states(reopened)).toEqual(["INITIATED failed UNPAID"]),
    WAIT_OPTIONS,
  );
});
