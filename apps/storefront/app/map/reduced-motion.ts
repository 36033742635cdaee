/** Whether the visitor prefers things not to move: maps are then where they go at once. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
