import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import type { Locale } from "@comanda/ui/i18n/locales.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RestaurantContact } from "../../company/restaurant-contact.ts";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { DisabledMenuNotice } from "./disabled-menu-notice.tsx";

async function render(
  providerUrl: string | null,
  locale: Locale = "en",
  contact: RestaurantContact | null = null,
): Promise<string> {
  await loadCatalog(locale);
  return renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <DisabledMenuNotice providerUrl={providerUrl} contact={contact} />
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

test("the page says whose menu is disabled, and how to reach them", async () => {
  const contact = {
    name: "Taquería",
    logo: null,
    phone: "525512345678",
    address: { text: "Calle 1", url: "https://www.google.com/maps/search/?api=1&query=1,2" },
  };
  const html = await render(null, "en", contact);
  expect(html).toContain("Taquería");
  expect(html).toContain('href="tel:+525512345678"');
  expect(html).toContain('href="https://wa.me/525512345678?text="');
  expect(html).toContain("Calle 1");
  const unknown = await render(null, "en", { ...contact, phone: null, address: null });
  expect(unknown).toContain("Taquería");
  expect(unknown).not.toContain("href=");
});
