import { beforeEach, expect, test, vi } from "vitest";
import { isPreviewVisit } from "../analytics/preview-visit.ts";
import { stubPage } from "../analytics/testing/stub-page.ts";
import { displayMode, watchDisplayMode } from "./display-mode.ts";

type WindowOptions = { referrer?: string; standalone?: boolean; apple?: boolean };

function stubWindow({ referrer = "", standalone = false, apple }: WindowOptions) {
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
])("the display mode is %s for a window with %o", (mode, options) => {
  expect(displayMode(stubWindow(options).page)).toBe(mode);
});

test("the display mode is reported once a visit", async () => {
  const { page } = stubWindow({ standalone: true });
  const fresh = await import("./display-mode.ts");
  fresh.watchDisplayMode("es", page);
  fresh.watchDisplayMode("es", page);
  expect(page.dataLayer).toEqual([{ event: "display_mode", mode: "standalone" }]);
});

test("a page that becomes an app reloads in the company's language and counts no visit", () => {
  const { page, move } = stubWindow({});
  watchDisplayMode("pt", page);
  move();
  expect(page.document.cookie).toBe("i18n_redirected=pt; Max-Age=31536000; Path=/; SameSite=Lax");
  expect(String(page.location.replace.mock.calls[0]?.[0])).toBe(
    "https://tacos.example/products?utm_source=flyer&from=preview",
  );
  expect(page.dataLayer).toContainEqual({ event: "display_mode", mode: "standalone" });
  // It is not a preview either: its orders are measured.
  vi.stubGlobal("location", { search: "?utm_source=flyer&from=preview" });
  expect(isPreviewVisit()).toBe(false);
});

test.each([null, "", "pt; Domain=.example"])(
  "a company language of %j sets no cookie",
  (language) => {
    const { page, move } = stubWindow({});
    watchDisplayMode(language, page);
    move();
    expect(page.document.cookie).toBe("");
    expect(page.location.replace).toHaveBeenCalled();
  },
);
