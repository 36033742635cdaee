import sharp, { type Metadata } from "sharp";
import { beforeAll, expect, test } from "vitest";
import { LargePicture, refuseLargePicture } from "./refuse-large-picture.ts";
import { decodePicture } from "./render-picture.ts";

const MAX_PIXELS = 60_000_000;
let facts: Metadata;
beforeAll(async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#c9421b" } });
  facts = await sharp(await picture.jpeg().toBuffer()).metadata();
});

/** Why a picture with these facts is refused; null when it is not. */
function refusal(changed: Partial<Metadata>): string | null {
  try {
    refuseLargePicture({ ...facts, ...changed }, MAX_PIXELS);
    return null;
  } catch (error) {
    if (error instanceof LargePicture) return error.message;
    throw error;
  }
}

test("a picture whose rows or columns are very long is refused, however few pixels it has", async () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#c9421b" } })
      .png()
      .toBuffer();
  const message = "is more than 32767 pixels wide or high";
  const refused = { ok: false, message, hasTooManyPixels: true };
  expect(await decodePicture(await plain(32_768, 1))).toEqual(refused);
  expect(await decodePicture(await plain(1, 32_768))).toEqual(refused);
  expect(await decodePicture(await plain(32_767, 2))).toMatchObject({ ok: true });
});

test("a picture with more bits a channel may have fewer pixels", () => {
  const deep = { format: "png", channels: 4, height: 1000 } as const;
  expect(refusal({ ...deep, depth: "uchar", width: 30_000, height: 2000 })).toBeNull();
  expect(refusal({ ...deep, depth: "ushort", width: 30_000 })).toBeNull();
  expect(refusal({ ...deep, depth: "ushort", width: 30_001 })).toBe(
    "has more than 30 million pixels",
  );
  expect(refusal({ ...deep, depth: "float", width: 15_001 })).toBe(
    "has more than 15 million pixels",
  );
});

test("a JPEG in several passes may have fewer pixels the more of its colors are kept", () => {
  const passes = { isProgressive: true, height: 2000 };
  const more = (million: number) => `has more than ${million} million pixels`;
  expect(refusal({ ...passes, chromaSubsampling: "4:4:4", width: 20_001 })).toBe(more(40));
  expect(refusal({ ...passes, chromaSubsampling: "4:2:0", width: 30_000 })).toBeNull();
  expect(refusal({ ...passes, chromaSubsampling: "4:2:0", width: 30_001 })).toBe(more(60));
  expect(refusal({ isProgressive: false, height: 2000, width: 30_000 })).toBeNull();
});
