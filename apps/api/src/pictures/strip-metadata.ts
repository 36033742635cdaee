import type { Metadata, Sharp } from "sharp";
import { rasterFormat } from "./is-raster-picture.ts";
import { exifWithOrientation, UPRIGHT } from "./metadata/exif-orientation.ts";
import { stripGif } from "./metadata/strip-gif.ts";
import { stripHeif } from "./metadata/strip-heif.ts";
import { stripPngWithOrientation } from "./metadata/strip-png.ts";
import { stripWebp } from "./metadata/strip-webp.ts";
import { openPicture, type RenderResult, tryRender } from "./render-picture.ts";

/**
 * Returns the picture without what cameras and programs write beside its pixels: where and when it was
 * taken, with which device, by whom, small copies, clips. How it has to be turned and its colours are
 * kept. The same bytes always give the same bytes, and these give themselves: a picture's name comes
 * from them.
 */
export function stripMetadata(bytes: Uint8Array): Promise<RenderResult<Uint8Array>> {
  return tryRender(bytes, async () => {
    const picture = await openPicture(bytes);
    const facts = await picture.metadata();
    const orientation = facts.orientation ?? UPRIGHT;
    switch (rasterFormat(bytes)) {
      case "jpeg":
        return bareJpeg(bytes, orientation);
      case "gif":
        return stripGif(Buffer.from(bytes));
      case "png":
        return stripPngWithOrientation(bytes, orientation);
      case "webp":
        return stripWebp(bytes, orientation);
      // The position in a TIFF is one of its own fields, which the library does not show.
      case "tiff":
        return picture.tiff({ compression: "lzw" }).toBuffer();
      default:
        return stripHeif(bytes) ?? (hasMetadata(facts) ? encodedAgain(picture) : bytes);
    }
  });
}

function hasMetadata({ exif, xmp, iptc, comments = [] }: Metadata): boolean {
  return Boolean(exif || xmp || iptc) || comments.length > 0;
}

function encodedAgain(picture: Sharp): Promise<Buffer> {
  return picture.avif({ quality: 80, effort: 2 }).toBuffer();
}

const MARKER = 0xff;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
/** APP1 to APP15 and the comment: all that programs add. */
const isAdded = (marker: number) => (marker > 0xe0 && marker <= 0xef) || marker === 0xfe;

/** Leaves segments of a JPEG out. It is not decoded, so that no pixel changes. */
function bareJpeg(bytes: Uint8Array, orientation: number): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [
    file.subarray(0, 2),
    ...(orientation === UPRIGHT ? [] : [orientationSegment(orientation)]),
  ];
  let at = 2;
  while (at < file.length) {
    const marker = file[at + 1] ?? END_OF_IMAGE;
    // What follows the end is another picture or a clip.
    if (file[at] !== MARKER || marker === END_OF_IMAGE) break;
    // A byte that fills.
    if (marker === MARKER) {
      at += 1;
      continue;
    }
    let end = at + 2 + (at + 4 <= file.length ? file.readUInt16BE(at + 2) : 0);
    if (marker === START_OF_SCAN) end = endOfScan(file, end);
    const segment = file.subarray(at, end);
    if (!isAdded(marker) || hasColours(marker, segment)) kept.push(segment);
    at = end;
  }
  return Buffer.concat([...kept, Buffer.from([MARKER, END_OF_IMAGE])]);
}

/** How the colours are meant: the profile, and Adobe's note on their kind. */
function hasColours(marker: number, segment: Buffer): boolean {
  const name = segment.toString("latin1", 4, 16);
  return (
    (marker === 0xe2 && name.startsWith("ICC_PROFILE")) ||
    (marker === 0xee && name.startsWith("Adobe"))
  );
}

/** The position of the marker that ends the pixels of a scan. */
function endOfScan(file: Buffer, start: number): number {
  let at = file.indexOf(MARKER, start);
  // A zero follows an ordinary byte of that value, and 0xd0 to 0xd7 divide the pixels.
  while (at >= 0 && isInScan(file[at + 1] ?? END_OF_IMAGE)) at = file.indexOf(MARKER, at + 2);
  return at < 0 ? file.length : at;
}

function isInScan(next: number): boolean {
  return next === 0 || (next >= 0xd0 && next <= 0xd7);
}

/** A segment of Exif with one field: how the picture has to be turned. */
function orientationSegment(orientation: number): Buffer {
  const content = Buffer.concat([
    Buffer.from("Exif\0\0", "latin1"),
    exifWithOrientation(orientation),
  ]);
  const head = [MARKER, 0xe1, 0, content.length + 2];
  return Buffer.concat([Buffer.from(head), content]);
}
