import { whenLoaded } from "../lazy/when-loaded.ts";
import { mayMeasure } from "./consent.ts";
import type { AnalyticsEvent } from "./events.ts";
import { toPixelEvent } from "./pixel-events.ts";

const SCRIPT = "https://connect.facebook.net/en_US/fbevents.js";

/** Milliseconds after which the script is fetched, even if the page is never idle. */
const IDLE_TIMEOUT_MS = 3_000;

/** The queue that the pixel's script takes over once it is loaded (Meta Pixel, Get Started). */
type Fbq = {
  (...command: unknown[]): void;
  queue: unknown[][];
  callMethod?: (...command: unknown[]) => void;
  push: (...command: unknown[]) => void;
  loaded: boolean;
  version: string;
  /** Keeps the script from reporting each URL of the router, in addition to our page views. */
  disablePushState: boolean;
};

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

/** The queues whose events the pixel already gets. */
const watched = new WeakSet<object>();

/**
 * Sends the events of the page's queue to a company's pixel, past and future ones, while the visitor
 * allows it. The script is fetched when the browser is idle, and not before the first event. On an
 * order's page, whose URL is private, the script is not fetched and gets nothing: events wait for
 * the next page.
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

  const flush = () => {
    if (!window.fbq?.callMethod || isOrderPage()) return;
    for (const command of waiting.splice(0)) if (mayMeasure()) window.fbq(...command);
  };
  const onLoad = () => {
    // The script sets cookies when it starts; this deletes them.
    if (!mayMeasure()) stopPixel();
    flush();
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
    const tracked = isEvent(event) && mayMeasure() ? toPixelEvent(event, companyId) : null;
    if (!tracked) return;
    window.fbq ??= createPixel(pixel);
    window._fbq ??= window.fbq;
    const { name, values, eventID } = tracked;
    waiting.push(["trackSingle", pixel, name, values, ...(eventID ? [{ eventID }] : [])]);
    fetchOnce();
    flush();
  };

  const push = queue.push.bind(queue);
  queue.push = (...events) => {
    const length = push(...events);
    events.forEach(trackEvent);
    return length;
  };
  queue.forEach(trackEvent);
}

/** Stops the pixel after the visitor's no, and deletes its cookies. */
export function stopPixel(): void {
  const { fbq } = window;
  const revoke = ["consent", "revoke"];
  // A script that is still loading gets this first: it sets cookies when it starts.
  if (fbq && !fbq.callMethod) fbq.queue.unshift(revoke);
  fbq?.(...revoke);
  const labels = location.hostname.split(".");
  // The pixel sets its cookies on the highest domain that the browser allows.
  const domains = labels.map((_, from) => `; Domain=${labels.slice(from).join(".")}`);
  for (const name of ["_fbp", "_fbc"]) {
    for (const domain of ["", ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
  }
}

/** Returns whether the URL of the page opens an order, or the payment that led back to it. */
function isOrderPage(): boolean {
  const { pathname, search } = location;
  return pathname === "/tracking" || /order_id=|payment_intent/u.test(search);
}

/** Creates a queue for a pixel that tracks nothing by itself. */
function createPixel(pixel: string): Fbq {
  const fbq = createQueue();
  // Keeps the pixel from reading clicks and the content of the page.
  fbq("set", "autoConfig", false, pixel);
  fbq("init", pixel);
  return fbq;
}

/** Keeps commands until the script is loaded, and then passes them on. */
function createQueue(): Fbq {
  const queue: unknown[][] = [];
  const run = (...command: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...command);
    else queue.push(command);
  };
  const fields = { queue, loaded: true, version: "2.0", disablePushState: true };
  const fbq: Fbq = Object.assign(run, fields, { push: run });
  return fbq;
}

function fetchScript(onLoad: () => void): void {
  const script = document.createElement("script");
  script.async = true;
  script.onload = onLoad;
  script.src = SCRIPT;
  document.head.append(script);
}

/** Runs `act` when the browser is idle after the page has loaded; Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  const soon = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS })
      : setTimeout(act, 200);
  whenLoaded(soon);
}

function isEvent(event: unknown): event is AnalyticsEvent {
  return typeof event === "object" && event !== null && "event" in event;
}
