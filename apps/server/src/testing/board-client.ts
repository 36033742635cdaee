import { once } from "node:events";
import { type BoardMessage, boardSocketPath } from "@comanda/contract/staff/board-socket";
import { WebSocket } from "ws";

/** A board's websocket, and the messages that it received. */
export type BoardClient = {
  socket: WebSocket;
  messages: BoardMessage[];
  /** The close code. */
  ended: Promise<number>;
};

/** Boards are served at the console's host only. */
const CONSOLE = "console.localhost";

export type BoardOpening = { cookie?: string | undefined; origin?: string; companyId?: string };

/**
 * Opens the board's websocket at the console's host, from a page of it; rejects with `Unexpected server
 * response: <status>` when the server refuses it.
 */
export async function openBoard(
  url: string,
  { cookie, origin = `http://${CONSOLE}`, companyId = "tacos" }: BoardOpening,
): Promise<BoardClient> {
  const headers = { host: CONSOLE, origin, ...(cookie ? { cookie } : {}) };
  const path = boardSocketPath(companyId);
  const socket = new WebSocket(url.replace(/^http/u, "ws") + path, { headers });
  const messages: BoardMessage[] = [];
  socket.on("message", (data) => messages.push(JSON.parse(data.toString())));
  const ended = new Promise<number>((resolve) => socket.once("close", resolve));
  await once(socket, "open");
  socket.on("error", () => undefined);
  return { socket, messages, ended };
}

/** The status of a refused board; 101 when it opens. */
export function boardStatus(url: string, opening: BoardOpening): Promise<number> {
  return openBoard(url, opening).then(
    ({ socket }) => {
      socket.terminate();
      return 101;
    },
    (error: Error) => Number(/\d+$/u.exec(error.message)?.[0]),
  );
}
