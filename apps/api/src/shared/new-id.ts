import { randomBytes } from "node:crypto";

const ID_BYTES = 16;

/** Bytes for 256 ids are drawn at once: each request has an id, and a draw of its own takes ten times as long. */
const DRAWN_BYTES = 256 * ID_BYTES;

let drawn = randomBytes(DRAWN_BYTES);
let used = 0;

/** 128 random bits: an id cannot be guessed. */
export function newId(): string {
  if (used === DRAWN_BYTES) {
    drawn = randomBytes(DRAWN_BYTES);
    used = 0;
  }
  used += ID_BYTES;
  return drawn.toString("hex", used - ID_BYTES, used);
}
