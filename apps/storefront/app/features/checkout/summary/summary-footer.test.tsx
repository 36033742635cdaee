import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../../../company/company-site.tsx";
import { loadCatalog } from "../../../i18n/catalogs.ts";
import { SummaryFooter } from "./summary-footer.tsx";

beforeAll(() => loadCatalog("en"));

const currency = { code: "MXN", symbol: "$", position: "left", show_decimals: true };
const site = { company: { currency }, settings: {} } as unknown as CompanySite;
const noop = () => undefined;
const errorHandlers = {
  onRetry: noop,
  onCartFitted: noop,
  onToCart: noop,
  onEditClient: noop,
  onToAddresses: noop,
};

test.each([
  ["nothing is missing", false, {}],
  ["the order is being saved", true, { busy: true }],
  ["the card's form is loading", true, { ready: false }],
  ["the total is not known yet", true, { total: null }],
])("when %s the button is disabled: %j", (_, disabled, changes) => {
  const { total, busy, ready } = { total: 6_000, busy: false, ready: true, ...changes };
  const markup = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider site={site}>
        <SummaryFooter
          {...errorHandlers}
          total={total}
          busy={busy}
          error={null}
          payment={{ ready, state: "open", check: noop }}
        />
      </CompanySiteProvider>
    </LocaleProvider>,
  );
  const [button] = /<button[^>]*type="submit"[^>]*>/u.exec(markup) ?? [];
  expect(button).toBeDefined();
  expect(button?.includes(' disabled=""')).toBe(disabled);
  expect(markup.includes("$60.00")).toBe(total !== null);
});
