/** A skew that is asked for is right to a second: below this, the one that was measured stays. */
const MIN_CHANGE_MS = 5_000;

/**
 * Returns by how many milliseconds the server's clock is ahead of the visitor's after that one has jumped; `skew` is what it
 * was before. Only a clock that was set goes back. One that jumps ahead was set, or the device has slept: the server's
 * answer says which, and without an answer nothing changes.
 */
export async function skewAfterJump(skew: number, jump: number): Promise<number> {
  if (jump < 0) return skew - jump;
  try {
    const { headers } = await fetch("/health", { method: "HEAD", cache: "no-store" });
    const found = Date.parse(headers.get("date") ?? "") - Date.now();
    return Math.abs(found - skew) > MIN_CHANGE_MS ? found : skew;
  } catch {
    return skew;
  }
}
