/** Says, in this browser tab, that a shift has started: a reload continues it. */
const STORAGE_KEY = "comanda.board.shift";

/** Notes for this browser tab that a shift has started. */
export function markShiftStarted(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, "started");
  } catch {
    // A browser may keep no data: then a member starts the shift again after a reload.
  }
}

/** Returns whether a shift was started in this browser tab. */
export function wasShiftStarted(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
