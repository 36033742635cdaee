import type { OutputInfo, Sharp } from "sharp";
import { isRasterPicture, rasterFormat } from "./is-raster-picture.ts";
import { loadSharp } from "./load-sharp.ts";
import { stripPng } from "./metadata/strip-png.ts";
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

/** The pixels of a picture, decoded, upright and in sRGB. */
export type Pixels = { data: Buffer; info: OutputInfo };

type Size = { edge: number; fit: "square" | "inside" };

/**
 * Decodes a picture and makes it as small as the largest of its sizes. All of them are made from these pixels:
 * decoding a large picture takes far longer than the rest.
 */
export async function decodeToSize(bytes: Uint8Array, size: Size): Promise<RenderResult<Pixels>> {
  return tryRender(bytes, async () => {
    const picture = await openPicture(bytes);
    const { autoOrient } = await picture.metadata();
    return pixelsOf(resize(picture, autoOrient, size));
  });
}

/**
 * Renders pixels as WebP and in their fallback format. They are never enlarged: a smaller picture keeps its size,
 * cropped to a square where `fit` is `square`.
 */
export async function renderPicture(
  pixels: Pixels,
  size: Size,
  fallback: "jpg" | "png",
): Promise<{ webp: Buffer; fallback: Buffer }> {
  // Resized once for both files.
  const small = await pixelsOf(resize(await openPixels(pixels), pixels.info, size));
  const webp = (await openPixels(small)).webp({ quality: 80 });
  const opened = await openPixels(small);
  const other =
    fallback === "png"
      ? opened.png({ compressionLevel: 9 })
      : opened.flatten({ background: "#ffffff" }).jpeg({ quality: 80, progressive: true });
  return { webp: await webp.toBuffer(), fallback: await other.toBuffer() };
}

/** Opens decoded pixels. */
export async function openPixels({ data, info }: Pixels): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(data, { raw: info });
}

function pixelsOf(picture: Sharp): Promise<Pixels> {
  return picture.raw().toBuffer({ resolveWithObject: true });
}

function resize(picture: Sharp, is: { width: number; height: number }, { edge, fit }: Size): Sharp {
  if (fit === "inside")
    return picture.resize(edge, edge, { fit: "inside", withoutEnlargement: true });
  const side = Math.min(edge, is.width, is.height);
  return picture.resize(side, side, { fit: "cover" });
}

/** Opens a picture, rotated upright. Throws for bytes that are no picture of pixels, and for too many of them. */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  if (!isRasterPicture(bytes)) throw new Error("unsupported image format");
  const sharp = await loadSharp();
  const limitInputPixels = maxPixels(bytes);
  const readable = rasterFormat(bytes) === "png" ? stripPng(bytes) : bytes;
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
