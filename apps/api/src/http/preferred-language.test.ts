import { expect, test } from "vitest";
import { preferredLanguage } from "./preferred-language.ts";

test.each([
  [undefined, null],
  ["", null],
  ["*", null],
  ["en", "en"],
  ["es-MX,es;q=0.9,en;q=0.8", "es-MX"],
  ["fr;q=0.4, de;q=0.7, en;q=0.7", "de"],
  ["fr;q=0, pt;q=0.1", "pt"],
  ["<script>, it;q=0.5", "it"],
  ["en;q=high, id;q=0.2", "id"],
])("%s prefers %s", (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
