import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadCatalog } from "../i18n/catalogs.ts";
import type { Locale } from "../i18n/locales.ts";
import { LocaleProvider } from "../i18n/text.tsx";
import { RatingChip } from "./rating.tsx";
import { type Shop, ShopProvider } from "./shop.tsx";

async function shown(
  ratings: object,
  locale: Locale = "en",
  google_ratings_count: number | null = null,
): Promise<string> {
  await loadCatalog(locale);
  const google_settings = { display_ratings: true, ratings_score: 4.6, ...ratings };
  const shop = { company: { google_ratings_count }, settings: { google_settings } };
  return renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <ShopProvider shop={shop as unknown as Shop}>
        <RatingChip />
      </ShopProvider>
    </LocaleProvider>,
  );
}

test("a score that leads to the reviews says so, and who gave it", async () => {
  const chip = await shown({ ratings_count: 312, place_id: "esquina" });
  expect(chip).toContain('aria-label="Rated 4.6 out of 5 by 312 people. Opens the reviews"');
});

test.each<[Locale, string]>([
  ["en", "Rated 4.6 out of 5"],
  ["es", "Calificación: 4,6 de 5"],
])(
  "a score that leads nowhere and of nobody known, in %s, is the score alone",
  async (locale, title) => {
    expect(await shown({}, locale)).toContain(`title="${title}"`);
    expect(await shown({ display_ratings: false }, locale)).toBe("");
  },
);

test("one gave it", async () => {
  expect(await shown({ ratings_count: 1 })).toContain('title="Rated 4.6 out of 5 by 1 person"');
});

test("where the settings do not say how many gave it, the company's own count does", async () => {
  expect(await shown({}, "en", 40)).toContain("by 40 people");
  expect(await shown({ ratings_count: 7 }, "en", 40)).toContain("by 7 people");
});
