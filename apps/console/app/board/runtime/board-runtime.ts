import { ApiError } from "@comanda/contract/calls/api-client";
import type { BoardMessage } from "@comanda/contract/staff/board-socket";
import type { Board } from "@comanda/contract/staff/order-board-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import type { CounterClient } from "../../api/counter-api.ts";
import { silentBoard } from "../../web/sound/sound-state.ts";
import { reduceQueue, type SeenOrder, waitingCount } from "../actions/action-queue.ts";
import { isUndoable, type OrderAction } from "../actions/order-action.ts";
import { BoardSocket, type SocketConnection } from "../connection/board-socket.ts";
import {
  type ConnectionEvent,
  reduceConnection,
  startConnection,
  wasFrozen,
} from "../connection/connection-state.ts";
import { type Notice, reduceNotices } from "../notices/notices.ts";
import { mergeOrder, mergeSnapshot, serverTime, startBoard } from "../state/board-state.ts";
import { ActionSender } from "./action-sender.ts";
import { BoardStore } from "./board-store.ts";
import { seenOrder } from "./seen-order.ts";

/** Milliseconds between two snapshots: with an open socket and no tap to send again, and otherwise. */
export const RESYNC_MS = 30_000;
export const POLL_MS = 5_000;

export type BoardRuntimeOptions = {
  companyId: string;
  call: CounterClient;
  openSocket: () => SocketConnection;
  /** This device's clock in epoch milliseconds. */
  clock: () => number;
  /** The board that the page came with; null to begin without one. */
  initial: Board | null;
};

/** Keeps a board up to date: by its socket, by snapshots, and by the actions of its members. */
export class BoardRuntime {
  readonly store: BoardStore;
  readonly #options: BoardRuntimeOptions;
  readonly #sender: ActionSender;
  #socket: BoardSocket | null = null;
  #tickTimer: ReturnType<typeof setInterval> | undefined;
  #snapshotAt = 0;
  #reading = false;
  #readAgain = false;

  constructor(options: BoardRuntimeOptions) {
    this.#options = options;
    const { initial, clock } = options;
    const at = clock();
    this.store = new BoardStore({
      queue: [],
      notices: [],
      sound: silentBoard,
      deviceTime: at,
      board: startBoard(initial, at),
      connection: startConnection(at),
    });
    this.#sender = new ActionSender({
      ...options,
      store: this.store,
      onOrder: (order) => this.#hearOrder(order),
      onStale: () => void this.resync(),
      onSignedOut: () => this.#connectionEvent("sessionEnded"),
    });
  }

  start(): void {
    this.#socket = new BoardSocket({
      open: this.#options.openSocket,
      // What happened while there was no socket came by no message.
      onOpen: () => void this.resync(),
      onMessage: (message) => this.#receive(message),
      onClose: () => this.#connectionEvent("closed"),
      onSessionEnded: () => this.#connectionEvent("sessionEnded"),
    });
    this.#tickTimer = setInterval(() => this.#tick(), 1000);
    this.#tick();
  }

  stop(): void {
    clearInterval(this.#tickTimer);
    this.#socket?.stop();
  }

  /** Connects and reads the board again at once: the page woke up, or "Try now" was pressed. */
  wake({ reconnect }: { reconnect: boolean }): void {
    if (reconnect) this.#socket?.reconnect();
    void this.resync();
  }

  /**
   * The browser reports that there is no network. The socket may deliver what was on its way: only a
   * new one proves that the board is online.
   */
  loseNetwork(): void {
    this.#connectionEvent("networkLost");
    this.#socket?.reconnect();
  }

  /** Does something with an order as the member sees it. It shows at once and is then sent. */
  perform(order: SeenOrder, action: OrderAction): void {
    const at = serverTime(this.store.getSituation().board, this.#options.clock());
    const seen = seenOrder(order, this.store);
    this.store.update(({ queue }) => ({
      queue: reduceQueue(queue, { type: "tapped", order: seen, action, at }),
    }));
    this.#sender.send();
  }

  /** Takes back what a notice says: a step of an order, if it is still the last, or an action that was not sent. */
  undo(notice: Notice): void {
    this.dismiss(notice.id);
    if (notice.kind === "kept") {
      this.store.update(({ queue }) => ({
        queue: reduceQueue(queue, { type: "withdrawn", id: notice.actionId }),
      }));
    }
    if (notice.kind === "done" && isUndoable(notice.action)) {
      const { orderId: id, publicId: public_id, revision, action } = notice;
      this.perform({ id, public_id, revision }, { kind: "stepBack", undone: action });
    }
  }

  dismiss(id: number): void {
    this.store.update(({ notices }) => ({
      notices: reduceNotices(notices, { type: "dismissed", id }),
    }));
  }

  /** Reads the whole board. While a snapshot is on its way, another one follows it. */
  async resync(): Promise<void> {
    if (this.#reading) {
      this.#readAgain = true;
      return;
    }
    this.#reading = true;
    this.#snapshotAt = this.#options.clock();
    await this.#readSnapshot();
    this.#reading = false;
    if (!this.#readAgain) return;
    this.#readAgain = false;
    await this.resync();
  }

  async #readSnapshot(): Promise<void> {
    const { call, companyId, clock } = this.#options;
    const heardAtRequest = this.store.getSituation().board.heard;
    const sentAt = clock();
    try {
      const board = await call("readBoard", { params: { companyId } });
      const snapshot = { board, heardAtRequest, sentAt, receivedAt: clock() };
      this.store.update((parts) => ({
        board: mergeSnapshot(parts.board, snapshot),
        queue: reduceQueue(parts.queue, { type: "reconnected" }),
      }));
      this.#changeConnection({ type: "snapshotRead", sentAt, at: clock() });
      this.#sender.send();
    } catch (error) {
      // Every member may read the board: 403 is the answer for one who was removed.
      if (error instanceof ApiError && [401, 403].includes(error.status))
        this.#connectionEvent("sessionEnded");
    }
  }

  #receive(message: BoardMessage | null): void {
    this.#connectionEvent("heard");
    if (message?.event_type === "ORDER_CHANGED") this.#hearOrder(message.order);
    else if (message?.event_type !== "PING") void this.resync();
  }

  #hearOrder(order: StaffOrder): void {
    const { id: orderId, revision } = order;
    this.store.update((parts) => ({
      board: mergeOrder(parts.board, order),
      notices: reduceNotices(parts.notices, { type: "orderMoved", orderId, revision }),
    }));
  }

  #tick(): void {
    const at = this.#options.clock();
    const { connection: before, queue } = this.store.getSituation();
    const connection = reduceConnection(before, { type: "ticked", at });
    this.store.update(({ notices }) => ({
      deviceTime: at,
      connection,
      notices: reduceNotices(notices, { type: "ticked", at }),
    }));
    if (connection.phase === "ended") return;
    const becameSilent = before.phase === "online" && connection.phase === "cut";
    const isCalm = connection.phase === "online" && waitingCount(queue) === 0;
    if (becameSilent || wasFrozen(before, at)) this.wake({ reconnect: true });
    else if (at - this.#snapshotAt >= (isCalm ? RESYNC_MS : POLL_MS)) void this.resync();
  }

  #connectionEvent(type: Exclude<ConnectionEvent["type"], "ticked" | "snapshotRead">): void {
    this.#changeConnection({ type, at: this.#options.clock() });
  }

  #changeConnection(event: ConnectionEvent): void {
    this.store.update(({ connection }) => ({ connection: reduceConnection(connection, event) }));
  }
}
