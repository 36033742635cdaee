import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { CompanyPageProvider } from "../company-page.tsx";
import type { PageMember } from "../page-member.ts";

const company = {
  id: "tacos",
  name: "Tacos",
  timezone: "America/Mexico_City",
  inSetup: false,
  lacksSetup: false,
  logoUrl: null,
};
const manager = { id: "lucia", name: "Lucía", role: "manager", byPin: false } as const;

/** Returns the HTML of a page of a company, as a manager sees it in English. */
export function renderCompanyPage(
  page: ReactNode,
  more: Partial<Pick<PageMember, "byPin" | "role">>,
): string {
  const member = { ...manager, company, hasOtherCompanies: false, ...more };
  const value = { member, navPaths: [] };
  const element = <CompanyPageProvider value={value}>{page}</CompanyPageProvider>;
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <RouterProvider router={router} />
    </LocaleProvider>,
  );
}

/** The texts of the buttons in a page, in their sequence. */
export const buttonsOf = (html: string): string[] =>
  Array.from(html.matchAll(/<button[^>]*>(.*?)<\/button>/gu), ([, inner = ""]) =>
    inner.replace(/<[^>]+>/gu, ""),
  );
