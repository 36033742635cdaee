import { locales } from "@comanda/ui/i18n/locales.ts";
import { expect, test } from "vitest";
import { busyPage } from "./busy-page.server.ts";

const pageIn = (language: string) =>
  busyPage(new Request("http://tacos.test/", { headers: { "accept-language": language } }), 7);

test.each(Object.keys(locales))(
  "the busy page has its words and direction in %s",
  async (locale) => {
    const { html, language } = await pageIn(locale);
    expect(language).toBe(locale === "es-MX" ? "es" : locale);
    expect(html).toContain(`dir="${locale === "ar" ? "rtl" : "ltr"}"`);
    expect(html).toMatch(/<h1>[^<{]{8,}<\/h1><p>[^<{]{40,}<\/p><a href="">[^<{]{4,}<\/a>/u);
  },
);

test("the page opens its address again by itself, and its policy allows its style alone", async () => {
  const { html, policy } = await pageIn("en");
  expect(html).toContain('<meta http-equiv="refresh" content="7">');
  expect(html).not.toContain("<script");
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/u);
});
