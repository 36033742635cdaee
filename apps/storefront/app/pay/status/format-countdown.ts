/** Formats seconds as a countdown: `14:05`, `1:02:00`. */
export function formatCountdown(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Milliseconds that the page's present is old at most: it is updated twice a minute. */
const STALE = 30_000;

/**
 * Estimates how many milliseconds the server's clock is ahead of the visitor's. `presentAhead` is how
 * far the page's present is ahead of the visitor's clock. It can be half a minute old, so a present
 * that is up to half a minute behind counts as equal.
 */
export function estimateClockSkew(presentAhead: number): number {
  return Math.min(Math.max(0, presentAhead), presentAhead + STALE);
}
