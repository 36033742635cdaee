import { expect, test } from "vitest";
import { localeCookieHeader, requestLocale } from "./locale.server.ts";

function request(headers: Record<string, string>): Request {
  return new Request("http://taqueria.localhost/", { headers });
}

test("the language cookie is set for a year, for the whole site", () => {
  expect(localeCookieHeader(request({}), "es-MX")).toEqual({
    "set-cookie": "i18n_redirected=es-MX; Max-Age=31536000; Path=/; SameSite=Lax",
  });
});

test("the language cookie is set only where it has another value", () => {
  expect(localeCookieHeader(request({ cookie: "a=1; i18n_redirected=es" }), "es")).toEqual({});
  expect(localeCookieHeader(request({ cookie: "i18n_redirected=xx" }), "en")).toHaveProperty(
    "set-cookie",
  );
});

test("an unknown language in the cookie is replaced by the browser's", () => {
  const visit = request({ cookie: "i18n_redirected=xx", "accept-language": "pt-BR,pt;q=0.9" });
  expect(requestLocale(visit, "BR")).toBe("pt");
  expect(localeCookieHeader(visit, "pt")["set-cookie"]).toMatch(/^i18n_redirected=pt;/u);
});

test("the language cookie is found among others, and a similar name is not taken for it", () => {
  const browser = { "accept-language": "en" };
  expect(requestLocale(request({ cookie: "a=1; i18n_redirected=es; b=2", ...browser }), "CL")).toBe(
    "es",
  );
  expect(requestLocale(request({ cookie: "not_i18n_redirected=es", ...browser }), "CL")).toBe("en");
});
