import type { Sharp } from "sharp";
import { barePng } from "./bare-png.ts";
import { isRasterPicture, rasterFormat } from "./is-raster-picture.ts";
import { loadSharp } from "./load-sharp.ts";
import { LargePicture, refuseLargePicture } from "./refuse-large-picture.ts";

/**
 * A picture of 60 megapixels takes up to 300 MB while it is decoded; a file of a few kilobytes can claim far
 * more.
 */
const MAX_PIXELS = 60_000_000;
/** An AVIF is decoded as a whole, and takes about 20 bytes for each pixel. */
const MAX_AVIF_PIXELS = 16_000_000;

export type RenderResult<T> =
  | { ok: true; value: T }
  | { ok: false; message: string; hasTooManyPixels?: boolean };

/** Decodes the whole picture; the message has the reason when it cannot be read. */
export async function decodePicture(bytes: Uint8Array): Promise<RenderResult<null>> {
  return tryRender(bytes, async () => {
    const picture = await openPicture(bytes);
    await picture.resize(16, 16).raw().toBuffer();
    return null;
  });
}

/**
 * Renders the picture as WebP and in its fallback format, upright and without metadata. It is never
 * enlarged: a smaller one keeps its size, cropped to a square where `fit` is `square`.
 */
export async function renderPicture(
  bytes: Uint8Array,
  { edge, fit }: { edge: number; fit: "square" | "inside" },
  fallback: "jpg" | "png",
): Promise<RenderResult<{ webp: Buffer; fallback: Buffer }>> {
  return tryRender(bytes, async () => {
    const picture = await openPicture(bytes);
    const { autoOrient } = await picture.metadata();
    const side = Math.min(edge, autoOrient.width, autoOrient.height);
    const resized =
      fit === "square"
        ? picture.resize(side, side, { fit: "cover" })
        : picture.resize(edge, edge, { fit: "inside", withoutEnlargement: true });
    // Decoded and resized once for both files, which takes as long as encoding them.
    const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
    const sharp = await loadSharp();
    const pixels = () => sharp(data, { raw: info });
    const webp = await pixels().webp({ quality: 80 }).toBuffer();
    const other =
      fallback === "png"
        ? pixels().png({ compressionLevel: 9 })
        : pixels().flatten({ background: "#ffffff" }).jpeg({ quality: 80, progressive: true });
    return { webp, fallback: await other.toBuffer() };
  });
}

/** Opens a picture, rotated upright. Throws for bytes that are no picture of pixels, and for too many of them. */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  if (!isRasterPicture(bytes)) throw new Error("unsupported image format");
  const sharp = await loadSharp();
  const limitInputPixels = maxPixels(bytes);
  const readable = rasterFormat(bytes) === "png" ? barePng(bytes) : bytes;
  const picture = sharp(readable, { failOn: "error", limitInputPixels, autoOrient: true });
  refuseLargePicture(await picture.metadata(), limitInputPixels);
  return picture;
}

function maxPixels(bytes: Uint8Array): number {
  return rasterFormat(bytes) === "heif" ? MAX_AVIF_PIXELS : MAX_PIXELS;
}

/**
 * The library throws for a picture that it cannot decode; its message is only about the picture.
 */
export async function tryRender<T>(
  bytes: Uint8Array,
  work: () => Promise<T>,
): Promise<RenderResult<T>> {
  // Without its library no picture is at fault: that failure is the server's.
  await loadSharp();
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof LargePicture) return { ok: false, message, hasTooManyPixels: true };
    const hasTooManyPixels = message.includes("pixel limit");
    const tooMany = `has more than ${maxPixels(bytes) / 1e6} million pixels`;
    return { ok: false, message: hasTooManyPixels ? tooMany : reason(message), hasTooManyPixels };
  }
}

function reason(message: string): string {
  if (message.includes("unsupported image format")) {
    return "is not a JPEG, PNG, WebP, GIF, AVIF or TIFF picture";
  }
  return `cannot be read: ${message.split("\n")[0]}`;
}
