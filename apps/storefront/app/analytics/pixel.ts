import { mayMeasure } from "./consent.ts";
import type { AnalyticsEvent } from "./events.ts";
import type { Item } from "./shopping-events.ts";

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

type Tracked = { name: string; values: Record<string, unknown>; eventID?: string };

/**
 * Tells a company's pixel what the page's queue holds, and what comes into it, as long as the visitor
 * lets themselves be measured. Its script is fetched when the page has nothing better to do, and not
 * before there is something to tell: never for an order's page, whose address is the customer's.
 */
export function startPixel(pixel: string): void {
  if (window.fbq) return;
  const fbq = createQueue();
  const tell = (event: unknown) => {
    const tracked = isEvent(event) && mayMeasure() ? trackedAs(event) : null;
    if (!tracked) return;
    if (!window.fbq) {
      window.fbq = window._fbq = fbq;
      // Neither what is pressed nor what else stands in the page is anybody's business.
      fbq("set", "autoConfig", false, pixel);
      fbq("init", pixel);
      whenIdle(fetchScript);
    }
    const { name, values, eventID } = tracked;
    fbq("trackSingle", pixel, name, values, ...(eventID ? [{ eventID }] : []));
  };

  window.dataLayer ??= [];
  const queue = window.dataLayer;
  const push = queue.push.bind(queue);
  queue.push = (...events) => {
    const length = push(...events);
    events.forEach(tell);
    return length;
  };
  queue.forEach(tell);
}

/** The event that the pixel knows; null for what is none of its business. */
function trackedAs(event: AnalyticsEvent): Tracked | null {
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
      return {
        name: "Purchase",
        values: contents(ecommerce),
        // By which the network tells a purchase that it hears of twice.
        eventID: `purchase-${ecommerce.transaction_id}`,
      };
    }
    default:
      return null;
  }
}

type Goods = { currency: string; value: number; items: readonly Item[] };

function contents({ currency, value, items }: Goods): Record<string, unknown> {
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

function fetchScript(): void {
  const script = document.createElement("script");
  script.async = true;
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
