export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

/** A picture's bytes, or why there are none. */
export type Loaded = { ok: true; bytes: Uint8Array } | { ok: false; message: string };

export function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MiB`;
}
