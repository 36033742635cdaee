/** A press of a finger or a mouse: when, where, and the control under it. */
export type Press = { at: number; x: number; y: number; control: object | null };

/** The second tap of a double tap comes within this many milliseconds, and within these pixels. */
const DOUBLE_TAP_MS = 450;
const DOUBLE_TAP_PIXELS = 32;

/**
 * Whether a press is the second tap of a double tap that hits another control, because the first tap
 * changed what is under the finger: the next order's Accept, or a step that nobody meant.
 */
export function isStrayTap(last: Press | null, press: Press): boolean {
  if (!last?.control || !press.control || last.control === press.control) return false;
  const distance = Math.hypot(press.x - last.x, press.y - last.y);
  return press.at - last.at <= DOUBLE_TAP_MS && distance <= DOUBLE_TAP_PIXELS;
}
