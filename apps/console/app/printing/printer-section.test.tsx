import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import { loadCatalog } from "../i18n/catalogs.ts";
import { PrinterSection } from "./printer-section.tsx";

// Every sheet is open here, with its title.
vi.mock("../parts/sheets/sheet.tsx", () => ({
  Sheet: ({ title, children }: { title: string; children: ReactNode }) => (
    <section aria-label={title}>{children}</section>
  ),
}));

beforeAll(() => loadCatalog("en"));

const printer = {
  id: "grill",
  name: "Grill",
  kind: "agent",
  columns: 48,
  as_pictures: false,
  status: null,
  queued: 0,
  last_seen_at: null,
  waiting_since: null,
} as const;

type Choices = { mayMakeTokens?: boolean; seen?: string };

function markupOf({ mayMakeTokens = true, seen }: Choices): string {
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <PrinterSection
        companyId="tacos"
        printers={[{ ...printer, last_seen_at: seen ?? null }]}
        used={["grill"]}
        disabled={false}
        mayMakeTokens={mayMakeTokens}
        timezone="UTC"
        onChange={async () => undefined}
      />
    </LocaleProvider>,
  );
}

function buttonsOf(mayMakeTokens: boolean): string[] {
  const html = markupOf({ mayMakeTokens });
  const asked = html.includes("sign in with your account") ? ["sign in"] : [];
  const buttons = Array.from(html.matchAll(/<button([^>]*)>(.*?)<\/button>/gu));
  const names = buttons.map(
    ([, attributes = "", content = ""]) =>
      /aria-label="([^"]+)"/u.exec(attributes)?.[1] ?? content.replaceAll(/<[^>]*>/gu, ""),
  );
  return [...names, ...asked];
}

test("a member by PIN tests and removes printers, and is asked to sign in for a token", () => {
  const dots = "Grill: actions";
  expect(buttonsOf(true)).toEqual([
    dots,
    "Change",
    "New token",
    "Remove",
    "Print a test",
    "Add a printer",
  ]);
  expect(buttonsOf(false)).toEqual([dots, "Change", "Remove", "Print a test", "sign in"]);
});

test("a printer that was last heard of on another day says which one", () => {
  expect(markupOf({ seen: "2026-11-23T18:14:00Z" })).toMatch(/Last seen .*23.*18:14/u);
});
