import { expect, test } from "vitest";
import { CachedPage } from "./cached-page.ts";

test.each([
  [undefined, "accept-encoding"],
  ["accept-encoding", "accept-encoding"],
  ["accept-language, cookie", "accept-language, cookie, accept-encoding"],
  ["Accept-Encoding,accept-language", "accept-language, accept-encoding"],
  ["accept-language, cookie, accept-encoding", "accept-language, cookie, accept-encoding"],
])(
  "of an answer that varies by %s, a kept page says once that it varies by its form",
  async (said, vary) => {
    const page = await CachedPage.of(
      new Response("tacos", { headers: said ? { vary: said } : {} }),
    );
    const { headers } = await page.encodedFor("");
    for (const named of [headers, page.notModifiedHeaders]) {
      const names = named.filter((_, place) => place % 2 === 0);
      expect(names.filter((name) => name === "vary")).toHaveLength(1);
      expect(named[named.indexOf("vary") + 1]).toBe(vary);
    }
  },
);
