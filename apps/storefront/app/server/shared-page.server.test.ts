import { localeCookieHeader, requestLocale } from "@comanda/ui/i18n/locale.server.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sharedPage } from "./shared-page.server.ts";

const HOST = "http://tacos.test:3000";

function shared(path: string, headers: Record<string, string> = {}) {
  const { cookie = null, "accept-language": acceptLanguage = null } = headers;
  return sharedPage({ url: new URL(path, HOST), cookie, acceptLanguage });
}

test.each([
  ["/"],
  ["/products"],
  ["/cart"],
  ["/info"],
  ["/products?product=taco"],
  ["/?qr-id=table-4&utm_source=flyer&utm_campaign=june"],
  ["/cart?from=preview"],
  ["/_.data"],
  ["/products.data?_routes=routes%2Fmenu-layout"],
])("%s is a shared page", (path) => {
  expect(shared(path)?.url).toBe(HOST + path);
});

test.each([
  ["/tracking"],
  ["/tracking?order_id=1"],
  ["/tracking.data"],
  ["/health"],
  ["/elsewhere"],
  ["/products/"],
  ["/products?fbclid=IwAR0"],
  ["/products?_routes=root"],
  ["/products?order_id=1"],
  [`/products?product=${"a".repeat(300)}`],
])("%s is not a shared page", (path) => {
  expect(shared(path)).toBeNull();
});

test("pages of different hosts, ports and protocols are different", () => {
  const urls = ["http://a.test/", "http://b.test/", "http://a.test:81/", "https://a.test/"];
  const pages = urls.map((url) =>
    sharedPage({ url: new URL(url), cookie: null, acceptLanguage: null }),
  );
  expect(pages.map((page) => page?.url)).toEqual(urls);
});

test("the menu is shared by all visitors who have ordered, and tells none of their orders", () => {
  const ordered = { cookie: "comanda_last_order=secret; i18n_redirected=es" };
  expect(shared("/products", ordered)?.headers).toEqual({
    cookie: "i18n_redirected=es; comanda_last_order=1",
  });
  expect(shared("/cart", ordered)?.headers).toEqual({ cookie: "i18n_redirected=es" });
  expect(
    shared("/products", { cookie: "comanda_last_order=secret", "accept-language": "en" })?.headers,
  ).toEqual({ "accept-language": "en", cookie: "comanda_last_order=1" });
});

test("the shared request has nothing of the visitor but the language", () => {
  const cookie = "comanda_device=secret; last_order=1; i18n_redirected=es";
  expect(shared("/", { cookie, "accept-language": "en-GB" })?.headers).toEqual({
    cookie: "i18n_redirected=es",
  });
  expect(
    shared("/", { cookie: "comanda_device=secret", "accept-language": "es-AR,es;q=0.9,en;q=0.8" })
      ?.headers,
  ).toEqual({ "accept-language": "es" });
});

test("the shared request gives the same language and language cookie as the visitor's own", () => {
  const tag = fc.constantFrom(
    "en",
    "es",
    "es-MX",
    "es-AR",
    "en-GB",
    "ES-mx",
    "pt-BR",
    "fr",
    "xx",
    "",
    "*",
  );
  const accepted = fc.array(tag, { maxLength: 3 }).map((tags) => tags.join(", "));
  const country = fc.constantFrom("MX", "CL", "");
  fc.assert(
    fc.property(fc.option(tag), accepted, country, (saved, acceptLanguage, countryCode) => {
      const personalRequest = {
        "accept-language": acceptLanguage,
        ...(saved === null ? {} : { cookie: `a=1; i18n_redirected=${saved}` }),
      };
      const page = shared("/products", personalRequest);
      const ask = (headers: Record<string, string>) => {
        const request = new Request(HOST, { headers });
        const locale = requestLocale(request, countryCode);
        return { locale, ...localeCookieHeader(request, locale) };
      };
      expect(ask(page?.headers ?? {})).toEqual(ask(personalRequest));
    }),
  );
});
