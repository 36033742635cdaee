import type { WebSocket } from "ws";
import type { SocketLimits } from "./socket-limits.ts";

/** Close codes of RFC 6455, §7.4.1. */
export const closeCodes = {
  goingAway: 1001,
  notText: 1003,
  tryLater: 1013,
} as const;

/**
 * Answers `ping` with `pong` (conformance 4.14), and ends a connection that is idle for too long,
 * sends too much, lasts too long or does not read. Returns the function that sends a message.
 */
export function enforceSocketLimits(
  client: WebSocket,
  limits: Pick<SocketLimits, "idleMs" | "maxAgeMs" | "messages" | "maxBufferedBytes">,
): (message: string) => void {
  const { idleMs, maxAgeMs, messages, maxBufferedBytes } = limits;
  let messageCount = 0;
  const idleTimer = setTimeout(() => client.terminate(), idleMs);
  const lifetimeTimer = setTimeout(() => client.close(closeCodes.goingAway), maxAgeMs);
  const messageCountReset = setInterval(() => {
    messageCount = 0;
  }, messages.within);
  client.once("close", () => {
    clearTimeout(idleTimer);
    clearTimeout(lifetimeTimer);
    clearInterval(messageCountReset);
  });
  // The library closes a connection that breaks the protocol; there is nothing to add.
  client.on("error", () => undefined);

  const send = (message: string) => {
    if (client.bufferedAmount > maxBufferedBytes) client.terminate();
    else if (client.readyState === client.OPEN) client.send(message);
  };
  const onActivity = () => {
    idleTimer.refresh();
    messageCount += 1;
    if (messageCount <= messages.count) return true;
    client.terminate();
    return false;
  };
  client.on("message", (data, isBinary) => {
    if (!onActivity()) return;
    if (isBinary) client.close(closeCodes.notText);
    else if (data.toString() === "ping") send("pong");
  });
  client.on("ping", onActivity);
  client.on("pong", onActivity);
  return send;
}
