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
export function keepWithin(
  client: WebSocket,
  limits: Pick<SocketLimits, "idle" | "life" | "messages" | "unread">,
): (message: string) => void {
  const { idle, life, messages, unread } = limits;
  let said = 0;
  const silence = setTimeout(() => client.terminate(), idle);
  const enough = setTimeout(() => client.close(closeCodes.goingAway), life);
  const calm = setInterval(() => {
    said = 0;
  }, messages.within);
  client.once("close", () => {
    clearTimeout(silence);
    clearTimeout(enough);
    clearInterval(calm);
  });
  // What does not keep to the protocol is closed by the library; there is nobody to tell.
  client.on("error", () => undefined);

  const send = (message: string) => {
    if (client.bufferedAmount > unread) client.terminate();
    else if (client.readyState === client.OPEN) client.send(message);
  };
  const heard = () => {
    silence.refresh();
    said += 1;
    if (said <= messages.count) return true;
    client.terminate();
    return false;
  };
  client.on("message", (data, isBinary) => {
    if (!heard()) return;
    if (isBinary) client.close(closeCodes.notText);
    else if (data.toString() === "ping") send("pong");
  });
  client.on("ping", heard);
  client.on("pong", heard);
  return send;
}
