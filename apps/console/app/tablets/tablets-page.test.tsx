import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../i18n/catalogs.ts";
import { buttonsOf, renderCompanyPage } from "../layout/testing/render-company-page.tsx";
import { TabletsPage } from "./tablets-page.tsx";

beforeAll(() => loadCatalog("en"));

const tablet = {
  id: "tablet",
  name: "Counter",
  enrolled_by: "Lucía",
  enrolled_at: "2026-03-02T18:00:00Z",
};
const page = <TabletsPage tablets={[tablet]} hasPins />;

test.each([
  [true, []],
  [false, ["Revoke", "Make this device a tablet"]],
])("signed in by PIN: %s, tablets have the buttons %j", (byPin, buttons) => {
  const html = renderCompanyPage(page, { byPin });
  expect(buttonsOf(html)).toEqual(buttons);
  expect(html.includes("You are signed in by PIN.")).toBe(byPin);
});
