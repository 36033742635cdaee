import { beforeEach, expect, test, vi } from "vitest";
import type * as Events from "./events.ts";
import { stubPage } from "./testing/stub-page.ts";

let emit: typeof Events.emit;
let beginReporting: typeof Events.reportPendingPageView;

beforeEach(async () => {
  vi.resetModules();
  ({ emit, reportPendingPageView: beginReporting } = await import("./events.ts"));
});

const install = { event: "install" } as const;
const seen = (page: "products" | "cart") => ({ event: "virtual_page_view", page }) as const;

test("an event is put into the page's queue, made where there is none", () => {
  stubPage();
  window.dataLayer = undefined;
  emit(install);
  expect(window.dataLayer).toEqual([install]);
});

test("before a yes nothing is reported, and then the page that is seen alone", () => {
  const { dataLayer, document } = stubPage({ measured: "ask" });
  emit(seen("products"));
  emit(install);
  emit(seen("cart"));
  expect(dataLayer).toEqual([]);
  document.cookie = "comanda_measuring=yes";
  beginReporting();
  expect(dataLayer).toEqual([seen("cart")]);
  emit(install);
  beginReporting();
  expect(dataLayer).toEqual([seen("cart"), install]);
});

test("after a no nothing is reported", () => {
  const { dataLayer, document } = stubPage({ measured: "ask" });
  emit(seen("products"));
  document.cookie = "comanda_measuring=no";
  emit(seen("cart"));
  expect(dataLayer).toEqual([]);
});

test("a shopping event comes after one that has the last forgotten", () => {
  const { dataLayer } = stubPage();
  const ecommerce = { item_list_id: "menu" as const, currency: "MXN", items: [] };
  emit({ event: "view_item_list", ecommerce });
  expect(dataLayer).toEqual([{ ecommerce: null }, { event: "view_item_list", ecommerce }]);
});
