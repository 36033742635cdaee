/** So many seconds as a clock that runs down: `14:05`, `1:02:00`. */
export function formatCountdown(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** How old the page's present may be, in milliseconds: it is told twice a minute. */
const STALE = 30_000;

/**
 * How far the server's clock is ahead of the visitor's, where the page's present, `told` milliseconds
 * ahead, may be half a minute old: the visitor's own is believed as far as that allows.
 */
export function estimateClockSkew(told: number): number {
  return Math.min(Math.max(0, told), told + STALE);
}
