import { prefersReducedMotion } from "../web/prefers-reduced-motion.ts";

/** Long enough to be felt, too short to disturb, in milliseconds. */
const PULSE_MS = 8;

/** Lets a phone that can vibrate do so at a press, unless its owner prefers reduced motion. */
export function vibrateOnPress(): void {
  if (!prefersReducedMotion()) navigator.vibrate?.(PULSE_MS);
}
