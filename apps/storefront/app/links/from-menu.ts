/**
 * The state of a history entry that was opened from the menu: a step back in the history leads to
 * where the visitor was on it.
 */
export const FROM_MENU = { fromMenu: true };

export function isFromMenu(state: unknown): boolean {
  return typeof state === "object" && state !== null && "fromMenu" in state;
}
