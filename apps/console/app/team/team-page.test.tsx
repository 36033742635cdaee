import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../i18n/catalogs.ts";
import { CompanyPageProvider } from "../layout/company-page.tsx";
import { TabletsPage } from "../tablets/tablets-page.tsx";
import { TeamPage } from "./team-page.tsx";

beforeAll(() => loadCatalog("en"));

const company = { id: "tacos", name: "Tacos", inSetup: false, lacksSetup: false, logoUrl: null };
const member = { name: "Lucía", role: "manager" as const, company, hasOtherCompanies: false };
const at = "2026-03-02T18:00:00Z";
const beto = {
  id: "beto",
  name: "Beto",
  email: null,
  role: "kitchen" as const,
  has_pin: true,
  joined_at: at,
};
const invitation = {
  id: "invitation",
  role: "cashier" as const,
  email: "ana@example.com",
  invited_by: "Lucía",
  created_at: at,
  expires_at: at,
};
const tablet = { id: "tablet", name: "Counter", enrolled_by: "Lucía", enrolled_at: at };

function render(page: React.ReactNode, { byPin }: { byPin: boolean }): string {
  const value = { member: { ...member, byPin }, navPaths: [] };
  const element = <CompanyPageProvider value={value}>{page}</CompanyPageProvider>;
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <RouterProvider router={router} />
    </LocaleProvider>,
  );
}

const buttonsOf = (html: string) =>
  Array.from(html.matchAll(/<button[^>]*>(.*?)<\/button>/gu), ([, inner = ""]) =>
    inner.replace(/<[^>]+>/gu, ""),
  );

const team = <TeamPage members={[beto]} invitations={[invitation]} />;
const tablets = <TabletsPage tablets={[tablet]} hasPins />;
const note = "You are signed in by PIN.";

test("after a sign-in by PIN the team is only shown, because the server refuses its changes", () => {
  const html = render(team, { byPin: true });
  expect(buttonsOf(html)).toEqual([]);
  for (const text of ["Beto", "ana@example.com", note]) expect(html).toContain(text);
  expect(buttonsOf(render(tablets, { byPin: true }))).toEqual(["Revoke"]);
});

test("after another sign-in the team and its tablets can be changed", () => {
  const html = render(team, { byPin: false });
  expect(buttonsOf(html).filter((text) => !text.includes("Beto"))).toEqual([
    "Invite",
    "Add by PIN",
    "Revoke",
  ]);
  expect(html).not.toContain(note);
  expect(buttonsOf(render(tablets, { byPin: false }))).toEqual([
    "Revoke",
    "Make this device a tablet",
  ]);
});
