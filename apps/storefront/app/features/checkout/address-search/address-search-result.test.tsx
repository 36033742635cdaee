import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../../../i18n/catalogs.ts";
import { AddressSearchResult } from "./address-search-result.tsx";
import type { AddressSearch } from "./use-address-search.ts";

beforeAll(() => loadCatalog("en"));

const house = { id: "1", text: "Durango 200", position: null, hasNumber: true };
const found = { answer: { provider: "radar", suggestions: [house] } };

test.each([
  ["nothing was found", true, {}],
  ["something was found", false, found],
  ["three characters find nothing", false, { text: "dur", searched: "dur" }],
  ["four characters find nothing", true, { text: "dura", searched: "dura" }],
  ["a search is under way", false, { status: "searching" }],
  ["another text was searched for", false, { text: "durango 20" }],
])("when %s the result says that nothing was found: %j", (_, isReported, changes) => {
  const search = {
    text: "durango 200",
    searched: "durango 200",
    status: "answered",
    place: null,
    answer: { provider: "radar", suggestions: [] },
    ...changes,
  } as unknown as AddressSearch;
  const markup = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <AddressSearchResult search={search} />
    </LocaleProvider>,
  );
  expect(markup.includes("Address not found")).toBe(isReported);
});
