import { beforeEach, expect, test, vi } from "vitest";
import type { AnalyticsEvent } from "./events.ts";
import { startPixel, stopPixel } from "./pixel.ts";
import { stubPage } from "./testing/stub-page.ts";

const PIXEL = "123456789012345";
const seen = { event: "virtual_page_view", page: "products" } as const;
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
/** What waits until the browser has nothing else to do; null where it never has. */
let idling: (() => void)[] | null;

/** A page that has loaded, in which the company measures; the browser has nothing else to do. */
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

/** What is written into the page's cookies, which keep nothing but the visitor's answer. */
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
/** The script comes, and takes over what the page has kept for it. */
function arrive() {
  const { fbq } = window;
  if (!fbq) return;
  fbq.callMethod = (...said) => fbq.queue.push(said);
  for (const { onload } of scripts) onload?.();
}
/** What the pixel was told of this company's. */
const told = () =>
  (window.fbq?.queue ?? []).filter(([what]) => what === "trackSingle").map(([, , ...rest]) => rest);

beforeEach(() => open());

test("what was reported before it came is told, and then what follows", () => {
  push(seen);
  startPixel(PIXEL, "tacos");
  arrive();
  push({ event: "virtual_page_view", page: "cart" });
  expect(told()).toEqual([
    ["PageView", { page: "products" }],
    ["PageView", { page: "cart" }],
  ]);
  expect(page.dataLayer).toHaveLength(2);
});

test("its script comes with the first thing to tell, once, and measures nothing by itself", () => {
  startPixel(PIXEL, "tacos");
  push({ event: "install" });
  expect(scripts).toEqual([]);
  expect(window.fbq).toBeUndefined();
  push(seen);
  push(seen);
  startPixel(PIXEL, "tacos");
  push(seen);
  expect(scripts.map(({ src }) => src)).toEqual(["https://connect.facebook.net/en_US/fbevents.js"]);
  expect(window.fbq?.queue.slice(0, 2)).toEqual([
    ["set", "autoConfig", false, PIXEL],
    ["init", PIXEL],
  ]);
  expect(window.fbq?.disablePushState).toBe(true);
  arrive();
  expect(told()).toHaveLength(3);
});

test("on an order's page its script neither comes nor is told what waits for it", () => {
  const at = { pathname: "/tracking", search: "" };
  vi.stubGlobal("location", at);
  startPixel(PIXEL, "tacos");
  push(seen);
  expect(scripts).toEqual([]);
  at.pathname = "/cart";
  push(seen);
  expect(scripts).toHaveLength(1);
  at.pathname = "/tracking";
  arrive();
  expect(told()).toEqual([]);
  at.pathname = "/products";
  push(seen);
  expect(told()).toHaveLength(3);
});

test("on the way back from a payment neither, whatever page that is", () => {
  const at = { pathname: "/products", search: "?payment_intent_client_secret=x" };
  vi.stubGlobal("location", at);
  startPixel(PIXEL, "tacos");
  push(seen);
  expect(scripts).toEqual([]);
});

test.each([
  [{ event: "view_item", ecommerce: shopping }, "ViewContent"],
  [{ event: "add_to_cart", ecommerce: shopping }, "AddToCart"],
  [{ event: "begin_checkout", ecommerce: shopping }, "InitiateCheckout"],
] as const)("what the visitor does is told with its value: %j", (event, name) => {
  startPixel(PIXEL, "tacos");
  push(event);
  arrive();
  expect(told()).toEqual([
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

test("a purchase is told by a name of its own, also among restaurants that share a pixel", () => {
  startPixel(PIXEL, "tacos");
  push({ event: "purchase", ecommerce: { ...shopping, transaction_id: "12", shipping: 35 } });
  arrive();
  expect(told()).toEqual([
    ["Purchase", expect.objectContaining({ value: 61 }), { eventID: "purchase-tacos-12" }],
  ]);
});

test("what failed and what is clicked is none of its business", () => {
  startPixel(PIXEL, "tacos");
  push({ event: "imageError", company: "t", source: "/a.png" });
  push({ event: "remove_from_cart", ecommerce: shopping });
  push({ event: "orderCompleted", order_number: "12", value: 96 });
  expect(window.fbq).toBeUndefined();
});

test("from a no on it is told nothing more, nor what still waits, until a yes", () => {
  open({ measured: "ask", cookie: "comanda_measuring=yes" });
  startPixel(PIXEL, "tacos");
  push(seen);
  page.document.cookie = "comanda_measuring=no";
  push(seen);
  arrive();
  expect(told()).toEqual([]);
  expect(page.dataLayer).toHaveLength(2);
  page.document.cookie = "comanda_measuring=yes";
  startPixel(PIXEL, "tacos");
  push(seen);
  expect(window.fbq?.queue).toContainEqual(["consent", "grant"]);
  expect(told()).toHaveLength(1);
});

test("a no while it waits for its time has the script not fetched at all", () => {
  watchCookies();
  idling = [];
  startPixel(PIXEL, "tacos");
  push(seen);
  page.document.cookie = "comanda_measuring=no";
  stopPixel();
  for (const act of idling.splice(0)) act();
  expect(scripts).toEqual([]);
  page.document.cookie = "comanda_measuring=yes";
  push(seen);
  for (const act of idling.splice(0)) act();
  expect(scripts).toHaveLength(1);
});

test("a no while the script is on its way is what it hears first, and again when it has come", () => {
  const written = watchCookies();
  startPixel(PIXEL, "tacos");
  push(seen);
  page.document.cookie = "comanda_measuring=no";
  stopPixel();
  const revoke = ["consent", "revoke"];
  const { queue } = window.fbq ?? {};
  expect(queue?.map(([what]) => what)).toEqual(["consent", "set", "init", "consent"]);
  expect([queue?.at(0), queue?.at(-1)]).toEqual([revoke, revoke]);
  written.length = 0;
  arrive();
  expect(queue?.slice(4)).toEqual([revoke]);
  expect(written).toContain("_fbp=; Max-Age=0; Path=/");
});

test("a no takes away what the pixel has kept of the visitor, wherever that may be", () => {
  const written = watchCookies();
  vi.stubGlobal("location", { hostname: "tacos.example.com", search: "" });
  startPixel(PIXEL, "tacos");
  push(seen);
  stopPixel();
  expect(window.fbq?.queue).toContainEqual(["consent", "revoke"]);
  expect(written).toHaveLength(8);
  for (const name of ["_fbp", "_fbc"]) {
    expect(written).toContain(`${name}=; Max-Age=0; Path=/`);
    expect(written).toContain(`${name}=; Max-Age=0; Path=/; Domain=example.com`);
  }
});
