import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../company/company-site.tsx";
import { loadCatalog } from "../i18n/catalogs.ts";
import { FreeDeliveryNote } from "./free-delivery-note.tsx";

beforeAll(() => loadCatalog("en"));

test.each([
  [true, 40, "0.40 more for free delivery"],
  [false, 40, "1 more for free delivery"],
  [false, 1_040, "11 more for free delivery"],
  [false, 0, "Free delivery reached"],
])(
  "with decimals shown %j, %d cents to free delivery are read as %j",
  (show_decimals, missing, text) => {
    const site = { company: { currency: { code: "USD", show_decimals } } };
    const markup = renderToStaticMarkup(
      <LocaleProvider locale="en">
        <CompanySiteProvider site={site as unknown as CompanySite}>
          <FreeDeliveryNote free={{ missing, minimum: 5_000 }} />
        </CompanySiteProvider>
      </LocaleProvider>,
    );
    expect(markup.replace(/<[^>]*>/gu, "")).toBe(text);
  },
);
