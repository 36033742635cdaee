import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../i18n/catalogs.ts";
import { UnchargedDeliveryChip } from "./uncharged-delivery-chip.tsx";

beforeAll(() => loadCatalog("en"));

test.each([
  ["free", "Free delivery"],
  ["later", "Delivery price to be defined"],
] as const)("the chip of a delivery noted as %s says '%s'", (note, text) => {
  const markup = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <UnchargedDeliveryChip note={note} />
    </LocaleProvider>,
  );
  expect(markup.replace(/<[^>]*>/gu, "")).toBe(text);
});
