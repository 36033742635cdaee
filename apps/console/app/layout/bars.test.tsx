import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../i18n/catalogs.ts";
import { CompanyPageProvider } from "./company-page.tsx";
import type { NavPath } from "./nav-pages.ts";
import { Rail } from "./rail.tsx";
import { TabBar } from "./tab-bar.tsx";
import { TopBar } from "./top-bar.tsx";

beforeAll(() => loadCatalog("en"));

const member = {
  id: "lucia",
  name: "Lucía",
  role: "cashier" as const,
  company: {
    id: "la esquina",
    name: "Taquería",
    timezone: "UTC",
    inSetup: false,
    lacksSetup: false,
    logoUrl: "/media/logo.webp",
  },
  byPin: false,
  hasOtherCompanies: false,
};

function render(navPaths: readonly NavPath[], part: ReactNode, at = "/") {
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <MemoryRouter initialEntries={[at]}>
        <CompanyPageProvider value={{ member, navPaths }}>{part}</CompanyPageProvider>
      </MemoryRouter>
    </LocaleProvider>,
  );
}

const linksIn = (html: string) =>
  Array.from(html.matchAll(/<a [^>]*?href="([^"]+)"/gu), ([, to]) => to);

test("a phone's bar links to those of its four pages that the member may open", () => {
  const html = render(["orders", "sold-out", "team", "more"], <TabBar />);
  expect(linksIn(html)).toEqual([
    "/la%20esquina/orders",
    "/la%20esquina/sold-out",
    "/la%20esquina/more",
  ]);
});

test("the rail links to every page that the member may open, and marks the current one", () => {
  const html = render(["orders", "team", "more"], <Rail />, "/la%20esquina/team");
  expect(linksIn(html)).toHaveLength(3);
  expect(html.match(/aria-current="page"/gu)).toHaveLength(1);
});

test("the top bar shows the company, the member and the page's own content", () => {
  const html = render(["sold-out", "more"], <TopBar status={<p>Open</p>}>20:41</TopBar>);
  for (const text of ["Taquería", "/media/logo.webp", "Lucía", "Open", "20:41", "Sold out"])
    expect(html).toContain(text);
  expect(html).not.toContain("Pause");
});
