import { decodeLegacy } from "./legacy-encoding.ts";

/** How many bytes show whether a file without a mark is UTF-16. */
const SAMPLE = 1000;

/**
 * Reads the text of a file in UTF-8 or UTF-16, with or without a byte order mark, or in an encoding of one
 * region, such as Windows-1252 and Shift-JIS, which spreadsheets write.
 */
export function decodeFile(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeLegacy(bytes);
  }
}

/** UTF-16 by its mark, or by its many zero bytes; null for others. */
function encodingOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = (rest: 0 | 1) =>
    sample.reduce((sum, byte, at) => sum + (byte === 0 && at % 2 === rest ? 1 : 0), 0);
  if (zeros(1) > sample.length / 4) return "utf-16le";
  return zeros(0) > sample.length / 4 ? "utf-16be" : null;
}
