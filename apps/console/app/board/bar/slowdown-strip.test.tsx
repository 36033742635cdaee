import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { CompanyPageProvider } from "../../layout/company-page.tsx";
import { BoardProvider } from "../context/board-context.tsx";
import { boardFixture } from "../testing/board-fixture.ts";
import { SlowdownStrip } from "./slowdown-strip.tsx";

beforeAll(() => loadCatalog("en"));

const member = {
  id: "lucia",
  name: "Lucía",
  role: "cashier" as const,
  company: {
    id: "taqueria",
    name: "Taquería",
    timezone: "UTC",
    inSetup: false,
    lacksSetup: false,
    logoUrl: null,
  },
  byPin: false,
  hasOtherCompanies: false,
};

/** What the server renders for a board. */
const render = (board: Parameters<typeof boardFixture>[0]) =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <MemoryRouter>
        <CompanyPageProvider value={{ member, navPaths: [] }}>
          <BoardProvider companyId="taqueria" initial={boardFixture(board)}>
            <SlowdownStrip />
          </BoardProvider>
        </CompanyPageProvider>
      </MemoryRouter>
    </LocaleProvider>,
  );

test("the first rendering has the line of a pause and of a busy kitchen", () => {
  const html = render({
    now: new Date().toISOString(),
    pauses: [{ service_type: "DELIVERY", until: "2126-11-22T12:30:00Z" }],
    busy: { minutes: 15, until: "2126-11-22T12:45:00Z" },
  });
  expect(html).toContain("Delivery");
  expect(html).toContain("+15 min");
});

test("a board without a pause has no line", () => {
  expect(render({})).toBe("");
});
