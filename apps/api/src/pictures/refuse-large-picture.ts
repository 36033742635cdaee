import type { Metadata } from "sharp";

/** The pixels of a picture that is decoded as a whole: those of 60 megapixels with four channels of 8 bits. */
const MAX_DECODED_BYTES = 240_000_000;
/** Pictures are read some rows at a time, and rows of millions of pixels would take gigabytes. */
const MAX_EDGE = 32_767;

/** Bytes of one number of a channel; 8 bits where the library names no other format. */
const BYTES: Readonly<Record<string, number>> = {
  short: 2,
  ushort: 2,
  int: 4,
  uint: 4,
  float: 4,
  complex: 8,
  double: 8,
  dpcomplex: 16,
};

/** Why a picture is not decoded; the message is about the picture. */
export class LargePicture extends Error {}

/** Throws `LargePicture` for a picture whose head says that decoding it would take too much memory. */
export function refuseLargePicture(facts: Metadata, maxPixels: number): void {
  const { width, height } = facts;
  if (Math.max(width, height) > MAX_EDGE)
    throw new LargePicture(`is more than ${MAX_EDGE} pixels wide or high`);
  const most = Math.min(maxPixels, Math.floor(MAX_DECODED_BYTES / bytesPerPixel(facts)));
  if (width * height > most)
    throw new LargePicture(`has more than ${Math.floor(most / 1e6)} million pixels`);
}

/** What a pixel takes while the picture is decoded. */
function bytesPerPixel({ format, isProgressive, chromaSubsampling, channels, depth }: Metadata) {
  const size = BYTES[depth] ?? 1;
  if (format !== "jpeg" || !isProgressive) return channels * size;
  // Its coefficients of 16 bits are all in memory before the first pixel is; with 4:2:0 two of the channels have a
  // quarter of them.
  const share = chromaSubsampling?.startsWith("4:2:0") ? channels - 1.5 : channels;
  return 2 * share;
}
