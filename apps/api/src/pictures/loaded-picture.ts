export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

/** A picture's bytes, or the reason why there are none. */
export type LoadedPicture = { ok: true; bytes: Uint8Array } | { ok: false; message: string };

/** Writes a size for a message: `20 MiB`. */
export function formatMebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MiB`;
}
