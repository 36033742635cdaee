import type { OrderStatus } from "@comanda/domain/orders/status";
import type { ChangeAuthor } from "../../api/change-author.ts";
import type { OrderAction } from "../actions/order-action.ts";

/** What a message at the foot of the board says. Times are epoch milliseconds of this device. */
export type NoticeContent =
  /** An action has been done, and made this revision; `undoable` until the notice ends. */
  | {
      kind: "done";
      orderId: string;
      publicId: number;
      revision: number;
      action: OrderAction;
      undoable: boolean;
    }
  /** The action could not be sent and is kept; `actionId` names it in the queue. */
  | { kind: "kept"; orderId: string; publicId: number; actionId: number }
  /** Another member changed the order first, or the same member in another window. */
  | {
      kind: "changedFirst";
      orderId: string;
      publicId: number;
      author: ChangeAuthor;
      status: OrderStatus | null;
    }
  /** Dishes of an order that ended were marked sold out, or could not be. */
  | { kind: "marked"; orderId: string; publicId: number; text: string; failed: boolean }
  /** The server refused the action for another reason. */
  | { kind: "failed"; orderId: string; publicId: number; code: string };

export type Notice = NoticeContent & { id: number; until: number };

/** Enough to read twice. */
export const NOTICE_MS = 8_000;
/** More than fit beside each other. */
const MAX_NOTICES = 3;

export type NoticeEvent =
  | { type: "said"; content: NoticeContent; until: number }
  | { type: "dismissed"; id: number }
  | { type: "orderMoved"; orderId: string; revision: number }
  | { type: "ticked"; at: number };

/** The notices after an event. A new one replaces the last one about the same order. */
export function reduceNotices(notices: readonly Notice[], event: NoticeEvent): readonly Notice[] {
  switch (event.type) {
    case "said": {
      const id = Math.max(0, ...notices.map((each) => each.id)) + 1;
      const others = notices.filter(({ orderId }) => orderId !== event.content.orderId);
      return [...others, { ...event.content, id, until: event.until }].slice(-MAX_NOTICES);
    }
    case "dismissed":
      return keep(notices, ({ id }) => id !== event.id);
    case "orderMoved":
      // A change that another one follows cannot be taken back any more. What cannot be taken back stays:
      // the refund of a cancelled order changes it too.
      return keep(
        notices,
        (notice) =>
          notice.kind !== "done" ||
          !notice.undoable ||
          notice.orderId !== event.orderId ||
          notice.revision >= event.revision,
      );
    case "ticked":
      return keep(notices, ({ until }) => until > event.at);
  }
}

/** The same list where nothing is left out, so that nothing is rendered again. */
function keep(notices: readonly Notice[], test: (notice: Notice) => boolean): readonly Notice[] {
  const kept = notices.filter(test);
  return kept.length === notices.length ? notices : kept;
}

/** Whole seconds until a notice ends, at least 1. */
export function secondsLeft({ until }: Pick<Notice, "until">, at: number): number {
  return Math.max(1, Math.ceil((until - at) / 1000));
}
