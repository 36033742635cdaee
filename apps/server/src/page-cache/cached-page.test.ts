import { expect, test } from "vitest";
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
