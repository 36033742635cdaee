import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../company/company-site.tsx";
import { loadCatalog } from "../i18n/catalogs.ts";
import { useDeliveryMinutes } from "./use-delivery-minutes.ts";

beforeAll(() => loadCatalog("en"));

function Minutes() {
  return useDeliveryMinutes() ?? "none";
}

test.each([
  ["25-35", "25–35\u00a0min"],
  ["40", "40\u00a0min"],
  ["-", "none"],
  [null, "none"],
])("the text for an average time of %j is %j", (average_time, text) => {
  const settings = { delivery: { average_time } };
  const markup = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider site={{ settings } as unknown as CompanySite}>
        <Minutes />
      </CompanySiteProvider>
    </LocaleProvider>,
  );
  expect(markup).toBe(text);
});
