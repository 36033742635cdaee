import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { menuOf } from "../testing/menu-fixture.ts";
import { ReadingChoices } from "./reading-choices.tsx";
import type { FileMenu } from "./table/file-menu.ts";

beforeAll(() => loadCatalog("en"));

/** The options of the questions about a file. */
const optionsOf = (about: Partial<FileMenu>) => {
  const file = { products: [], faults: [], ...about };
  const html = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <ReadingChoices file={file} menu={menuOf({})} onChange={() => undefined} />
    </LocaleProvider>,
  );
  return [...html.matchAll(/<option[^>]*>([^<]*)</gu)].map(([, text]) => text);
};

test("what a mark before three digits means is asked with both amounts, and without an answer none is chosen", () => {
  const both = ["$ 1.200 = $1,200.00", "$ 1.200 = $1.20"];
  expect(optionsOf({ thousands: { read: null, sample: "$ 1.200" } })).toEqual([
    "Not chosen yet",
    ...both,
  ]);
  expect(optionsOf({ thousands: { read: "thousands", sample: "$ 1.200" } })).toEqual(both);
});
