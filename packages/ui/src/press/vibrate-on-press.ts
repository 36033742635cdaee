/** Long enough to be felt, too short to disturb, in milliseconds. */
const PULSE_MS = 8;

/** Lets a phone that can vibrate do so at a press, unless its owner prefers reduced motion. */
export function vibrateOnPress(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  navigator.vibrate?.(PULSE_MS);
}
