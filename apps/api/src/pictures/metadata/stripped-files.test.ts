import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { stripHeif } from "./strip-heif.ts";
import { stripWebp } from "./strip-webp.ts";

let avif: Buffer;
let webp: Buffer;
beforeAll(async () => {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: "#c9421b" } })
    .withExif({ IFD0: { Artist: "Ana at home" } })
    .withXmp("<place>Ana at home</place>");
  avif = await picture.avif().toBuffer();
  webp = await picture.webp().toBuffer();
});

/** The position behind the type of a box. */
const insideBox = (file: Buffer, type: string) => file.indexOf(type) + type.length;

test("an AVIF that breaks off anywhere keeps no words, or is not read in this way", () => {
  for (let length = 16; length < avif.length; length += 1) {
    const read = () => stripHeif(avif.subarray(0, length))?.includes("Ana at home") ?? false;
    expect([false, "invalid table of items"]).toContain(answerOf(read));
  }
});

test("a WebP that breaks off anywhere keeps no words", () => {
  for (let length = 16; length < webp.length; length += 1)
    expect(stripWebp(webp.subarray(0, length), 1).includes("Ana at home")).toBe(false);
});

test("words in a frame, in an unknown chunk and in a box of a program are left out", async () => {
  const frames = await sharp([webp, await sharp(webp).negate().toBuffer()], {
    join: { animated: true },
  })
    .webp({ loop: 2, delay: [100, 200] })
    .toBuffer();
  const word = Buffer.from("note\x0a\0\0\0Ana inside", "latin1");
  const at = frames.indexOf("ANMF");
  const size = frames.readUInt32LE(at + 4);
  const frame = Buffer.from(frames.subarray(at, at + 8 + size));
  frame.writeUInt32LE(size + word.length, 4);
  const sent = Buffer.concat([
    frames.subarray(0, at),
    word,
    frame,
    word,
    frames.subarray(at + 8 + size),
  ]);
  sent.writeUInt32LE(sent.length - 8, 4);
  const made = stripWebp(sent, 1);
  expect([sent.includes("Ana inside"), made.includes("Ana inside")]).toEqual([true, false]);
  const facts = async (bytes: Buffer) => {
    const { pages, delay, loop } = await sharp(bytes, { animated: true }).metadata();
    return { pages, delay, loop };
  };
  expect(await facts(made)).toEqual({ pages: 2, delay: [100, 200], loop: 2 });

  const box = Buffer.from("\0\0\0\x12uuidAna inside", "latin1");
  expect(stripHeif(Buffer.concat([avif, box]))?.includes("Ana inside")).toBe(false);
});

test("an AVIF that names the same bytes for many items, or lists places of no bytes, is not read in this way", () => {
  const none = Buffer.from(avif);
  // Both sizes, of an offset and of a length, are 4 bytes.
  none[insideBox(none, "iloc") + 4] = 0x40;
  expect(stripHeif(none)).toBeNull();

  const same = Buffer.from(avif);
  // The origin, and the one extent, of the second and the third item.
  for (const item of [1, 2]) {
    const at = insideBox(same, "iloc") + 8 + item * 18;
    same.writeUInt32BE(0, at + 4);
    same.writeUInt32BE(0, at + 10);
    same.writeUInt32BE(same.length, at + 14);
  }
  expect(stripHeif(same)).toBeNull();
});

/** What the function answers, or why it throws. */
function answerOf(read: () => boolean): boolean | string {
  try {
    return read();
  } catch (error) {
    return (error as Error).message;
  }
}
