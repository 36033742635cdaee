import { mayMeasure } from "./consent.ts";
import type { AnalyticsEvent } from "./events.ts";
import type { ShoppingItem } from "./shopping-events.ts";

const SCRIPT = "https://connect.facebook.net/en_US/fbevents.js";

/** Milliseconds after which even a page that never rests has its script. */
const LONG_ENOUGH = 3_000;

/** What the pixel's script takes up once it is there (Meta Pixel, Get Started). */
type Fbq = {
  (...said: unknown[]): void;
  queue: unknown[][];
  callMethod?: (...said: unknown[]) => void;
  push: (...said: unknown[]) => void;
  loaded: boolean;
  version: string;
  /** Or it would report by itself each address that the router goes to, on top of our pages. */
  disablePushState: boolean;
};

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

type Tracked = {
  name: string;
  values: Record<string, unknown>;
  /** Undefined of what cannot be told from another. */
  eventID?: string | undefined;
};

/** The queues that the pixel is told of already. */
const watched = new WeakSet<object>();

/**
 * Tells a company's pixel what the page's queue holds, and what comes into it, as long as the visitor
 * lets themselves be measured. Its script is fetched when the page has nothing better to do, and not
 * before there is something to tell. An order's page, whose address is the customer's, neither fetches
 * it nor tells it anything: what is told then waits for the next page.
 */
export function startPixel(pixel: string, companyId: string): void {
  window.dataLayer ??= [];
  const queue = window.dataLayer;
  if (watched.has(queue)) {
    window.fbq?.("consent", "grant");
    return;
  }
  watched.add(queue);
  const waiting: unknown[][] = [];
  let fetching = false;

  const handOver = () => {
    if (!window.fbq?.callMethod || isOrderPage()) return;
    for (const said of waiting.splice(0)) if (mayMeasure()) window.fbq(...said);
  };
  const onLoad = () => {
    // What it has kept while it began.
    if (!mayMeasure()) stopPixel();
    handOver();
  };
  const fetchOnce = () => {
    if (fetching) return;
    fetching = true;
    whenIdle(() => {
      fetching = mayMeasure() === true && !isOrderPage();
      if (fetching) fetchScript(onLoad);
    });
  };
  const trackEvent = (event: unknown) => {
    const tracked = isEvent(event) && mayMeasure() ? trackedAs(event, companyId) : null;
    if (!tracked) return;
    window.fbq ??= createPixel(pixel);
    window._fbq ??= window.fbq;
    const { name, values, eventID } = tracked;
    waiting.push(["trackSingle", pixel, name, values, ...(eventID ? [{ eventID }] : [])]);
    fetchOnce();
    handOver();
  };

  const push = queue.push.bind(queue);
  queue.push = (...events) => {
    const length = push(...events);
    events.forEach(trackEvent);
    return length;
  };
  queue.forEach(trackEvent);
}

/** The visitor has said no: the pixel keeps nothing more of them, and what it has kept here goes. */
export function stopPixel(): void {
  const { fbq } = window;
  const revoke = ["consent", "revoke"];
  // A script that is on its way is told before it begins: it keeps something as it does.
  if (fbq && !fbq.callMethod) fbq.queue.unshift(revoke);
  fbq?.(...revoke);
  const labels = location.hostname.split(".");
  // It keeps its cookies as far up as the browser lets it.
  const domains = labels.map((_, from) => `; Domain=${labels.slice(from).join(".")}`);
  for (const name of ["_fbp", "_fbc"]) {
    for (const domain of ["", ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
  }
}

/** The address of such a page opens the order, or the payment that led back to it. */
function isOrderPage(): boolean {
  const { pathname, search } = location;
  return pathname === "/tracking" || /order_id=|payment_intent/u.test(search);
}

/** The event that the pixel knows; null for what is none of its business. */
function trackedAs(event: AnalyticsEvent, companyId: string): Tracked | null {
  switch (event.event) {
    case "virtual_page_view":
      return { name: "PageView", values: { page: event.page } };
    case "view_item":
      return { name: "ViewContent", values: contents(event.ecommerce) };
    case "add_to_cart":
      return { name: "AddToCart", values: contents(event.ecommerce) };
    case "begin_checkout":
      return { name: "InitiateCheckout", values: contents(event.ecommerce) };
    case "purchase": {
      const { ecommerce } = event;
      const number = ecommerce.transaction_id;
      return {
        name: "Purchase",
        values: contents(ecommerce),
        // By which the network tells a purchase that it hears of twice. Several restaurants may
        // share a pixel, and each counts its orders from one.
        eventID: number ? `purchase-${companyId}-${number}` : undefined,
      };
    }
    default:
      return null;
  }
}

type PixelContents = { currency: string; value: number; items: readonly ShoppingItem[] };

function contents({ currency, value, items }: PixelContents): Record<string, unknown> {
  return {
    content_type: "product",
    content_ids: [...new Set(items.map(({ item_id }) => item_id))],
    contents: items.map(({ item_id: id, quantity, price: item_price }) => ({
      id,
      quantity,
      ...(item_price !== undefined && { item_price }),
    })),
    num_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
    currency,
    value,
  };
}

/** Our own queue for a pixel, which is told nothing but what we tell it. */
function createPixel(pixel: string): Fbq {
  const fbq = createQueue();
  // Neither what is pressed nor what else stands in the page is anybody's business.
  fbq("set", "autoConfig", false, pixel);
  fbq("init", pixel);
  return fbq;
}

/** Keeps what is said until the script has come, and then hands it on. */
function createQueue(): Fbq {
  const queue: unknown[][] = [];
  const say = (...said: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...said);
    else queue.push(said);
  };
  const facts = { queue, loaded: true, version: "2.0", disablePushState: true };
  const fbq: Fbq = Object.assign(say, facts, { push: say });
  return fbq;
}

function fetchScript(onLoad: () => void): void {
  const script = document.createElement("script");
  script.async = true;
  script.onload = onLoad;
  script.src = SCRIPT;
  document.head.append(script);
}

/** Safari knows no idle time: a moment after the page has loaded. */
function whenIdle(act: () => void): void {
  const soon = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(act, { timeout: LONG_ENOUGH })
      : setTimeout(act, 200);
  if (document.readyState === "complete") soon();
  else window.addEventListener("load", soon, { once: true });
}

function isEvent(event: unknown): event is AnalyticsEvent {
  return typeof event === "object" && event !== null && "event" in event;
}
