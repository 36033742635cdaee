import { beforeEach, expect, test, vi } from "vitest";
import type { AnalyticsEvent } from "./events.ts";
import { startPixel, stopPixel } from "./pixel.ts";
import { stubPage } from "./testing/stub-page.ts";

const PIXEL = "123456789012345";
const pageView = { event: "virtual_page_view", page: "products" } as const;
const taco = {
  item_id: "taco",
  item_name: "Taco",
  item_variant: "taco-1",
  price: 30.5,
  quantity: 2,
};
const shopping = { currency: "MXN", value: 61, items: [taco] };

let page: ReturnType<typeof stubPage>;
let scripts: { src: string; onload?: () => void }[];
/** The idle callbacks that wait; null runs them at once. */
let idling: (() => void)[] | null;

/** A page that has loaded, of a company that measures, in an idle browser. */
function open(options: Parameters<typeof stubPage>[0] = { measured: "free" }) {
  page = stubPage(options);
  scripts = [];
  idling = null;
  const idle = (act: () => void) => (idling ? idling.push(act) : act());
  Object.assign(window, { requestIdleCallback: idle });
  vi.stubGlobal("requestIdleCallback", idle);
  Object.assign(document, {
    readyState: "complete",
    createElement: () => ({ src: "" }),
    head: { append: (script: (typeof scripts)[number]) => scripts.push(script) },
  });
}

/** Collects the cookies that the page writes, except the visitor's answer, which is stored. */
function watchCookies(): string[] {
  const written: string[] = [];
  let answer = "";
  Object.defineProperty(page.document, "cookie", {
    get: () => answer,
    set(cookie: string) {
      if (cookie.startsWith("comanda_measuring")) answer = cookie;
      else written.push(cookie);
    },
  });
  return written;
}

const push = (event: AnalyticsEvent) => window.dataLayer?.push(event);
/** The script loads and takes over the queue. */
function loadScript() {
  const { fbq } = window;
  if (!fbq) return;
  fbq.callMethod = (...command) => fbq.queue.push(command);
  for (const { onload } of scripts) onload?.();
}
/** Returns the events that the pixel of this company got. */
const tracked = () =>
  (window.fbq?.queue ?? []).filter(([name]) => name === "trackSingle").map(([, , ...rest]) => rest);

beforeEach(() => open());

test("the pixel gets the events from before it started, and those that follow", () => {
  push(pageView);
  startPixel(PIXEL, "tacos");
  loadScript();
  push({ event: "virtual_page_view", page: "cart" });
  expect(tracked()).toEqual([
    ["PageView", { page: "products" }],
    ["PageView", { page: "cart" }],
  ]);
  expect(page.dataLayer).toHaveLength(2);
});

test("the script is fetched once, with the first event, and tracks nothing by itself", () => {
  startPixel(PIXEL, "tacos");
  push({ event: "install" });
  expect(scripts).toEqual([]);
  expect(window.fbq).toBeUndefined();
  push(pageView);
  push(pageView);
  startPixel(PIXEL, "tacos");
  push(pageView);
  expect(scripts.map(({ src }) => src)).toEqual(["https://connect.facebook.net/en_US/fbevents.js"]);
  expect(window.fbq?.queue.slice(0, 2)).toEqual([
    ["set", "autoConfig", false, PIXEL],
    ["init", PIXEL],
  ]);
  expect(window.fbq?.disablePushState).toBe(true);
  loadScript();
  expect(tracked()).toHaveLength(3);
});

test("on an order's page the script is not fetched and gets no waiting events", () => {
  const at = { pathname: "/tracking", search: "" };
  vi.stubGlobal("location", at);
  startPixel(PIXEL, "tacos");
  push(pageView);
  expect(scripts).toEqual([]);
  at.pathname = "/cart";
  push(pageView);
  expect(scripts).toHaveLength(1);
  at.pathname = "/tracking";
  loadScript();
  expect(tracked()).toEqual([]);
  at.pathname = "/products";
  push(pageView);
  expect(tracked()).toHaveLength(3);
});

test("on the way back from a payment the script is not fetched, on any page", () => {
  const at = { pathname: "/products", search: "?payment_intent_client_secret=x" };
  vi.stubGlobal("location", at);
  startPixel(PIXEL, "tacos");
  push(pageView);
  expect(scripts).toEqual([]);
});

test.each([
  [{ event: "view_item", ecommerce: shopping }, "ViewContent"],
  [{ event: "add_to_cart", ecommerce: shopping }, "AddToCart"],
  [{ event: "begin_checkout", ecommerce: shopping }, "InitiateCheckout"],
] as const)("a shopping event is tracked with its value: %j", (event, name) => {
  startPixel(PIXEL, "tacos");
  push(event);
  loadScript();
  expect(tracked()).toEqual([
    [
      name,
      {
        content_type: "product",
        content_ids: ["taco"],
        contents: [{ id: "taco", quantity: 2, item_price: 30.5 }],
        num_items: 2,
        currency: "MXN",
        value: 61,
      },
    ],
  ]);
});

test("two purchases have different ids, also at restaurants that share a pixel", () => {
  startPixel(PIXEL, "tacos");
  push({ event: "purchase", ecommerce: { ...shopping, transaction_id: "12", shipping: 35 } });
  loadScript();
  expect(tracked()).toEqual([
    ["Purchase", expect.objectContaining({ value: 61 }), { eventID: "purchase-tacos-12" }],
  ]);
});

test("errors and other events are not tracked", () => {
  startPixel(PIXEL, "tacos");
  push({ event: "imageError", company: "t", source: "/a.png" });
  push({ event: "remove_from_cart", ecommerce: shopping });
  push({ event: "orderCompleted", order_number: "12", value: 96 });
  expect(window.fbq).toBeUndefined();
});

test("after a no neither new nor waiting events are tracked, until a yes", () => {
  open({ measured: "ask", cookie: "comanda_measuring=yes" });
  startPixel(PIXEL, "tacos");
  push(pageView);
  page.document.cookie = "comanda_measuring=no";
  push(pageView);
  loadScript();
  expect(tracked()).toEqual([]);
  expect(page.dataLayer).toHaveLength(2);
  page.document.cookie = "comanda_measuring=yes";
  startPixel(PIXEL, "tacos");
  push(pageView);
  expect(window.fbq?.queue).toContainEqual(["consent", "grant"]);
  expect(tracked()).toHaveLength(1);
});

test("a no before the browser is idle keeps the script from being fetched", () => {
  watchCookies();
  idling = [];
  startPixel(PIXEL, "tacos");
  push(pageView);
  page.document.cookie = "comanda_measuring=no";
  stopPixel();
  for (const act of idling.splice(0)) act();
  expect(scripts).toEqual([]);
  page.document.cookie = "comanda_measuring=yes";
  push(pageView);
  for (const act of idling.splice(0)) act();
  expect(scripts).toHaveLength(1);
});

test("a no while the script loads is the first command that it gets, and is repeated once it is loaded", () => {
  const written = watchCookies();
  startPixel(PIXEL, "tacos");
  push(pageView);
  page.document.cookie = "comanda_measuring=no";
  stopPixel();
  const revoke = ["consent", "revoke"];
  const { queue } = window.fbq ?? {};
  expect(queue?.map(([name]) => name)).toEqual(["consent", "set", "init", "consent"]);
  expect([queue?.at(0), queue?.at(-1)]).toEqual([revoke, revoke]);
  written.length = 0;
  loadScript();
  expect(queue?.slice(4)).toEqual([revoke]);
  expect(written).toContain("_fbp=; Max-Age=0; Path=/");
});

test("a no deletes the cookies of the pixel on every domain that it may have used", () => {
  const written = watchCookies();
  vi.stubGlobal("location", { hostname: "tacos.example.com", search: "" });
  startPixel(PIXEL, "tacos");
  push(pageView);
  stopPixel();
  expect(window.fbq?.queue).toContainEqual(["consent", "revoke"]);
  expect(written).toHaveLength(8);
  for (const name of ["_fbp", "_fbc"]) {
    expect(written).toContain(`${name}=; Max-Age=0; Path=/`);
    expect(written).toContain(`${name}=; Max-Age=0; Path=/; Domain=example.com`);
  }
});
