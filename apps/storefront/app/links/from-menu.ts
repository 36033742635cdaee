/**
 * The state of a history entry that was opened from the menu. A step back in the history returns to
 * the menu, scrolled to where the visitor was.
 */
export const FROM_MENU = { fromMenu: true };

/** Returns whether a history entry's state says that the menu is the entry before it. */
export function isFromMenu(state: unknown): boolean {
  return typeof state === "object" && state !== null && "fromMenu" in state;
}
