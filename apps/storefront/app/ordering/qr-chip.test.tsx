import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../company/company-site.tsx";
import { loadCatalog } from "../i18n/catalogs.ts";
import { QrChip } from "./qr-chip.tsx";

beforeAll(() => loadCatalog("en"));

function chip(qr: { name: string | null } | null): string {
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider site={{ qr } as CompanySite}>
        <QrChip />
      </CompanySiteProvider>
    </LocaleProvider>,
  );
}

test("a QR code with a name has a chip", () => {
  expect(chip({ name: "Table 4" })).toMatch(/<bdi [^>]*>Table 4<\/bdi>/u);
});

test("without a name there is no chip", () => {
  expect(chip({ name: "" })).toBe("");
  expect(chip({ name: null })).toBe("");
  expect(chip(null)).toBe("");
});
