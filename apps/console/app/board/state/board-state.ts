import type { Board } from "@comanda/contract/staff/order-board-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";

/** What a board shows beside its orders. */
export type BoardFacts = Omit<Board, "orders">;

/** An order and the count of `BoardState.heard` at which it was heard last. */
type KnownOrder = { order: StaffOrder; heard: number };

/** What a board knows of the server's state. Every answer and message is merged into it. */
export type BoardState = {
  /** Null until the first snapshot. */
  facts: BoardFacts | null;
  orders: ReadonlyMap<string, KnownOrder>;
  /** The revisions of orders that are not on the board any more, the latest last. */
  dropped: ReadonlyMap<string, number>;
  /** How many orders were heard outside snapshots. */
  heard: number;
  /** Milliseconds by which the server's clock is ahead of this device's clock. */
  clockOffset: number;
};

export const emptyBoard: BoardState = {
  facts: null,
  orders: new Map(),
  dropped: new Map(),
  heard: 0,
  clockOffset: 0,
};

/** A whole board as the server answered it. */
export type Snapshot = {
  board: Board;
  /** `BoardState.heard` when the request was sent. */
  heardAtRequest: number;
  /** This device's clock, in epoch milliseconds, when the request was sent and answered. */
  sentAt: number;
  receivedAt: number;
};

/** More than a board drops between two snapshots; older ones cannot come any more. */
const MAX_DROPPED = 500;

/**
 * Replaces the whole board by a snapshot. An order that was heard while the snapshot was on its way
 * stays, because the snapshot may be older; of two versions of an order the higher revision wins. Snapshots
 * are read one after the other, so that the server's clock does not decide which is newer: it may be set back.
 */
export function mergeSnapshot(state: BoardState, snapshot: Snapshot): BoardState {
  const { orders, ...facts } = snapshot.board;
  const next = new Map<string, KnownOrder>();
  for (const order of orders) {
    const known = state.orders.get(order.id);
    const newer = known && known.order.revision > order.revision;
    next.set(order.id, newer ? known : { order, heard: known?.heard ?? 0 });
  }
  const dropped = new Map(state.dropped);
  for (const [id, known] of state.orders) {
    if (next.has(id)) continue;
    if (known.heard > snapshot.heardAtRequest) next.set(id, known);
    else dropped.set(id, known.order.revision);
  }
  const middle = (snapshot.sentAt + snapshot.receivedAt) / 2;
  const clockOffset = Date.parse(facts.now) - middle;
  const latest = new Map([...dropped].slice(-MAX_DROPPED));
  return { facts, orders: next, dropped: latest, heard: state.heard, clockOffset };
}

/** The board that a page came with, at a time of this device's clock; an empty one without it. */
export function startBoard(board: Board | null, at: number): BoardState {
  if (!board) return emptyBoard;
  return mergeSnapshot(emptyBoard, { board, heardAtRequest: 0, sentAt: at, receivedAt: at });
}

/** Merges one order of a message or of an answer. One that is older than what is known is ignored. */
export function mergeOrder(state: BoardState, order: StaffOrder): BoardState {
  const last = state.orders.get(order.id)?.order.revision ?? -1;
  const lastDropped = state.dropped.get(order.id) ?? -1;
  if (order.revision < last || order.revision <= lastDropped) return state;
  const heard = state.heard + 1;
  const orders = new Map(state.orders).set(order.id, { order, heard });
  return { ...state, orders, heard };
}

/** The server's clock in epoch milliseconds at a time of this device's clock. */
export function serverTime(state: Pick<BoardState, "clockOffset">, deviceTime: number): number {
  return deviceTime + state.clockOffset;
}
