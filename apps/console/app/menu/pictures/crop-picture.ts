import type { PercentCrop } from "react-image-crop";

/** The largest edge that the menu shows a picture with, twice for sharp screens. */
const MAX_EDGE = 1600;
const QUALITY = 0.92;

/**
 * The chosen square of a picture that the page shows, upright as the page shows it. Null where the
 * browser cannot draw it, as with one of too many pixels.
 */
export async function cropPicture(
  image: HTMLImageElement,
  crop: PercentCrop,
): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = image;
  const width = (crop.width / 100) * naturalWidth;
  const height = (crop.height / 100) * naturalHeight;
  const scale = Math.min(1, MAX_EDGE / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  // A transparent picture stands on white: JPEG has no transparency.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  const [x, y] = [(crop.x / 100) * naturalWidth, (crop.y / 100) * naturalHeight];
  try {
    context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  } catch {
    return null;
  }
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
