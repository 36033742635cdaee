import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../company/company-site.tsx";
import { loadCatalog } from "../i18n/catalogs.ts";
import { useDeliveryMinutes, useTypeMinutes } from "./use-delivery-minutes.ts";

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

function TypeMinutes() {
  const minutesOf = useTypeMinutes();
  return (["DELIVERY", "TAKEAWAY", "ONSITE"] as const)
    .map((type) => minutesOf(type) ?? "none")
    .join(" | ");
}

test("a takeaway says when it is ready, and other types than it and a delivery say nothing", () => {
  const settings = { takeaway: { average_time: 20 }, onsite: { average_time: 20 } };
  const markup = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider site={{ settings } as unknown as CompanySite}>
        <TypeMinutes />
      </CompanySiteProvider>
    </LocaleProvider>,
  );
  expect(markup).toBe("none | Ready in about 20\u00a0min | none");
});
