import { crc32 } from "node:zlib";
import { exifWithOrientation, UPRIGHT } from "./exif-orientation.ts";

/** How each PNG begins. */
const SIGNATURE_BYTES = 8;
/** Beside its content a chunk has its length, its type and a checksum, of four bytes each. */
const CHUNK_FRAME_BYTES = 12;

/** Encoders write pixels in chunks of some kilobytes; empty ones by the million would keep the server busy. */
const MAX_CHUNKS = 20_000;

/** Chunks that say how pixels are meant, turned or spaced; of what is not needed for pixels only these are kept. */
const KEPT = new Set(["tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "sBIT", "pHYs", "eXIf"]);

/**
 * Leaves texts, times and further frames of a PNG out, each kept kind but once, and what follows its end. A text
 * may be compressed: thousands of them fit into a small file, and take gigabytes where they are read. The pixels
 * are not decoded, so that none changes. A PNG of too many chunks breaks off there, and is then no picture.
 */
export function stripPng(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [file.subarray(0, SIGNATURE_BYTES)];
  const seen = new Set<string>();
  let at = SIGNATURE_BYTES;
  for (let read = 0; read < MAX_CHUNKS && at + CHUNK_FRAME_BYTES <= file.length; read += 1) {
    const end = at + CHUNK_FRAME_BYTES + file.readUInt32BE(at);
    const type = file.toString("latin1", at + 4, at + 8);
    if (isNeeded(type) || (KEPT.has(type) && !seen.has(type))) kept.push(file.subarray(at, end));
    seen.add(type);
    at = end;
    if (type === "IEND") break;
  }
  return Buffer.concat(kept);
}

/** The same, and of Exif only how the picture has to be turned, as the first chunk but one. */
export function stripPngWithOrientation(bytes: Uint8Array, orientation: number): Uint8Array {
  const file = Buffer.from(stripPng(bytes));
  const chunks: Buffer[] = [];
  // Each chunk ends in the file: the picture was opened.
  for (let at = SIGNATURE_BYTES; at + CHUNK_FRAME_BYTES <= file.length; ) {
    const end = at + CHUNK_FRAME_BYTES + file.readUInt32BE(at);
    if (file.toString("latin1", at + 4, at + 8) !== "eXIf") chunks.push(file.subarray(at, end));
    at = end;
  }
  if (orientation !== UPRIGHT)
    chunks.splice(1, 0, makeChunk("eXIf", exifWithOrientation(orientation)));
  return Buffer.concat([file.subarray(0, SIGNATURE_BYTES), ...chunks]);
}

function makeChunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Types of chunks without which nothing can be drawn begin with a capital letter. */
function isNeeded(type: string): boolean {
  return /^[A-Z]/u.test(type);
}
