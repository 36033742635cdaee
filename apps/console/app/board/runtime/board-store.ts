import type { SoundState } from "../../web/sound/sound-state.ts";
import type { ActionQueue } from "../actions/action-queue.ts";
import type { ConnectionState } from "../connection/connection-state.ts";
import type { Notice } from "../notices/notices.ts";
import { type BoardState, serverTime } from "../state/board-state.ts";
import { BOARD_LANES, type BoardView, viewBoard } from "../state/board-view.ts";
import { ringingOf } from "../state/ringing.ts";
import { openCallsAt } from "../state/table-calls.ts";

/** Everything that a board is drawn from. `deviceTime` is the time of the last tick. */
export type BoardParts = {
  board: BoardState;
  queue: ActionQueue;
  connection: ConnectionState;
  sound: SoundState;
  notices: readonly Notice[];
  deviceTime: number;
};

/** `BoardParts` with what follows from them. */
export type BoardSituation = BoardParts & {
  /** The server's time of the last tick. */
  now: number;
  view: BoardView;
  /** How the board rings; null when no order and no table wants an answer. */
  ringing: "normal" | "loud" | null;
};

/**
 * Holds the state of a board outside React, because timers and sockets change it. What the screen shows may stay
 * behind it for a moment: see `freeze`.
 */
export class BoardStore {
  #situation: BoardSituation;
  #shown: BoardSituation;
  #isFrozen = false;
  readonly #listeners = new Set<() => void>();
  readonly #screenListeners = new Set<() => void>();

  constructor(parts: BoardParts) {
    this.#situation = situationOf(parts, null);
    this.#shown = this.#situation;
  }

  readonly getSituation = (): BoardSituation => this.#situation;

  /** What the screen shows. */
  readonly getShown = (): BoardSituation => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls `listener` when the screen has something else to show. */
  readonly subscribeToShown = (listener: () => void): (() => void) => {
    this.#screenListeners.add(listener);
    return () => this.#screenListeners.delete(listener);
  };

  update(change: (parts: BoardSituation) => Partial<BoardParts>): void {
    const last = this.#situation;
    this.#situation = situationOf({ ...last, ...change(last) }, last.view);
    for (const listener of this.#listeners) listener();
    this.#show();
  }

  /** Leaves the screen as it is until `unfreeze`. The board itself changes, rings and sends. */
  freeze(): void {
    this.#isFrozen = true;
  }

  unfreeze(): void {
    this.#isFrozen = false;
    this.#show();
  }

  #show(): void {
    if (this.#isFrozen || this.#shown === this.#situation) return;
    this.#shown = this.#situation;
    for (const listener of this.#screenListeners) listener();
  }
}

function situationOf(parts: BoardParts, lastView: BoardView | null): BoardSituation {
  const { board, queue, connection, sound, notices, deviceTime } = parts;
  const now = serverTime(board, deviceTime);
  const view = reuseLanes(viewBoard(board, queue, new Date(now)), lastView);
  const calls = openCallsAt(board.facts, now).length;
  const ringing = ringingOf(view.lanes.new, calls, new Date(now));
  return { board, queue, connection, sound, notices, deviceTime, now, view, ringing };
}

/** The view with the lanes of the last one where they are the same, so that they are not rendered again. */
function reuseLanes(view: BoardView, last: BoardView | null): BoardView {
  if (!last) return view;
  const lanes = { ...view.lanes };
  for (const lane of BOARD_LANES) {
    const [orders, before] = [view.lanes[lane], last.lanes[lane]];
    const same = orders.length === before.length && orders.every((each, i) => each === before[i]);
    if (same) lanes[lane] = before;
  }
  return { ...view, lanes };
}
