import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { BoardFeed } from "@comanda/api/board/board-feed";
import { admitKnownStaff, type StaffLimiter } from "@comanda/api/limits/admit-known-staff";
import type { RateLimitedVisitor } from "@comanda/api/limits/limiter";
import { staffSecrets } from "@comanda/api/sessions/staff-cookies";
import { loggableError } from "@comanda/api/shared/loggable-error";
import { Refusal } from "@comanda/api/shared/refusal";
import type {
  FindStaffMember,
  StaffCredentials,
  StaffMember,
} from "@comanda/api/staff/staff-member";
import { problems } from "@comanda/contract/calls/problems";
import {
  BOARD_PING_SECONDS,
  type BoardMessage,
  SESSION_ENDED_CODE,
} from "@comanda/contract/staff/board-socket";
import type { Logger } from "pino";
import { type WebSocket, WebSocketServer } from "ws";
import { capPerKey } from "./cap-open-sockets.ts";
import { closeCodes, enforceSocketLimits } from "./enforce-socket-limits.ts";
import { refuseUpgrade, type UpgradeRefusal } from "./refuse-upgrade.ts";
import { boardSocketLimits } from "./socket-limits.ts";
import {
  companyOfBoardSocket,
  type SocketServer,
  trackConnections,
  upgradeBy,
} from "./socket-server.ts";

export type BoardSocketsDeps = {
  feed: BoardFeed;
  findMember: FindStaffMember;
  limiter: StaffLimiter | null;
  visitorOf: (request: IncomingMessage) => RateLimitedVisitor;
  /** Whether the console's site answers the request; storefronts have no boards. */
  isAtConsole: (request: IncomingMessage) => boolean;
  /** Whether the visitor's browser uses HTTPS: then only cookies count that need it. */
  isSecure: (request: IncomingMessage) => boolean;
  /** Whether a page of the host that the request was sent to opens the socket. */
  isFromOwnOrigin: (request: IncomingMessage) => boolean;
  log: Pick<Logger, "error">;
  limits?: typeof boardSocketLimits;
  /** Milliseconds between two pings. */
  pingMs?: number;
};

/** Milliseconds that a client may take to answer a close. */
const CLOSE_GRACE_MS = 500;

/**
 * Creates the websocket for the order boards of this process (decision 37). It proves its member
 * like a staff call. Refuses a connection with 403 from a page of another origin, 429 over a rate
 * limit, 401 without a session, 403 for an account without the permission in the company, and 503
 * when too many are open. A board whose session ends is closed with `SESSION_ENDED_CODE`.
 */
export function createBoardSockets(deps: BoardSocketsDeps): SocketServer {
  const { feed, findMember, limiter, visitorOf, isFromOwnOrigin, isAtConsole, log } = deps;
  const { limits = boardSocketLimits, pingMs = BOARD_PING_SECONDS * 1000 } = deps;
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.maxMessageBytes });
  const connections = trackConnections();
  const counters = {
    total: capPerKey(limits.total),
    companies: capPerKey(limits.perCompany),
    sessions: capPerKey(limits.perSession),
  };

  /** Returns the member, or the reason for a refusal. */
  const authorize = async (
    request: IncomingMessage,
    credentials: StaffCredentials,
  ): Promise<StaffMember | UpgradeRefusal> => {
    const companyId = companyOfBoardSocket(request.url ?? "");
    if (companyId === null || !isAtConsole(request)) return { status: 404 };
    if (!isFromOwnOrigin(request)) return { status: 403 };
    const find = () => findMember(credentials, companyId);
    const secrets = staffSecrets(credentials.cookies);
    const stranger = visitorOf(request);
    const member = await (limiter
      ? admitKnownStaff(limiter, { stranger, limit: "sockets", secrets }, find)
      : find());
    if (typeof member === "number") return { status: 429, headers: { "retry-after": `${member}` } };
    if (member instanceof Refusal) return { status: problems[member.code].status };
    return member.permissions.includes("orders.read") ? member : { status: 403 };
  };

  const acquire = ({ companyId, sessionId }: StaffMember): (() => void) | null => {
    const slots = [counters.total(""), counters.companies(companyId), counters.sessions(sessionId)];
    const release = () => {
      for (const slot of slots.splice(0)) slot?.();
    };
    if (slots.every((slot) => slot !== null)) return release;
    release();
    return null;
  };

  const admit = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { visitorAddress } = visitorOf(request);
    const { cookie: cookies } = request.headers;
    const credentials = { cookies, address: visitorAddress, secure: deps.isSecure(request) };
    const member = await authorize(request, credentials);
    if ("status" in member) return refuseUpgrade(socket, member);
    const release = connections.closed ? null : acquire(member);
    if (!release) return refuseUpgrade(socket, { status: 503 });
    if (socket.destroyed) return release();
    socket.once("close", release);
    server.handleUpgrade(request, socket, head, (client) => {
      void follow(client, { member, credentials });
    });
  };

  const follow = async (
    client: WebSocket,
    proof: { member: StaffMember; credentials: StaffCredentials },
  ) => {
    const send = enforceSocketLimits(client, limits);
    const end = () => client.close(SESSION_ENDED_CODE);
    try {
      const { leave, recheck } = await feed.watch({ ...proof, send, end });
      if (client.readyState === client.CLOSED) return leave();
      // The first ping says that the board misses nothing from now on.
      sendPing(client, send);
      const timers = [
        setInterval(() => sendPing(client, send), pingMs),
        setInterval(() => void recheck(), limits.recheckMs),
      ];
      client.once("close", () => {
        for (const timer of timers) clearInterval(timer);
        leave();
      });
    } catch (error) {
      log.error(loggableError(error as Error));
      client.close(closeCodes.tryLater);
    }
  };

  return {
    upgrade: upgradeBy(admit, connections, log),
    open: () => ({ boards: connections.open }),
    close: async () => {
      for (const client of server.clients) client.close(closeCodes.goingAway);
      await connections.close(CLOSE_GRACE_MS);
      await feed.close();
    },
  };
}

/** Sends a message for the page, and a ping of the protocol, which the browser answers. */
function sendPing(client: WebSocket, send: (message: string) => void): void {
  const ping: BoardMessage = { event_type: "PING", now: new Date().toISOString() };
  send(JSON.stringify(ping));
  if (client.readyState === client.OPEN) client.ping();
}
