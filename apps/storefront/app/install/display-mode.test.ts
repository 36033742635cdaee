import { beforeEach, expect, test, vi } from "vitest";
import { isPreviewVisit } from "../analytics/preview-visit.ts";
import { stubPage } from "../analytics/testing/stub-page.ts";
import { displayMode, watchDisplayMode } from "./display-mode.ts";

type Setting = { referrer?: string; standalone?: boolean; apple?: boolean };

function stubShown({ referrer = "", standalone = false, apple }: Setting) {
  const query = Object.assign(new EventTarget(), { matches: standalone });
  const { dataLayer, document } = stubPage();
  const page = {
    document: Object.assign(document, { referrer }),
    navigator: apple === undefined ? {} : { standalone: apple },
    matchMedia: () => query,
    location: { href: "https://tacos.example/products?utm_source=flyer", replace: vi.fn() },
    dataLayer,
  };
  vi.stubGlobal("window", page);
  const move = () => {
    query.dispatchEvent(Object.assign(new Event("change"), { matches: true }));
  };
  return { page: page as typeof page & Window, move };
}

beforeEach(() => {
  vi.resetModules();
});

test.each([
  ["twa", { referrer: "android-app://com.example.tacos/", standalone: true }],
  ["standalone", { standalone: true }],
  ["standalone", { apple: true }],
  ["browser", { apple: false }],
  ["browser", { referrer: "https://android-app.example" }],
])("%s", (mode, setting) => {
  expect(displayMode(stubShown(setting).page)).toBe(mode);
});

test("how the page is shown is reported once a visit", async () => {
  const { page } = stubShown({ standalone: true });
  const fresh = await import("./display-mode.ts");
  fresh.watchDisplayMode("es", page);
  fresh.watchDisplayMode("es", page);
  expect(page.dataLayer).toEqual([{ event: "display_mode", mode: "standalone" }]);
});

test("a page that becomes an app goes on there, in the company's language and as no visit", () => {
  const { page, move } = stubShown({});
  watchDisplayMode("pt", page);
  move();
  expect(page.document.cookie).toBe("i18n_redirected=pt; Max-Age=31536000; Path=/; SameSite=Lax");
  expect(String(page.location.replace.mock.calls[0]?.[0])).toBe(
    "https://tacos.example/products?utm_source=flyer&from=preview",
  );
  expect(page.dataLayer).toContainEqual({ event: "display_mode", mode: "standalone" });
  // Nor as a preview: what is ordered there is measured.
  vi.stubGlobal("location", { search: "?utm_source=flyer&from=preview" });
  expect(isPreviewVisit()).toBe(false);
});

test.each([null, "", "pt; Domain=.example"])("a language such as %j is not kept", (language) => {
  const { page, move } = stubShown({});
  watchDisplayMode(language, page);
  move();
  expect(page.document.cookie).toBe("");
  expect(page.location.replace).toHaveBeenCalled();
});
