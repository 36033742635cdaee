import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { ErrorPage } from "./error-page.tsx";

beforeAll(() => loadCatalog("en"));

function page(failure: Parameters<typeof ErrorPage>[0]): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={["/cart?utm_source=flyer"]}>
      <LocaleProvider locale="en">
        <ErrorPage {...failure} />
      </LocaleProvider>
    </MemoryRouter>,
  );
}

const home = 'href="/?utm_source=flyer"';

test("a page that is not found says so and leads home", () => {
  const html = page({ notFound: true });
  expect(html).toContain("404 Not Found</h1>");
  expect(html).toContain(home);
});

test("where home is the same page again, the main button tries again", () => {
  expect(page({ notFound: true })).toContain("Try again</button>");
  expect(page({ notFound: true, home: "https://provider.example" })).not.toContain("<button");
});

test("any other failure is an error with a button to retry and a link home", () => {
  const html = page({ notFound: false });
  expect(html).toContain("An error occurred</h1>");
  expect(html).toContain(home);
  expect(html).toContain("<button");
});

test("without a restaurant, home is the provider's site, if there is one", () => {
  const html = page({ notFound: true, home: "https://provider.example" });
  expect(html).toContain('href="https://provider.example"');
  expect(page({ notFound: true, home: null })).toContain(home);
});
