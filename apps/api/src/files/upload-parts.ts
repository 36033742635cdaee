/** A bucket takes parts of 5 MiB or more, and 10,000 of them: 78 GiB of these. */
const PART_BYTES = 8 * 1024 * 1024;

/** Puts pieces together to parts of one size; the last one may be smaller. */
export async function* uploadParts(
  pieces: AsyncIterable<Uint8Array>,
  bytes = PART_BYTES,
): AsyncGenerator<Uint8Array, undefined> {
  let part = new Uint8Array(bytes);
  let filled = 0;
  for await (const piece of pieces) {
    let from = 0;
    while (from < piece.length) {
      const taken = piece.subarray(from, from + bytes - filled);
      part.set(taken, filled);
      filled += taken.length;
      from += taken.length;
      if (filled < bytes) continue;
      yield part;
      part = new Uint8Array(bytes);
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
