import type { Server } from "node:http";
import type { Socket } from "node:net";
import { visitorKey } from "@comanda/api/limits/visitor-key";
import type { Logger } from "pino";

export type TcpConnectionLimits = {
  /** All connections, websockets included: about 10 kB each. */
  total: number;
  /**
   * Those of one address: three for each of the 400 guests of a full restaurant, and their
   * websockets. Null behind a proxy, from which all connections come.
   */
  perAddress: number | null;
};

export const tcpConnectionLimits = { total: 15_000, perAddress: 3_000 };

/** Milliseconds between two lines of the log. */
const LOG_MS = 10_000;

export type CutReason = "total" | "address" | "slow";

export type ConnectionDeps = {
  limits: TcpConnectionLimits;
  log: Pick<Logger, "warn">;
  onCut?: (reason: CutReason) => void;
};

/**
 * Limits the open connections of a server. At the limit of all, a new one takes the place of the oldest
 * that has never sent a request; where there is none it is refused. So connections that only stay open
 * keep no visitor out. The log says how many were cut, without addresses.
 */
export function limitTcpConnections(
  server: Server,
  { limits: { total, perAddress }, log, onCut = () => undefined }: ConnectionDeps,
): { open: () => number } {
  const addresses = new Map<string, number>();
  /** The oldest first. */
  const silent = new Set<Socket>();
  const cuts = countInLog(log);
  let open = 0;

  const cut = (socket: Socket, reason: CutReason) => {
    // It is counted until it is closed, which is later: the next one needs another place.
    silent.delete(socket);
    onCut(reason);
    cuts(reason);
    socket.destroy();
  };

  server.on("connection", (socket: Socket) => {
    const address = visitorKey(socket.remoteAddress ?? "");
    const ofAddress = addresses.get(address) ?? 0;
    if (perAddress !== null && ofAddress >= perAddress) return cut(socket, "address");
    if (open >= total) {
      const [oldest] = silent;
      cut(oldest ?? socket, "total");
      if (!oldest) return;
    }
    open += 1;
    addresses.set(address, ofAddress + 1);
    silent.add(socket);
    socket.once("close", () => {
      open -= 1;
      silent.delete(socket);
      const left = (addresses.get(address) ?? 1) - 1;
      if (left > 0) addresses.set(address, left);
      else addresses.delete(address);
    });
  });
  const speaks = ({ socket }: { socket: Socket }) => void silent.delete(socket);
  server.prependListener("request", speaks);
  server.prependListener("upgrade", speaks);
  return { open: () => open };
}

/** Returns a function that counts reasons and writes the counts to the log, the first one at once. */
function countInLog(log: Pick<Logger, "warn">): (reason: CutReason) => void {
  const counts = new Map<CutReason, number>();
  let pausing = false;
  const write = () => {
    pausing = counts.size > 0;
    if (!pausing) return;
    const facts = Object.fromEntries(counts);
    counts.clear();
    log.warn({ cut: facts }, "Connections were cut: a limit of connections is reached");
    setTimeout(write, LOG_MS).unref();
  };
  return (reason) => {
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
    if (!pausing) write();
  };
}
