import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressDensely, compressQuickly } from "./compress-page.ts";

const page = Buffer.from(
  Array.from({ length: 2_000 }, (_, dish) => `Taco ${dish} al pastor ${dish % 7}`).join(),
);

test("a page is compressed densely while no other is", async () => {
  const dense = compressDensely(page);
  expect(await compressDensely(page)).toBeNull();
  const body = (await dense) ?? Buffer.alloc(0);
  expect(brotliDecompressSync(body)).toEqual(page);
  expect(body.length).toBeLessThan((await compressQuickly(page, "br")).length);
  expect(await compressDensely(page)).toEqual(body);
});

test("a page of more than a megabyte is not compressed densely", async () => {
  expect(await compressDensely(Buffer.alloc(1_000_001))).toBeNull();
  expect(await compressDensely(Buffer.alloc(1_000_000))).not.toBeNull();
});
