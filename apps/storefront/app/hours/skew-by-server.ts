/** An answer is right to a second: below this, the skew that was measured stays. */
const MIN_CHANGE_MS = 5_000;

/** A small file: unlike a page, it takes no turn of a busy server. */
const FILE = "/favicon.ico";

/**
 * Asks the server for its time, and returns by how many milliseconds its clock is ahead of the visitor's; `skew` where that
 * has hardly changed. A cache on the way says how old its answer is. Rejects without an answer, or one without a time.
 */
export async function skewByServer(skew: number): Promise<number> {
  const { headers } = await fetch(FILE, { method: "HEAD", cache: "no-store" });
  const age = Number(headers.get("age")) * 1_000;
  const found = Date.parse(headers.get("date") ?? "") + age - Date.now();
  if (Number.isNaN(found)) throw new Error("The answer has no time");
  return Math.abs(found - skew) > MIN_CHANGE_MS ? found : skew;
}
