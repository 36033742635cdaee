import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { CachedPage } from "./cached-page.ts";

test.each([
  [undefined, "accept-encoding"],
  ["accept-encoding", "accept-encoding"],
  ["accept-language, cookie", "accept-language, cookie, accept-encoding"],
  ["Accept-Encoding,accept-language", "accept-language, accept-encoding"],
  ["accept-language, cookie, accept-encoding", "accept-language, cookie, accept-encoding"],
])(
  "the Vary header %s of an answer names the encoding once on its cached page",
  async (answerVary, vary) => {
    const page = await CachedPage.of(
      new Response("tacos", { headers: answerVary ? { vary: answerVary } : {} }),
    );
    const { headers } = await page.encodedFor("");
    for (const named of [headers, page.notModifiedHeaders]) {
      const names = named.filter((_, place) => place % 2 === 0);
      expect(names.filter((name) => name === "vary")).toHaveLength(1);
      expect(named[named.indexOf("vary") + 1]).toBe(vary);
    }
  },
);

test("a page with many visits is compressed once more, and then smaller", async () => {
  const text = Array.from(
    { length: 2_000 },
    (_, dish) => `Taco ${dish} al pastor ${dish % 7}`,
  ).join();
  const page = await CachedPage.of(new Response(text));
  const quick = await page.encodedFor("br");
  for (let visit = 1; visit < 8; visit += 1) expect(await page.encodedFor("br")).toBe(quick);
  await vi.waitFor(async () => expect(await page.encodedFor("br")).not.toBe(quick), 10_000);
  const dense = await page.encodedFor("br");
  expect(dense.body.length).toBeLessThan(quick.body.length);
  expect(`${brotliDecompressSync(dense.body)}`).toBe(text);
  const lengthOf = ({ headers }: typeof dense) => headers[headers.indexOf("content-length") + 1];
  expect(lengthOf(dense)).toBe(String(dense.body.length));
  expect(dense.headers).toContain("br");
  expect(lengthOf(await page.encodedFor(""))).toBe(String(text.length));
});
