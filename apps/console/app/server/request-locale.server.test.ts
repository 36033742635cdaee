import { expect, test } from "vitest";
import { consoleLocale } from "./request-locale.server.ts";

const request = (headers: Record<string, string>) => ({ headers: new Headers(headers) });

test.each([
  [{ cookie: "i18n_redirected=es-MX", "accept-language": "de" }, "es-MX"],
  [{ cookie: "i18n_redirected=ar" }, "ar"],
  [{ cookie: "i18n_redirected=toString", "accept-language": "fr-CA,fr;q=0.9" }, "fr"],
  [{ "accept-language": "es-MX,es;q=0.9" }, "es-MX"],
  [{ "accept-language": "es-AR,es;q=0.9" }, "es"],
  [{ "accept-language": "pt-BR, es-MX;q=0.5" }, "pt"],
  [{}, "en"],
] as const)("a request with %j is answered in %s", (headers, locale) => {
  expect(consoleLocale(request(headers))).toBe(locale);
});
