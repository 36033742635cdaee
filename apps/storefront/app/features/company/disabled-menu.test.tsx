import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadCatalog } from "../../i18n/catalogs.ts";
import type { Locale } from "../../i18n/locales.ts";
import { LocaleProvider } from "../../i18n/text.tsx";
import { DisabledMenu } from "./disabled-menu.tsx";

async function shown(providerUrl: string | null, locale: Locale = "en"): Promise<string> {
  await loadCatalog(locale);
  return renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <DisabledMenu providerUrl={providerUrl} />
    </LocaleProvider>,
  );
}

test.each<[Locale, string]>([
  ["en", "The restaurant has disabled its digital menu."],
  ["es", "El restaurante desactivó su menú digital."],
  ["fr", "Le restaurant a désactivé sa carte numérique."],
  ["pt", "O restaurante desativou o cardápio digital."],
])("/%s/404 says that the restaurant disabled its menu, in that language", async (locale, says) => {
  expect(await shown(null, locale)).toContain(says);
});

test("it leads to the site of who provides the storefront, where that has one", async () => {
  for (const locale of ["en", "es", "fr", "pt"] as const) {
    const link = '<a href="https://comanda.example/"';
    expect(await shown("https://comanda.example/", locale)).toContain(link);
  }
  const without = await shown(null);
  expect(without).toContain("<h1");
  expect(without).not.toContain("href=");
});
