import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../i18n/catalogs.ts";
import { PrinterSection } from "./printer-section.tsx";

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
  const buttons = html.matchAll(/<button[^>]*>(?:<[^>]*>)*([^<]+)/gu);
  return [...Array.from(buttons, ([, name = ""]) => name), ...asked];
}

test("a member by PIN tests and removes printers, and is asked to sign in for a token", () => {
  expect(buttonsOf(true)).toEqual(["Print a test", "New token", "Remove", "Add a printer"]);
  expect(buttonsOf(false)).toEqual(["Print a test", "Remove", "sign in"]);
});

test("a printer that was last heard of on another day says which one", () => {
  expect(markupOf({ seen: "2026-11-23T18:14:00Z" })).toMatch(/Last seen .*23.*18:14/u);
});
