import { createServer } from "node:http";
import type { BoardFeed, BoardWatch } from "@comanda/api/board/board-feed";
import { RateLimiter } from "@comanda/api/limits/limiter";
import { rateLimits } from "@comanda/api/limits/rate-limits";
import { findTestMember, signedInAs } from "@comanda/api/testing/staff-members";
import type { Role } from "@comanda/domain/staff/permissions";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ListeningServer, startListening } from "../http/listen-and-drain.ts";
import { boardStatus, openBoard } from "../testing/board-client.ts";
import { type BoardSocketsDeps, createBoardSockets } from "./board-sockets.ts";
import { boardSocketLimits } from "./socket-limits.ts";
import { isSocketFromOwnOrigin } from "./socket-origin.ts";
import { companyOfBoardSocket, isBoardSocketRequest, type SocketServer } from "./socket-server.ts";

let watches: Set<BoardWatch>;
let rechecks: number;
let feed: BoardFeed;
let sockets: SocketServer | null;
let listening: ListeningServer | null;
beforeEach(() => {
  watches = new Set();
  rechecks = 0;
  sockets = null;
  listening = null;
  feed = {
    watch: async (watch) => {
      watches.add(watch);
      const recheck = async () => {
        rechecks += 1;
      };
      return { leave: () => void watches.delete(watch), recheck };
    },
    close: async () => undefined,
  };
});
afterEach(() => close());

async function close() {
  await Promise.all([listening?.close(), sockets?.close()]);
}

async function serve(changes: Partial<BoardSocketsDeps> = {}): Promise<string> {
  sockets = createBoardSockets({
    feed,
    findMember: findTestMember,
    limiter: null,
    visitorOf: ({ socket }) => ({ visitorAddress: socket.remoteAddress ?? "", device: null }),
    isFromOwnOrigin: (request) => isSocketFromOwnOrigin(request, { trustProxy: false }),
    isAtConsole: () => true,
    isSecure: () => false,
    log: { error: () => undefined },
    ...changes,
  });
  const server = createServer({ shouldUpgradeCallback: isBoardSocketRequest });
  server.on("upgrade", sockets.upgrade);
  listening = await startListening(server, 0, "127.0.0.1");
  return `http://127.0.0.1:${listening.port}`;
}

const as = (role: Role, company?: string) => ({ cookie: signedInAs(role, company).cookie ?? "" });
const limited = (changes: Partial<typeof boardSocketLimits>) => ({
  limits: { ...boardSocketLimits, ...changes },
});

test("an open board gets a ping at once and then regularly, and the feed's messages", async () => {
  const { socket, messages } = await openBoard(await serve({ pingMs: 20 }), as("kitchen"));
  await vi.waitFor(() => expect(messages.length).toBeGreaterThan(2), 10_000);
  expect(messages[0]).toEqual({ event_type: "PING", now: expect.stringMatching(/Z$/u) });
  const [watch] = watches;
  expect(watch?.member).toMatchObject({ companyId: "tacos", role: "kitchen" });
  watch?.send('{"event_type":"BOARD_CHANGED"}');
  await vi.waitFor(() => expect(messages).toContainEqual({ event_type: "BOARD_CHANGED" }), 10_000);
  socket.close();
  await vi.waitFor(() => expect(watches.size).toBe(0), 10_000);
});

test.each([
  ["without a cookie", {}, 401],
  ["with a forged cookie", { cookie: "test_member=god" }, 401],
  ["of another company's member", as("owner", "burgers"), 403],
  ["of a page of another origin", { ...as("owner"), origin: "http://evil.test" }, 403],
  ["of an opaque origin", { ...as("owner"), origin: "null" }, 403],
])("a board %s is refused", async (_, opening, status) => {
  expect(await boardStatus(await serve(), opening)).toBe(status);
  expect(watches.size).toBe(0);
});

test("a board whose session ends is closed with code 4401", async () => {
  const { ended } = await openBoard(await serve(), as("cashier"));
  await vi.waitFor(() => expect(watches.size).toBe(1), 10_000);
  for (const { end } of watches) end();
  expect(await ended).toBe(4401);
  await vi.waitFor(() => expect(watches.size).toBe(0), 10_000);
});

test("the session of an open board is checked regularly", async () => {
  await openBoard(await serve(limited({ recheckMs: 10 })), as("cashier"));
  await vi.waitFor(() => expect(rechecks).toBeGreaterThan(1), 10_000);
});

test("the limits per session, per company and in total apply, and a closed board frees its slot", async () => {
  for (const changes of [{ perSession: 1 }, { perCompany: 1 }, { total: 1 }]) {
    const url = await serve(limited(changes));
    const first = await openBoard(url, as("owner"));
    expect(await boardStatus(url, as("owner")), JSON.stringify(changes)).toBe(503);
    first.socket.close();
    await first.ended;
    await vi.waitFor(async () => expect(await boardStatus(url, as("owner"))).toBe(101), 10_000);
    await close();
  }
});

test.each(["%00", "a%20b", "%E0%A4", "a%2Fb", "a".repeat(65)])(
  "a board path with the company id %s is invalid",
  (part) => {
    expect(companyOfBoardSocket(`/ms-notifications/companies/${part}/board-socket`)).toBeNull();
  },
);

test("a storefront's host has no boards", async () => {
  const url = await serve({ isAtConsole: () => false });
  expect(await boardStatus(url, as("owner"))).toBe(404);
});

test("a secure request is authenticated by the secure cookies, another one by the plain cookies", async () => {
  const seen: (boolean | undefined)[] = [];
  const findMember: BoardSocketsDeps["findMember"] = (credentials, companyId) => {
    seen.push(credentials.secure);
    return findTestMember(credentials, companyId);
  };
  for (const secure of [true, false])
    await boardStatus(await serve({ isSecure: () => secure, findMember }), as("owner"));
  expect(new Set(seen)).toEqual(new Set([true, false]));
});

test("a board over the rate limit of its session gets 429", async () => {
  const limits = { ...rateLimits, staff: { address: [{ points: 1, seconds: 60 }] } };
  const url = await serve({ limiter: new RateLimiter(limits) });
  expect(await boardStatus(url, as("owner"))).toBe(101);
  expect(await boardStatus(url, as("owner"))).toBe(429);
});

test("strangers who use up the limit of an address do not stop a board that was open before", async () => {
  const limits = { ...rateLimits, sockets: { address: [{ points: 2, seconds: 60 }] } };
  const url = await serve({ limiter: new RateLimiter(limits) });
  expect(await boardStatus(url, as("owner"))).toBe(101);
  for (const status of [401, 429])
    expect(await boardStatus(url, { cookie: "comanda_staff.session_token=guess" })).toBe(status);
  expect(await boardStatus(url, as("owner"))).toBe(101);
});

test("only a board that does not answer pings is disconnected", async () => {
  const url = await serve({ ...limited({ idleMs: 150 }), pingMs: 30 });
  const alive = await openBoard(url, as("owner"));
  const asleep = await openBoard(url, as("owner"));
  asleep.socket.pong = () => undefined;
  asleep.socket.removeAllListeners("ping");
  asleep.socket.pause();
  await vi.waitFor(() => expect(watches.size).toBe(1), { timeout: 3_000 });
  expect(alive.socket.readyState).toBe(alive.socket.OPEN);
  asleep.socket.terminate();
});

test("a board that does not read is disconnected before many messages queue up", async () => {
  const { socket } = await openBoard(await serve(), as("owner"));
  socket.pause();
  await vi.waitFor(() => expect(watches.size).toBe(1), 10_000);
  const message = "x".repeat(256 * 1024);
  let sent = 0;
  while (watches.size > 0 && sent < 1_000) {
    for (const { send } of watches) send(message);
    sent += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(sent).toBeLessThan(1_000);
  socket.terminate();
});

test("a failing feed closes the board with a request to try later", async () => {
  feed.watch = async () => {
    throw new Error("the database has gone");
  };
  const { ended } = await openBoard(await serve(), as("owner"));
  expect(await ended).toBe(1013);
});

test("a server that stops closes its boards, and refuses new ones", async () => {
  const url = await serve();
  const { ended } = await openBoard(url, as("owner"));
  const stopped = sockets?.close();
  expect(await ended).toBe(1001);
  expect(await boardStatus(url, as("owner"))).toBe(503);
  await stopped;
});
