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
  otherWay: null,
};

test.each([
  ["nothing is missing", false, false, {}],
  ["the order is being saved", true, true, { busy: true }],
  ["the card's form is loading", true, true, { ready: false }],
  [
    "the card's payment cannot be started",
    false,
    false,
    { ready: false, formFailure: { error: null } },
  ],
  ["the total is not known yet", true, true, { total: null, loading: true }],
  ["the total cannot be known", true, false, { total: null }],
  ["the payment methods are loading", true, true, { loading: true }],
])(
  "when %s the button is disabled: %j, and shows that it waits: %j",
  (_, disabled, waits, changes) => {
    const initial = { total: 6_000, loading: false, busy: false, ready: true, formFailure: null };
    const { total, loading, busy, ready, formFailure } = { ...initial, ...changes };
    const markup = renderToStaticMarkup(
      <LocaleProvider locale="en">
        <CompanySiteProvider site={site}>
          <SummaryFooter
            {...errorHandlers}
            total={total}
            loading={loading}
            busy={busy}
            method="Cash"
            refusedForPrices={null}
            error={null}
            payment={{ ready, formFailure, state: "open", check: noop }}
          />
        </CompanySiteProvider>
      </LocaleProvider>,
    );
    const [button] = /<button[^>]*type="submit"[^>]*>/u.exec(markup) ?? [];
    expect(button).toBeDefined();
    expect(button?.includes(' disabled=""')).toBe(disabled);
    expect(button?.includes(' aria-busy="true"')).toBe(waits);
    expect(markup.includes("$60.00")).toBe(total !== null);
  },
);
