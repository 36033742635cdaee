import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../i18n/catalogs.ts";
import { buttonsOf, renderCompanyPage } from "../layout/testing/render-company-page.tsx";
import { TeamPage } from "./team-page.tsx";

beforeAll(() => loadCatalog("en"));

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
const team = <TeamPage members={[beto]} invitations={[invitation]} />;
const note = "You are signed in by PIN.";

test("after a sign-in by PIN the team is only shown, because the server refuses its changes", () => {
  const html = renderCompanyPage(team, { byPin: true });
  expect(buttonsOf(html)).toEqual([]);
  for (const text of ["Beto", "ana@example.com", note]) expect(html).toContain(text);
});

test("a manager takes no invitation of another manager back, because the server refuses it", () => {
  const ofManager = { ...invitation, role: "manager" as const };
  const page = <TeamPage members={[]} invitations={[ofManager]} />;
  const buttons = (role: "owner" | "manager") => buttonsOf(renderCompanyPage(page, { role }));
  expect(buttons("manager")).not.toContain("Revoke");
  expect(buttons("owner")).toContain("Revoke");
});

test("times stand in the zone of the restaurant", () => {
  expect(renderCompanyPage(team, {})).toContain("By Lucía, until Mar 2, 2026, 12:00");
});

test("after another sign-in the team can be changed", () => {
  const html = renderCompanyPage(team, { byPin: false });
  const [invite, add, member, revoke, ...others] = buttonsOf(html);
  expect([invite, add, revoke, others]).toEqual(["Invite", "Add by PIN", "Revoke", []]);
  expect(member).toContain("Beto");
  expect(html).not.toContain(note);
});
