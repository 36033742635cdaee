import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import type { Locale } from "@comanda/ui/i18n/locales.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadCatalog } from "../i18n/catalogs.ts";
import { type CompanySite, CompanySiteProvider } from "./company-site.tsx";
import { RatingChip } from "./rating-chip.tsx";

async function shown(
  ratings: object,
  locale: Locale = "en",
  google_ratings_count: number | null = null,
): Promise<string> {
  await loadCatalog(locale);
  const google_settings = { display_ratings: true, ratings_score: 4.6, ...ratings };
  const site = { company: { google_ratings_count }, settings: { google_settings } };
  return renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <CompanySiteProvider site={site as unknown as CompanySite}>
        <RatingChip />
      </CompanySiteProvider>
    </LocaleProvider>,
  );
}

test("a rating with a place id links to the reviews, and says so with the number of people", async () => {
  const chip = await shown({ ratings_count: 312, place_id: "esquina" });
  expect(chip).toContain('aria-label="Rated 4.6 out of 5 by 312 people. Opens the reviews"');
  expect(chip).toMatch(/href="[^"]*placeid=esquina"/u);
});

test.each<[Locale, string]>([
  ["en", "Rated 4.6 out of 5"],
  ["es", "Calificación: 4,6 de 5"],
])("without a place id and a count, the rating in %s is the score alone", async (locale, title) => {
  expect(await shown({}, locale)).toContain(`title="${title}"`);
  expect(await shown({ display_ratings: false }, locale)).toBe("");
});

test("one rating is written in the singular", async () => {
  expect(await shown({ ratings_count: 1 })).toContain('title="Rated 4.6 out of 5 by 1 person"');
});

test("where the settings have no count, the company's own count is shown", async () => {
  expect(await shown({}, "en", 40)).toContain("by 40 people");
  expect(await shown({ ratings_count: 7 }, "en", 40)).toContain("by 7 people");
});

test.each<[Locale, string, string]>([
  ["en", "(1,204)", "by 1,204 people"],
  ["de", "(1.204)", ", 1.204 Bewertungen"],
  ["id", "(1.204)", "dari 1.204 orang"],
  ["pt", "(1.204)", ", 1.204 avaliações"],
  ["es-MX", "(1,204)", ", 1,204 opiniones"],
  ["fr", "(1\u00a0204)", ", 1\u202f204 avis"],
  // These languages do not group four digits.
  ["es", "(1204)", ", 1204 opiniones"],
  ["it", "(1204)", ", 1204 recensioni"],
  ["ar", "(1,204)", "1,204"],
])(
  "thousands are grouped as in %s, on screen and for screen readers",
  async (locale, visible, spoken) => {
    const chip = await shown({ ratings_count: 1204 }, locale);
    expect(chip).toContain(visible);
    expect(/title="([^"]*)"/u.exec(chip)?.[1]).toContain(spoken);
  },
);
