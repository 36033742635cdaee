import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { LocaleProvider } from "../../i18n/text.tsx";
import { DisabledMenu } from "./disabled-menu.tsx";

async function shown(providerUrl: string | null): Promise<string> {
  await loadCatalog("en");
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <DisabledMenu providerUrl={providerUrl} />
    </LocaleProvider>,
  );
}

test("it leads to the site of who provides the storefront, where that has one", async () => {
  expect(await shown("https://comanda.example/")).toContain('href="https://comanda.example/"');
  const without = await shown(null);
  expect(without).toContain("<h1");
  expect(without).not.toContain("href=");
});
