import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../../../i18n/catalogs.ts";
import "../../../i18n/later-messages.ts";
import { LocaleProvider } from "../../../i18n/text.tsx";
import { type Shop, ShopProvider } from "../../../shop/shop.tsx";
import { SummaryFooter } from "./summary-footer.tsx";

beforeAll(() => loadCatalog("en"));

const currency = { code: "MXN", symbol: "$", position: "left", show_decimals: true };
const shop = { company: { currency }, settings: {} } as unknown as Shop;
const nothing = () => undefined;
const ways = {
  ...{ onRetry: nothing, onFitted: nothing, onToCart: nothing },
  ...{ onTellClient: nothing, onToAddresses: nothing },
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
      <ShopProvider shop={shop}>
        <SummaryFooter
          {...ways}
          {...{ total, busy, trouble: null }}
          paying={{ ready, note: null, check: nothing }}
        />
      </ShopProvider>
    </LocaleProvider>,
  );
  const [button] = /<button[^>]*type="submit"[^>]*>/u.exec(markup) ?? [];
  expect(button).toBeDefined();
  expect(button?.includes(' disabled=""')).toBe(disabled);
  expect(markup.includes("$60.00")).toBe(total !== null);
});
