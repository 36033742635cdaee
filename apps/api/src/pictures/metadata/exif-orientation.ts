/** The orientation of a picture that is stored upright. */
export const UPRIGHT = 1;

/** Exif with one field, the orientation: how the picture has to be turned. */
export function exifWithOrientation(orientation: number): Buffer {
  const field = [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0];
  return Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, ...field, 0, 0, 0, 0]);
}
