import sharp from "sharp";

// Only these formats are read: SVG, PDF and what else the library knows can reach for other files
// or the network. Pictures are worked on side by side, so each gets one thread.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif", "Tiff"].map(
    (name) => `VipsForeignLoad${name}`,
  ),
});
sharp.concurrency(1);

/** A 60 MP picture takes some 240 MB decoded; a few kilobytes can claim far more than that. */
const MAX_PIXELS = 60_000_000;

export type RenderResult<T> = { ok: true; value: T } | { ok: false; message: string };

/** Decodes a picture whole; the message says what is wrong with one that cannot be read. */
export async function decodePicture(bytes: Uint8Array): Promise<RenderResult<null>> {
  return tryRender(async () => {
    await openPicture(bytes).resize(16, 16).raw().toBuffer();
    return null;
  });
}

/**
 * The picture as webp and in its fallback format, the right way up and without metadata. It is
 * never enlarged: a smaller one keeps its size, cropped to a square where one is asked for.
 */
export async function renderPicture(
  bytes: Uint8Array,
  { edge, fit }: { edge: number; fit: "square" | "inside" },
  fallback: "jpg" | "png",
): Promise<RenderResult<{ webp: Buffer; fallback: Buffer }>> {
  return tryRender(async () => {
    const { autoOrient } = await openPicture(bytes).metadata();
    const side = Math.min(edge, autoOrient.width, autoOrient.height);
    const resized =
      fit === "square"
        ? openPicture(bytes).resize(side, side, { fit: "cover" })
        : openPicture(bytes).resize(edge, edge, { fit: "inside", withoutEnlargement: true });
    const webp = await resized.clone().webp({ quality: 80 }).toBuffer();
    const other =
      fallback === "png"
        ? resized.png({ compressionLevel: 9 })
        : resized.flatten({ background: "#ffffff" }).jpeg({ quality: 80, progressive: true });
    return { webp, fallback: await other.toBuffer() };
  });
}

/** The picture, the right way up. */
export function openPicture(bytes: Uint8Array) {
  return sharp(bytes, { failOn: "error", limitInputPixels: MAX_PIXELS, autoOrient: true });
}

/** The library throws on whatever it cannot decode; what it says is about the picture alone. */
export async function tryRender<T>(work: () => Promise<T>): Promise<RenderResult<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, message: reason(error instanceof Error ? error.message : String(error)) };
  }
}

function reason(message: string): string {
  if (message.includes("pixel limit")) return `has more than ${MAX_PIXELS / 1e6} million pixels`;
  if (message.includes("unsupported image format")) {
    return "is not a JPEG, PNG, WebP, GIF, AVIF or TIFF picture";
  }
  return `cannot be read: ${message.split("\n")[0]}`;
}
