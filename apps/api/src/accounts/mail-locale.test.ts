import { expect, test } from "vitest";
import { mailLocale } from "./mail-locale.ts";

test.each([
  ["the console's language", { cookie: "a=b; i18n_redirected=de", "accept-language": "fr" }, "de"],
  [
    "the language of its region",
    { cookie: "i18n_redirected=es-MX", "accept-language": "fr" },
    "es",
  ],
  ["the browser's first language with texts", { "accept-language": "sv, pt-BR;q=0.8, fr" }, "pt"],
  ["English where no language has texts", { "accept-language": "sv" }, "en"],
  [
    "English where the cookie names a method of objects",
    { cookie: "i18n_redirected=toString" },
    "en",
  ],
])("a mail is written in %s", (_, headers, locale) => {
  expect(mailLocale(new Headers(headers))).toBe(locale);
});
