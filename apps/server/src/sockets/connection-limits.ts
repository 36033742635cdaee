import type { WebSocket } from "ws";
import type { SocketLimits } from "./socket-limits.ts";

/** Close codes of RFC 6455, §7.4.1. */
export const closeCodes = {
  goingAway: 1001,
  notText: 1003,
  tryLater: 1013,
} as const;

/**
 * Answers `ping` with `pong` (spec §4, Tracking page) and ends the connection of whoever is silent
 * for too long, says too much, stays too long or does not read. Answers with what sends a message.
 */
export function enforceConnectionLimits(
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
  // What does not keep to the protocol is closed by the library; there is nobody to tell.
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
