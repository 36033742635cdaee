/**
 * The sound of a board. `context` is the state of its AudioContext: `none` before the first press
 * "Start shift", because browsers forbid sound without a press.
 */
export type SoundState = {
  context: "none" | "starting" | "running" | "stopped";
  muted: boolean;
};

export type SoundEvent =
  | { type: "shiftStarted" }
  | { type: "contextChanged"; running: boolean }
  | { type: "failed" }
  | { type: "muteSet"; muted: boolean };

export const silentBoard: SoundState = { context: "none", muted: false };

/** The sound after an event. */
export function reduceSound(state: SoundState, event: SoundEvent): SoundState {
  switch (event.type) {
    case "shiftStarted":
      return { context: state.context === "running" ? "running" : "starting", muted: false };
    case "contextChanged":
      return changeContext(state, event.running);
    case "failed":
      return { ...state, context: "stopped" };
    case "muteSet":
      return { ...state, muted: event.muted };
  }
}

function changeContext(state: SoundState, running: boolean): SoundState {
  if (running) return { ...state, context: "running" };
  // A context that has not started yet is not one that was stopped.
  return state.context === "running" ? { ...state, context: "stopped" } : state;
}

/**
 * What a board says of its sound. `locked`: the shift is not started here. `blocked`: the
 * browser or the device stopped the sound. Only `on` can be heard.
 */
export type SoundStatus = "locked" | "on" | "blocked" | "muted";

/** Returns whether a board can be heard, or why not. */
export function soundStatus({ context, muted }: SoundState): SoundStatus {
  if (context === "none" || context === "starting") return "locked";
  if (context === "stopped") return "blocked";
  return muted ? "muted" : "on";
}
