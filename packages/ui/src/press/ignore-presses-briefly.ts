/** As long as a finger needs that was already on its way, also one that taps twice slowly. */
const HOLD_MS = 600;

/**
 * Lets presses of fingers and mice go past an element for a moment, because it has just appeared or
 * moved: who presses there now meant what was there before. Keys and screen readers are not held.
 */
export function ignorePressesBriefly(element: Element): void {
  element.animate({ pointerEvents: ["none", "none"] }, HOLD_MS);
}
