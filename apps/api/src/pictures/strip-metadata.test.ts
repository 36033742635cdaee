import sharp from "sharp";
import { expect, test } from "vitest";
import { stripGif } from "./metadata/strip-gif.ts";
import { stripMetadata } from "./strip-metadata.ts";

const PLACE = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 25/1 0/1" } };
const WRITTEN = { IFD0: { Artist: "Ana at home" }, ...PLACE };
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Ana at home</place></x:xmpmeta>';

/** A picture that is blue on its left, as a camera that was turned has stored it. */
async function photo(format: "jpeg" | "png" | "webp" | "avif" | "tiff"): Promise<Buffer> {
  const blue = { create: { width: 30, height: 40, channels: 3, background: "#00f" } } as const;
  const left = await sharp(blue).png().toBuffer();
  return sharp({ create: { width: 60, height: 40, channels: 3, background: "#f00" } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge(WRITTEN)
    .withXmp(XMP)
    .toFormat(format)
    .toBuffer();
}

async function bare(bytes: Uint8Array): Promise<Buffer> {
  const made = await stripMetadata(bytes);
  if (!made.ok) throw new Error(made.message);
  return Buffer.from(made.value);
}

const upright = (bytes: Uint8Array) => sharp(bytes, { autoOrient: true }).raw().toBuffer();

test.each(["jpeg", "png", "webp", "avif", "tiff"] as const)(
  "a photo as %s loses its place and its words, keeps its turn, and is bare from then on",
  async (format) => {
    const sent = await photo(format);
    expect(sent.includes("Ana at home")).toBe(true);
    const made = await bare(sent);
    expect(made.includes("Ana at home")).toBe(false);
    const { exif, xmp } = await sharp(made).metadata();
    expect([exif?.length ?? 0, xmp]).toEqual([expect.toSatisfy((size) => size < 40), undefined]);
    const [before, after] = [await upright(sent), await upright(made)];
    expect(after.length).toBe(before.length);
    // The corner above is blue in both, the one below is red.
    for (const at of [0, before.length - 3])
      expect(Math.abs((after[at] ?? 0) - (before[at] ?? 0))).toBeLessThan(12);
    expect((await bare(made)).equals(made)).toBe(true);
  },
);

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "no pixel of a photo as %s changes, and what follows its end goes",
  async (format) => {
    const sent = await photo(format);
    const made = await bare(Buffer.concat([sent, Buffer.from("a clip")]));
    expect(made.equals(await bare(sent))).toBe(true);
    expect((await upright(made)).equals(await upright(sent))).toBe(true);
  },
);

test("a JPEG in several passes keeps its pixels and its colours", async () => {
  const sent = await sharp(await photo("png"))
    .withIccProfile("p3")
    .jpeg({ progressive: true })
    .toBuffer();
  const made = await bare(sent);
  const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
  expect((await pixels(made)).equals(await pixels(sent))).toBe(true);
  expect((await sharp(made).metadata()).icc).toBeDefined();
});

/** A GIF with two frames, and with a comment and XMP before them. */
async function gifWithWords(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  const pages = [await frame("#f00"), await frame("#00f")];
  const plain = await sharp(pages, { join: { animated: true } })
    .gif({ loop: 3, delay: [100, 200] })
    .toBuffer();
  const at = 13 + ((plain[10] ?? 0) & 0x80 ? 3 * 2 ** (((plain[10] ?? 0) & 7) + 1) : 0);
  const piece = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
  const comment = [Buffer.from([0x21, 0xfe]), piece("Ana at home"), Buffer.from([0])];
  const xmp = [Buffer.from([0x21, 0xff]), piece("XMP DataXMP"), piece("Ana too"), Buffer.from([0])];
  const words = [plain.subarray(0, at), ...comment, ...xmp, plain.subarray(at)];
  return Buffer.concat([...words, Buffer.from("Ana after the end")]);
}

test("a GIF loses its words and keeps its frames, their times and how often they are repeated", async () => {
  const sent = await gifWithWords();
  const made = await bare(sent);
  expect(sent.includes("Ana at home")).toBe(true);
  expect(made.includes("Ana")).toBe(false);
  const { pages, delay, loop } = await sharp(made, { animated: true }).metadata();
  expect({ pages, delay, loop }).toEqual({ pages: 2, delay: [100, 200], loop: 3 });
  const pixels = (bytes: Uint8Array) => sharp(bytes, { animated: true }).raw().toBuffer();
  expect((await pixels(made)).equals(await pixels(sent))).toBe(true);
  expect((await bare(made)).equals(made)).toBe(true);
});

test("a GIF that breaks off anywhere does not stop its reading", async () => {
  const sent = await gifWithWords();
  for (let length = 6; length < sent.length; length += 1)
    expect(stripGif(sent.subarray(0, length)).includes("Ana at home")).toBe(false);
});
