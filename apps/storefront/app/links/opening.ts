import { holdClicks } from "@comanda/ui/web/history-back.ts";
import type { MouseEvent } from "react";
import { create } from "zustand";

/** What a pressed link opens over the menu: a product, or the cart. */
type Opening = {
  product?: string;
  cart?: true;
  /** The key of the history entry that it is in; unknown until the navigation has ended. */
  entry?: string;
};

/**
 * What is open already, although its history entry is not rendered yet: the press itself shows it, so that
 * a slow phone answers in the next frame.
 */
export const useOpening = create<Opening | null>(() => null);

let releaseClicks: (() => void) | undefined;

/**
 * Shows at once what a link opens, and navigates after the paint. Other presses wait until the page has
 * arrived there: they would start from the entry before.
 */
export function openAtOnce(opening: Opening, navigate: () => Promise<void> | void): void {
  releaseClicks = holdClicks();
  useOpening.setState(opening, true);
  const isCurrent = () => useOpening.getState() === opening;
  // A task after the frame runs when the frame is painted.
  requestAnimationFrame(() =>
    setTimeout(async () => {
      if (isCurrent()) await navigate();
      const entry = window.history.state?.key ?? "default";
      if (isCurrent()) useOpening.setState({ ...opening, entry }, true);
    }),
  );
}

/** Ends the opening: its history entry is shown, or the menu is left. */
export function settleOpening(): void {
  useOpening.setState(null, true);
  const release = releaseClicks;
  releaseClicks = undefined;
  // After the rendering that this is called in.
  if (release) setTimeout(release);
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
