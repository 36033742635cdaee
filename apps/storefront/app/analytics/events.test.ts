import { beforeEach, expect, test, vi } from "vitest";
import type * as Events from "./events.ts";
import { stubPage } from "./testing/stub-page.ts";

let emit: typeof Events.emit;
let reportPendingPageView: typeof Events.reportPendingPageView;

beforeEach(async () => {
  vi.resetModules();
  ({ emit, reportPendingPageView } = await import("./events.ts"));
});

const install = { event: "install" } as const;
const pageView = (page: "products" | "cart") => ({ event: "virtual_page_view", page }) as const;

test("an event is added to the page's queue, which is created if it is missing", () => {
  stubPage();
  window.dataLayer = undefined;
  emit(install);
  expect(window.dataLayer).toEqual([install]);
});

test("before a yes nothing is reported, and after it only the current page", () => {
  const { dataLayer, document } = stubPage({ measured: "ask" });
  emit(pageView("products"));
  emit(install);
  emit(pageView("cart"));
  expect(dataLayer).toEqual([]);
  document.cookie = "comanda_measuring=yes";
  reportPendingPageView();
  expect(dataLayer).toEqual([pageView("cart")]);
  emit(install);
  reportPendingPageView();
  expect(dataLayer).toEqual([pageView("cart"), install]);
});

test("nothing is reported after a visitor objects", () => {
  const { dataLayer, document } = stubPage({ measured: "ask" });
  emit(pageView("products"));
  document.cookie = "comanda_measuring=no";
  emit(pageView("cart"));
  expect(dataLayer).toEqual([]);
});

test("a shopping event comes after one that clears the last", () => {
  const { dataLayer } = stubPage();
  const ecommerce = { item_list_id: "menu" as const, currency: "MXN", items: [] };
  emit({ event: "view_item_list", ecommerce });
  expect(dataLayer).toEqual([{ ecommerce: null }, { event: "view_item_list", ecommerce }]);
});
