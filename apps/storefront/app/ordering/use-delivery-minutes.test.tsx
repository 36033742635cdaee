import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../company/company-site.tsx";
import { loadCatalog } from "../i18n/catalogs.ts";
import { LocaleProvider } from "../i18n/text.tsx";
import { useDeliveryMinutes } from "./use-delivery-minutes.ts";

beforeAll(() => loadCatalog("en"));

function Minutes() {
  return useDeliveryMinutes() ?? "not said";
}

test.each([
  ["25-35", "25–35\u00a0min"],
  ["40", "40\u00a0min"],
  ["-", "not said"],
  [null, "not said"],
])("of an average time of %j is shown %j", (average_time, said) => {
  const settings = { delivery: { average_time } };
  const markup = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider site={{ settings } as unknown as CompanySite}>
        <Minutes />
      </CompanySiteProvider>
    </LocaleProvider>,
  );
  expect(markup).toBe(said);
});
