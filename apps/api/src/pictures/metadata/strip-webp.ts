import { exifWithOrientation, UPRIGHT } from "./exif-orientation.ts";

/** `RIFF`, the length of the rest, and `WEBP`. */
const HEAD_BYTES = 12;
/** A chunk begins with its type and its length, of four bytes each. */
const CHUNK_HEAD_BYTES = 8;
/** What a frame of an animation begins with: its place, its size and its time. */
const FRAME_HEAD_BYTES = 16;
/** The flags of `VP8X` for Exif and for XMP. */
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

/** The chunks for pixels, their transparency, their colours and frames; what is added has other types. */
const KEPT = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);

/**
 * Leaves everything out of a WebP that is not for its pixels, and what follows its end; of Exif it keeps how the
 * picture has to be turned. It is not decoded, so that no pixel changes.
 */
export function stripWebp(bytes: Uint8Array, orientation: number): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = Math.min(file.length, CHUNK_HEAD_BYTES + file.readUInt32LE(4));
  const chunks = keptChunks(file.subarray(HEAD_BYTES, end));
  const extended = chunks.find((chunk) => typeOf(chunk) === "VP8X");
  // Without this chunk a WebP has no place for Exif, and no orientation.
  if (extended) {
    const flags = (extended[CHUNK_HEAD_BYTES] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
    extended[CHUNK_HEAD_BYTES] = orientation === UPRIGHT ? flags : flags | EXIF_FLAG;
    if (orientation !== UPRIGHT) chunks.push(makeChunk("EXIF", exifWithOrientation(orientation)));
  }
  const head = Buffer.from(file.subarray(0, HEAD_BYTES));
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  head.writeUInt32LE(HEAD_BYTES - CHUNK_HEAD_BYTES + length, 4);
  return Buffer.concat([head, ...chunks]);
}

/** Returns copies of the chunks that are kept. One that breaks off is the last. */
function keptChunks(content: Buffer): Buffer[] {
  const kept: Buffer[] = [];
  let at = 0;
  while (at + CHUNK_HEAD_BYTES <= content.length) {
    const length = content.readUInt32LE(at + 4);
    // A chunk of an odd length is followed by one byte that is not counted.
    const end = at + CHUNK_HEAD_BYTES + length + (length % 2);
    const chunk = content.subarray(at, end);
    if (KEPT.has(typeOf(chunk)))
      kept.push(typeOf(chunk) === "ANMF" ? bareFrame(chunk) : Buffer.from(chunk));
    at = end;
  }
  return kept;
}

/** A frame of an animation has chunks of its own. */
function bareFrame(chunk: Buffer): Buffer {
  const start = CHUNK_HEAD_BYTES + FRAME_HEAD_BYTES;
  const head = chunk.subarray(CHUNK_HEAD_BYTES, start);
  return makeChunk("ANMF", Buffer.concat([head, ...keptChunks(chunk.subarray(start))]));
}

function typeOf(chunk: Buffer): string {
  return chunk.toString("latin1", 0, 4);
}

/** The content has an even length. */
function makeChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(CHUNK_HEAD_BYTES);
  head.write(type, "latin1");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
