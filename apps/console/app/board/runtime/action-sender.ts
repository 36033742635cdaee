import { ApiError } from "@comanda/contract/calls/api-client";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { UNDO_SECONDS } from "@comanda/domain/board/steps";
import type { OrderStatus } from "@comanda/domain/orders/status";
import { changeAuthor } from "../../api/change-author.ts";
import type { CounterClient } from "../../api/counter-api.ts";
import { isTemporary } from "../../api/temporary-failure.ts";
import {
  type QueueEvent,
  reduceQueue,
  type SendableAction,
  sendableActions,
} from "../actions/action-queue.ts";
import { isUndoable } from "../actions/order-action.ts";
import { NOTICE_MS, type NoticeContent, reduceNotices } from "../notices/notices.ts";
import { serverTime } from "../state/board-state.ts";
import type { BoardStore } from "./board-store.ts";
import { sendAction } from "./send-action.ts";

export type ActionSenderOptions = {
  companyId: string;
  call: CounterClient;
  clock: () => number;
  store: BoardStore;
  /** Called with each order that an answer brings. */
  onOrder: (order: StaffOrder) => void;
  /** The board shows something that is not so: it has to be read again. */
  onStale: () => void;
  onSignedOut: () => void;
};

const UNDO_MS = UNDO_SECONDS * 1000;

/** Sends the actions of the queue, and says what became of them. */
export class ActionSender {
  readonly #options: ActionSenderOptions;

  constructor(options: ActionSenderOptions) {
    this.#options = options;
  }

  /** Sends every action that can be sent now. Call it after each change of the queue. */
  send(): void {
    for (const action of sendableActions(this.#options.store.getSituation().queue)) {
      this.#queueEvent({ type: "sent", id: action.id });
      void this.#sendOne(action);
    }
  }

  async #sendOne(action: SendableAction): Promise<void> {
    const { call, companyId, onOrder } = this.#options;
    try {
      const order = await sendAction(call, companyId, action);
      onOrder(order);
      this.#queueEvent({ type: "confirmed", id: action.id, order });
      this.#sayDone(action, order);
      this.send();
    } catch (error) {
      this.#handleFailure(action, error);
    }
  }

  #handleFailure(action: SendableAction, error: unknown): void {
    const { orderId, publicId, id } = action;
    if (!(error instanceof ApiError)) throw error;
    if (isTemporary(error)) {
      this.#queueEvent({ type: "unanswered", id });
      this.#say({ kind: "kept", orderId, publicId, actionId: id }, NOTICE_MS);
      return;
    }
    this.#queueEvent({ type: "refused", id });
    if (error.status === 401) this.#options.onSignedOut();
    else this.#say(refusalNotice(action, error), NOTICE_MS);
    this.#options.onStale();
  }

  #sayDone({ publicId, action }: SendableAction, { id, revision, undo_until }: StaffOrder): void {
    const { store, clock } = this.#options;
    const now = serverTime(store.getSituation().board, clock());
    // The clocks differ by a part of a second, and a board should not show eleven seconds.
    const undoMs = undo_until === null ? 0 : Math.min(UNDO_MS, Date.parse(undo_until) - now);
    const undoable = undoMs > 0 && isUndoable(action);
    const content = { orderId: id, publicId, revision, action, undoable };
    this.#say({ kind: "done", ...content }, undoable ? undoMs : NOTICE_MS / 2);
  }

  #say(content: NoticeContent, duration: number): void {
    const deviceTime = this.#options.clock();
    const until = deviceTime + duration;
    // The seconds of a notice count from now, not from the last tick.
    this.#options.store.update(({ notices }) => ({
      deviceTime,
      notices: reduceNotices(notices, { type: "said", content, until }),
    }));
  }

  #queueEvent(event: QueueEvent): void {
    this.#options.store.update(({ queue }) => ({ queue: reduceQueue(queue, event) }));
  }
}

function refusalNotice({ orderId, publicId }: SendableAction, error: ApiError): NoticeContent {
  if (error.code !== "order_changed") {
    return { kind: "failed", orderId, publicId, code: error.code };
  }
  const author = changeAuthor(error.problem);
  const status = (error.problem.changed?.status ?? null) as OrderStatus | null;
  return { kind: "changedFirst", orderId, publicId, author, status };
}
