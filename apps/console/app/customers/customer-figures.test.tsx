import type { Customer } from "@comanda/contract/customers/customer-schemas";
import { DEFAULT_CURRENCY } from "@comanda/domain/money/cents";
import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog, loadLaterMessages } from "../i18n/catalogs.ts";
import { CustomerFigures } from "./customer-figures.tsx";

beforeAll(async () => {
  await loadCatalog("en");
  await loadLaterMessages("en", "office");
});

test("a guest whose orders were all cancelled, and who sees them listed, is not said to have none", () => {
  const customer = {
    orders: 0,
    last_order_at: null,
    points: 0,
    since: "2026-01-05T12:00:00.000Z",
    devices: 1,
    spent: 0,
    spent_in_other_currencies: [],
    currency: DEFAULT_CURRENCY,
    timezone: "America/Mexico_City",
  } as unknown as Customer;
  const html = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CustomerFigures customer={customer} />
    </LocaleProvider>,
  );
  expect(html).toMatch(/Last order<\/dt><dd[^>]*><bdi>–</u);
  expect(html).toContain("Jan 5, 2026");
});
