import { holdClicks } from "@comanda/ui/web/history-back.ts";
import type { MouseEvent } from "react";
import { create } from "zustand";

/** What a pressed link opens over the menu: a product, or the cart. */
type OpenedAtOnce = {
  product?: string;
  cart?: true;
  /** The key of the history entry that it is in; unknown until the navigation has ended. */
  entry?: string;
};

/**
 * What is open already, although its history entry is not rendered yet: the press itself shows it, so that
 * a slow phone answers in the next frame.
 */
export const useOpenedAtOnce = create<OpenedAtOnce | null>(() => null);

let releaseClicks: (() => void) | undefined;

/**
 * Shows at once what a link opens, and navigates after the paint. Other presses wait until the page has
 * arrived there: they would start from the entry before.
 */
export function openAtOnce(opening: OpenedAtOnce, navigate: () => Promise<void> | void): void {
  releaseClicks = holdClicks();
  useOpenedAtOnce.setState(opening, true);
  const isCurrent = () => useOpenedAtOnce.getState() === opening;
  const follow = async () => {
    if (isCurrent()) await navigate();
    const entry = window.history.state?.key ?? "default";
    if (isCurrent()) useOpenedAtOnce.setState({ ...opening, entry }, true);
  };
  // After the paint, and the first frame of the sheet's motion.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(follow)));
}

/** Ends it: the history entry is shown, or the menu is left. */
export function settleOpenedAtOnce(): void {
  releaseClicks?.();
  useOpenedAtOnce.setState(null, true);
}

/** Returns whether the browser itself follows a pressed link, in another tab or window. */
export function opensElsewhere({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
