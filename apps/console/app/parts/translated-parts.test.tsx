import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../i18n/catalogs.ts";
import { PageHeader } from "./page-header.tsx";
import { Sheet, SidePanel } from "./sheets/sheet.tsx";
import { UndoToast } from "./undo/undo-toast.tsx";

beforeAll(() => loadCatalog("de"));

const render = (part: ReactNode) =>
  renderToStaticMarkup(
    <LocaleProvider locale="de">
      <MemoryRouter>{part}</MemoryRouter>
    </LocaleProvider>,
  );

const ignore = () => undefined;

test.each([
  ["sheet", Sheet],
  ["panel", SidePanel],
])("a %s has its title as name, and a close button in the member's language", (_, Part) => {
  const html = render(
    <Part open onClose={ignore} title="A-1050" footer={<button type="button">Ja</button>}>
      Warum?
    </Part>,
  );
  expect(html).toContain('aria-label="A-1050"');
  expect(html).toContain('aria-label="Schließen"');
  expect(html.indexOf("Warum?")).toBeLessThan(html.indexOf("Ja</button>"));
});

test("a notice is announced without its countdown", () => {
  const html = render(
    <UndoToast text="Fertig" until={Date.now() + 9_500} onUndo={ignore} onEnd={ignore} />,
  );
  expect(html).toMatch(/<p role="status"[^>]*>Fertig<\/p>/u);
  expect(html).toMatch(/<span aria-hidden="true"[^>]*>10\ss<\/span>/u);
});

test("a page below another leads back to it", () => {
  const html = render(<PageHeader title="Team" aside="4" back="/esquina/team" />);
  expect(html).toContain("<h1");
  expect(html).toContain(`aria-label="Zurück"`);
  expect(html).toContain(`href="/esquina/team"`);
  expect(render(<PageHeader title="Team" />)).not.toContain("<a");
});
