import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { OpenDatabase } from "@comanda/api/db/connect/database-handle";
import { openDatabase } from "@comanda/api/db/connect/open-database";
import { migrate } from "@comanda/api/db/migrate/migrate";
import { folderFiles } from "@comanda/api/files/folder-files";
import { importCompany } from "@comanda/api/import/import-company";
import { sessionCookieSecret } from "@comanda/api/sessions/account-secrets";
import { signToken, staffCookieName } from "@comanda/api/sessions/staff-cookies";
import { startPostgres, type TestPostgres } from "@comanda/api/testing/postgres";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import type { Role } from "@comanda/domain/staff/permissions";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { type StartedServer, serve } from "../serve.ts";
import { type BoardClient, boardStatus, openBoard } from "../testing/board-client.ts";
import {
  createUnpaidOnlineOrder,
  setSandboxOutcome,
  writeCompanyWithPix,
} from "../testing/online-order.ts";
import { stubStorefront } from "../testing/stub-storefront.ts";

const WAIT_OPTIONS = { timeout: 10_000, interval: 10 };
const SECRET_KEY = "the servers of one restaurant have one secret";

let postgres: TestPostgres;
let folder: string;
let database: OpenDatabase;
/** Two servers with one database, and one in front of the first. */
let [first, second, front] = ["", "", ""];
const running: StartedServer[] = [];
beforeAll(async () => {
  postgres = await startPostgres({ fsync: false });
  folder = mkdtempSync(path.join(tmpdir(), "comanda-boards-"));
  const options = { databaseUrl: postgres.url, dataDir: folder, command: "test" };
  database = await openDatabase(options);
  await migrate(database.db);
  const deps = { ...database, pictures: folderFiles(folder), clock: () => new Date() };
  expect(await importCompany(deps, writeCompanyWithPix(folder))).toMatchObject({ ok: true });
  [first, second] = [await start(), await start()];
  front = await start({ API_URL: first, DATABASE_URL: "", SECRET_KEY: "" });
});
afterAll(async () => {
  for (const server of running.toReversed()) await server.close();
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(changes: Record<string, string> = {}): Promise<string> {
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, SECRET_KEY };
  const quiet = {
    PORT: "0",
    DEMO: "off",
    LOG_LEVEL: "silent",
    RATE_LIMITS: "off",
    TRUST_PROXY: "on",
  };
  const config = readConfig({ ...env, ...quiet, ...changes });
  const server = await serve(config, stubStorefront(), stubStorefront());
  running.push(server);
  return `http://127.0.0.1:${server.port}`;
}

/** Signs a new member in; returns the cookie of the session. */
async function signIn(role: Role, id: string): Promise<string> {
  const { db } = database;
  await db
    .insertInto("staff_accounts")
    .values({ id, name: id, email: `${id}@a.test` })
    .execute();
  const member = { company_id: "tacos", account_id: id, role, pin_hash: null };
  await db.insertInto("staff_members").values(member).execute();
  return openSession(id, id);
}

/** Signs an account in once more; returns the cookie of the session. */
async function openSession(account_id: string, id: string): Promise<string> {
  const expires_at = new Date(Date.now() + 3_600_000);
  const session = { id, account_id, token: `token of ${id}`, expires_at };
  const visitor = { ip_address: null, user_agent: null };
  await database.db
    .insertInto("staff_sessions")
    .values({ ...session, ...visitor })
    .execute();
  const value = signToken(session.token, sessionCookieSecret(SECRET_KEY));
  return `${staffCookieName("session_token", { secure: false })}=${encodeURIComponent(value)}`;
}

/** Sends a call of staff: a POST when it has a body. */
function call(at: string, cookie: string, body?: object): Promise<Response> {
  // They are served at the console's host only.
  const site = { "x-forwarded-host": "console.localhost", origin: "http://console.localhost" };
  const headers = { ...site, cookie, "content-type": "application/json" };
  const sent = body ? { method: "POST", body: JSON.stringify(body) } : {};
  return fetch(at, { headers, ...sent });
}

async function act(url: string, cookie: string, to: string, body: object): Promise<StaffOrder> {
  const answer = await call(`${url}/ms-orders/companies/tacos/orders/${to}`, cookie, body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as StaffOrder;
}

const ordersOf = ({ messages }: BoardClient) =>
  messages.flatMap((message) => (message.event_type === "ORDER_CHANGED" ? [message.order] : []));
const states = (board: BoardClient) => ordersOf(board).map(({ status }) => status);

test("a board at any server learns of an order that is paid, accepted and advanced at others", async () => {
  const cookie = await signIn("cashier", "ana");
  const boards = [await openBoard(first, { cookie }), await openBoard(front, { cookie })];
  const { order, paymentId } = await createUnpaidOnlineOrder(second);
  await setSandboxOutcome(second, paymentId, "paid");
  const all = (expected: string[]) =>
    vi.waitFor(() => expect(boards.map(states)).toEqual([expected, expected]), WAIT_OPTIONS);
  await all(["PENDING"]);
  const [board] = boards;
  const { revision } = (board && ordersOf(board)[0]) ?? { revision: -1 };
  const accepted = await act(second, cookie, `${order.id}/accept`, { revision, minutes: 20 });
  await act(first, cookie, `${order.id}/advance`, { revision: accepted.revision, to: "READY" });
  await all(["PENDING", "PREPARING", "READY"]);
  expect(ordersOf(boards[1] as BoardClient).at(-1)).toMatchObject({
    promised_at: accepted.promised_at,
    history: [{}, {}, { by: "ana" }, { status: "READY", by: "ana" }],
  });
  for (const { socket } of boards) socket.close();
});

const boardStatusOf = async (url: string, cookie: string) =>
  (await call(`${url}/ms-orders/companies/tacos/board`, cookie)).status;

test("a session that is ended at one server has no board and no call at any other", async () => {
  const own = await signIn("kitchen", "bea");
  const lost = await openSession("bea", "lost-phone");
  const boards = [
    await openBoard(first, { cookie: lost }),
    await openBoard(front, { cookie: lost }),
  ];
  const kept = await openBoard(first, { cookie: own });
  expect(await boardStatusOf(first, lost)).toBe(200);
  const end = await call(`${second}/auth/sessions/end`, own, { session_id: "lost-phone" });
  expect(end.status).toBe(200);
  for (const url of [first, second]) {
    expect(await boardStatusOf(url, lost)).toBe(401);
    expect(await boardStatusOf(url, own)).toBe(200);
  }
  expect(await Promise.all(boards.map(({ ended }) => ended))).toEqual([4401, 4401]);
  for (const url of [first, front]) expect(await boardStatus(url, { cookie: lost })).toBe(401);
  expect(kept.socket.readyState).toBe(kept.socket.OPEN);
  kept.socket.close();
});

test("a member who is removed at one server has no board and no call at any other", async () => {
  const owner = await signIn("owner", "eva");
  const cookie = await signIn("cashier", "fay");
  const boards = [await openBoard(first, { cookie }), await openBoard(front, { cookie })];
  expect(await boardStatusOf(first, cookie)).toBe(200);
  const members = `${second}/ms-staff/companies/tacos/members`;
  expect((await call(`${members}/fay/remove`, owner, {})).status).toBe(200);
  for (const url of [first, second]) expect(await boardStatusOf(url, cookie)).toBe(403);
  expect(await Promise.all(boards.map(({ ended }) => ended))).toEqual([4401, 4401]);
  for (const url of [first, front]) expect(await boardStatus(url, { cookie })).toBe(403);
});

test("without a session, from another origin or for another company no server opens a board", async () => {
  const cookie = await signIn("owner", "cleo");
  for (const url of [first, front]) {
    expect(await boardStatus(url, {})).toBe(401);
    expect(await boardStatus(url, { cookie, origin: "http://evil.test" })).toBe(403);
    expect(await boardStatus(url, { cookie, companyId: "burgers" })).toBe(403);
    expect(await boardStatus(url, { cookie })).toBe(101);
  }
});

test("when the database has restarted, open boards are asked to read everything again, and learn of the next order", async () => {
  const cookie = await signIn("owner", "dora");
  const boards = [await openBoard(first, { cookie }), await openBoard(front, { cookie })];
  await postgres.restart();
  const types = () => boards.map(({ messages }) => messages.map(({ event_type }) => event_type));
  await vi.waitFor(() => {
    for (const received of types()) expect(received).toContain("BOARD_CHANGED");
  }, WAIT_OPTIONS);
  const { order, paymentId } = await vi.waitFor(
    () => createUnpaidOnlineOrder(second),
    WAIT_OPTIONS,
  );
  await setSandboxOutcome(second, paymentId, "paid");
  const learned = () => boards.map((board) => ordersOf(board).some(({ id }) => id === order.id));
  await vi.waitFor(() => expect(learned()).toEqual([true, true]), WAIT_OPTIONS);
  for (const { socket } of boards) socket.close();
});

test("guesses of a password at both servers are counted together", async () => {
  const limited = [await start({ RATE_LIMITS: "on" }), await start({ RATE_LIMITS: "on" })];
  const guess = (url = "") =>
    call(`${url}/auth/sign-in/email`, "", { email: "ana@a.test", password: "a wrong password" });
  const statuses: number[] = [];
  for (let nth = 0; nth < 12; nth += 1) statuses.push((await guess(limited[nth % 2])).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});
