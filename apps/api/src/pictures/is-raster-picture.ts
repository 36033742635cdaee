/** What the files begin with, by format; with `s`, a point stands for any byte. */
const beginnings: Readonly<Record<string, RegExp>> = {
  jpeg: /^\xff\xd8\xff/u,
  png: /^\x89PNG\r\n/u,
  gif: /^GIF8[79]a/u,
  webp: /^RIFF.{4}WEBP/su,
  // AVIF. HEIC photos of phones, and films, begin like it, with names that are not here: the library reads no
  // others.
  heif: /^.{4}ftyp(?:avi[fs]|mi(?:f1|af)|msf1)/su,
  tiff: /^(?:II\*\0|MM\0\*)/u,
};

/** The format whose beginning the bytes have, `heif` for AVIF; null if they are no such picture. */
export function rasterFormat(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  return Object.keys(beginnings).find((format) => beginnings[format]?.test(start)) ?? null;
}

/** Whether the bytes begin like a JPEG, PNG, WebP, GIF, AVIF or TIFF picture. */
export function isRasterPicture(bytes: Uint8Array): boolean {
  return rasterFormat(bytes) !== null;
}
