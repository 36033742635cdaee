import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { decodePicture, openPicture } from "../render-picture.ts";
import { stripMetadata } from "../strip-metadata.ts";
import { stripPng } from "./strip-png.ts";

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 4, background: "#c9421b80" } })
    .withIccProfile("p3")
    .png()
    .toBuffer();

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** The picture with further chunks after its first one, which has 25 bytes. */
const withChunks = (png: Buffer, chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

const packed = deflateSync(Buffer.alloc(100_000, "a"));
const texts = [
  chunk("tEXt", Buffer.from("k\0Ana at home")),
  chunk("zTXt", Buffer.concat([Buffer.from("k\0\0"), packed])),
  chunk("iTXt", Buffer.concat([Buffer.from("k\0\x01\0\0\0"), packed])),
  chunk("tIME", Buffer.alloc(7, 1)),
];

test("texts of a PNG, packed or not, are left out before it is read", async () => {
  const plain = await picture();
  const sent = Buffer.concat([withChunks(plain, texts), Buffer.from("after its end")]);
  expect((await sharp(sent).metadata()).comments).toHaveLength(3);
  expect((await (await openPicture(sent)).metadata()).comments).toBeUndefined();
  const made = await stripMetadata(sent);
  expect(made.ok && Buffer.from(made.value).equals(stripPng(plain))).toBe(true);
});

test("pixels, transparency and colors of a PNG stay, each kept part but once", async () => {
  const plain = await picture();
  const pixels = (png: Uint8Array) => sharp(png).raw().toBuffer();
  const gamma = chunk("gAMA", Buffer.from([0, 0, 0xb1, 0x8f]));
  const made = stripPng(withChunks(plain, [gamma, gamma, ...texts]));
  expect((await pixels(made)).equals(await pixels(plain))).toBe(true);
  expect((await sharp(made).metadata()).icc).toBeDefined();
  const repeated = Buffer.from(made).toString("latin1").split("gAMA").length - 1;
  expect(repeated).toBe(1);
  expect(Buffer.from(stripPng(made)).equals(made)).toBe(true);
});

test("a PNG of more chunks than any encoder writes is refused, and one of many is read", async () => {
  const plain = await picture();
  const empty = chunk("tIME", Buffer.alloc(0));
  const decode = (count: number) => decodePicture(withChunks(plain, Array(count).fill(empty)));
  expect(await decode(19_000)).toMatchObject({ ok: true });
  expect(await decode(20_000)).toMatchObject({ ok: false, hasTooManyPixels: false });
});

test("a PNG that breaks off anywhere, or claims a huge part, does not stop its reading", async () => {
  const sent = withChunks(await picture(), texts);
  for (let length = 8; length < sent.length; length += 1)
    expect(stripPng(sent.subarray(0, length)).length).toBeLessThanOrEqual(length);
  const huge = Buffer.from(sent);
  huge.writeUInt32BE(0xffffffff, 33);
  expect(stripPng(huge).length).toBe(33);
});
