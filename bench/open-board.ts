import type { readBoard } from "@comanda/api/board/read-board";
import { type BoardMessage, boardSocketPath } from "@comanda/contract/staff/board-socket";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { BENCH_COMPANY_ID } from "./bench-company.ts";

/** A board that a browser has open. */
export type OpenBoard = {
  /** What to call when the board gets an accepted order, by its id. */
  shown: Map<string, () => void>;
  /** The orders as the board has them, by their ids. */
  orders: Map<string, StaffOrder>;
  /** Rejects when the server ends the connection. */
  lost: Promise<never>;
  close: () => void;
};

/** Opens a board by its websocket; `read` reads everything that it shows. */
export async function openBoard(
  port: number,
  read: () => ReturnType<typeof readBoard>,
): Promise<OpenBoard> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${boardSocketPath(BENCH_COMPANY_ID)}`);
  const shown: OpenBoard["shown"] = new Map();
  const orders: OpenBoard["orders"] = new Map();
  const ready = Promise.withResolvers<void>();
  const lost = Promise.withResolvers<never>();
  // The boards are closed at the end, when nothing waits for them.
  lost.promise.catch(() => undefined);
  const show = (order: StaffOrder) => {
    if ((orders.get(order.id)?.revision ?? -1) > order.revision) return;
    orders.set(order.id, order);
    if (order.accepted_at !== null) shown.get(order.id)?.();
  };
  // What a board may have missed comes by no message of its own.
  const readAll = async () => {
    const board = await read();
    if (!("orders" in board)) throw new Error(board.code);
    for (const order of board.orders) show(order);
  };
  socket.addEventListener("message", ({ data }) => {
    const message: BoardMessage = JSON.parse(data);
    if (message.event_type === "PING") ready.resolve();
    else if (message.event_type === "ORDER_CHANGED") show(message.order);
    else readAll().catch(lost.reject);
  });
  socket.addEventListener("close", ({ code }) => {
    lost.reject(new Error(`The server closed a board: ${code}`));
  });
  await Promise.race([ready.promise, lost.promise]);
  return { shown, orders, lost: lost.promise, close: () => socket.close() };
}
