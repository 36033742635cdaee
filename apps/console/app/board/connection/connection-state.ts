import { BOARD_PING_SECONDS } from "@comanda/contract/staff/board-socket";

/** Milliseconds without a message after which a board counts as cut off. */
export const SILENCE_MS = 2 * BOARD_PING_SECONDS * 1000;
/** Milliseconds that a device which slept has to connect before it says that it is cut off. */
export const WAKE_MS = 6_000;
/** Milliseconds between two ticks above which the page was frozen or asleep. */
const FROZEN_MS = 10_000;

/**
 * Whether changes reach this board. All times are epoch milliseconds of this device.
 * `reconnecting`: the socket is closed, but not for long. `cut`: the board may miss orders.
 * `ended`: the member's session or access has ended, and nothing connects again by itself.
 */
export type ConnectionState = {
  phase: "connecting" | "online" | "reconnecting" | "cut" | "ended";
  /** Why the phase is `ended`; null before the server has said so. */
  end: SessionEnding | null;
  /** When the server was heard last: while the phase is `cut`, orders may be missed since then. */
  heardAt: number;
  /** The time of the last tick, to notice that the page was frozen. */
  tickedAt: number;
  /** The board is not cut off before this time, even if nothing is heard. */
  patientUntil: number;
  /** When the browser last reported that there is no network; what was sent before proves nothing. */
  lostAt: number;
};

/** The member is signed out, or was removed from the company. */
export type SessionEnding = "signedOut" | "removed";

export type ConnectionEvent =
  | { type: "heard"; at: number }
  | { type: "snapshotRead"; sentAt: number; at: number }
  | { type: "closed"; at: number }
  | { type: "networkLost"; at: number }
  | { type: "sessionEnded"; at: number }
  | { type: "ticked"; at: number };

/** A board that begins to connect. */
export function startConnection(at: number): ConnectionState {
  return {
    phase: "connecting",
    end: null,
    heardAt: at,
    tickedAt: at,
    patientUntil: at + SILENCE_MS,
    lostAt: 0,
  };
}

/**
 * The connection after an event. Every message of the socket is `heard`, also a PING. A board that
 * only reads snapshots stays `reconnecting`.
 */
export function reduceConnection(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  if (state.phase === "ended") return state;
  switch (event.type) {
    case "heard":
      return { ...state, phase: "online", heardAt: event.at, patientUntil: 0 };
    case "snapshotRead":
      // Only the socket proves that changes arrive at once.
      return state.phase === "online" || event.sentAt < state.lostAt
        ? state
        : { ...state, phase: "reconnecting", heardAt: event.at, patientUntil: 0 };
    case "closed":
      return state.phase === "online" ? { ...state, phase: "reconnecting" } : state;
    case "networkLost":
      return { ...state, phase: "cut", lostAt: event.at };
    case "sessionEnded":
      return { ...state, phase: "ended" };
    case "ticked":
      return tick(state, event.at);
  }
}

function tick(state: ConnectionState, at: number): ConnectionState {
  const next = { ...state, tickedAt: at };
  if (at - state.tickedAt > FROZEN_MS && state.phase !== "cut") {
    return { ...next, phase: "reconnecting", patientUntil: at + WAKE_MS };
  }
  const silent = at - state.heardAt >= SILENCE_MS && at >= state.patientUntil;
  return silent ? { ...next, phase: "cut" } : next;
}

/** Whether the page was frozen before a tick: its socket is dead, although it looks open. */
export function wasFrozen(state: ConnectionState, at: number): boolean {
  return at - state.tickedAt > FROZEN_MS;
}
