import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../i18n/catalogs.ts";
import { LocaleProvider } from "../i18n/text.tsx";
import { useDeliveryMinutes } from "./delivery-minutes.ts";
import { type Shop, ShopProvider } from "./shop.tsx";

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
      <ShopProvider shop={{ settings } as unknown as Shop}>
        <Minutes />
      </ShopProvider>
    </LocaleProvider>,
  );
  expect(markup).toBe(said);
});
