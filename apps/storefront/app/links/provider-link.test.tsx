import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../company/company-site.tsx";
import { loadCatalog } from "../i18n/catalogs.ts";
import { ProviderLink } from "./provider-link.tsx";

beforeAll(() => loadCatalog("en"));

function promotion(providerUrl: string | null, promotion_enabled?: boolean | null): string {
  const settings = { layout_settings: { landing: { footer: { promotion_enabled } } } };
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider site={{ settings, providerUrl } as unknown as CompanySite}>
        <ProviderLink />
      </CompanySiteProvider>
    </LocaleProvider>,
  );
}

test.each([undefined, null, true])(
  "with promotion_enabled %s the promotion is shown, as a link where the provider has a site",
  (enabled) => {
    const link = promotion("https://provider.example/", enabled);
    expect(link).toMatch(/^<a href="https:\/\/provider\.example\/" target="_blank"/u);
    expect(link).toContain(">Made with Comanda</a>");
    expect(promotion(null, enabled)).toBe("<span>Made with Comanda</span>");
  },
);

test("with promotion_enabled false there is no promotion", () => {
  expect(promotion("https://provider.example/", false)).toBe("");
  expect(promotion(null, false)).toBe("");
});
