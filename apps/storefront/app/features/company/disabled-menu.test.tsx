import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import type { Locale } from "@comanda/ui/i18n/locales.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { DisabledMenu } from "./disabled-menu.tsx";

async function render(providerUrl: string | null, locale: Locale = "en"): Promise<string> {
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
])("/%s/404 says that the restaurant disabled its menu, in that language", async (locale, text) => {
  expect(await render(null, locale)).toContain(text);
});

test("a disabled menu links to the provider's site, if there is one", async () => {
  for (const locale of ["en", "es", "fr", "pt"] as const) {
    const link = '<a href="https://comanda.example/"';
    expect(await render("https://comanda.example/", locale)).toContain(link);
  }
  const without = await render(null);
  expect(without).toContain("<h1");
  expect(without).not.toContain("href=");
});
