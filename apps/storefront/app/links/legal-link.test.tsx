import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../company/company-site.tsx";
import { loadCatalog } from "../i18n/catalogs.ts";
import { LegalLink } from "./legal-link.tsx";

beforeAll(() => loadCatalog("en"));

const PRIVACY = "https://provider.test/en/privacy";

function shown(terms: string | null, children?: string, to: "terms" | "privacy" = "terms"): string {
  const site = { legal: { terms, privacy: PRIVACY } } as unknown as CompanySite;
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider site={site}>
        <LegalLink to={to}>{children}</LegalLink>
      </CompanySiteProvider>
    </LocaleProvider>,
  );
}

test("the link to a legal text is its name, or a given sentence", () => {
  const url = "https://provider.test/en/terms";
  expect(shown(url)).toBe(`<a href="${url}" target="_blank" rel="noreferrer">Terms</a>`);
  expect(shown(url, "You accept the terms.")).toContain(">You accept the terms.</a>");
  expect(shown(url, undefined, "privacy")).toContain(`href="${PRIVACY}"`);
});

test("without an address the given sentence is shown without a link, and nothing without a sentence", () => {
  expect(shown(null, "You accept the terms.")).toBe("You accept the terms.");
  expect(shown(null)).toBe("");
});
