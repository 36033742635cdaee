import { ModifierGroup } from "@comanda/contract/companies/menu";
import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../../company/company-site.tsx";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { GroupNote } from "./group-note.tsx";

beforeAll(() => loadCatalog("en"));

const site = { refusal: null, missing: { settings: false, qr: false } } as unknown as CompanySite;

test.each([
  ["nothing is chosen of a group that asks for one or two", 1, 2, 0, "Choose 1 to 2"],
  ["enough is chosen", 1, 2, 2, "Chosen"],
  ["an order of before has more than the restaurant allows now", 1, 2, 3, "up to 2"],
  ["nothing has to be chosen", 0, 2, 1, "up to 2"],
])("where %s, the note of the group says it", (_, min, max, quantity, text) => {
  const group = v.parse(ModifierGroup, {
    id: "salsas",
    name: "Salsas",
    min,
    max,
    modifiers: [{ id: "roja", name: "Roja" }],
  });
  const markup = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider site={site}>
        <GroupNote group={group} choices={[{ modifier_id: "roja", quantity }]} failed={false} />
      </CompanySiteProvider>
    </LocaleProvider>,
  );
  expect(markup.replace(/<[^>]*>/gu, "")).toBe(text);
  expect(markup.includes("danger")).toBe(quantity > max);
});
