/** Returns whether the visitor prefers reduced motion: maps then move without animation. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
