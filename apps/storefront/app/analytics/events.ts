import { mayMeasure } from "./consent.ts";
import type { ShoppingEvent } from "./shopping-events.ts";

/** The names under which pages and steps are reported (spec §2, Checkout modal). */
export type ReportedPage =
  | "welcome_page"
  | "products"
  | "cart"
  | "additional_information"
  | "personal_information"
  | "address list"
  | "search_dropdown"
  | "search_map"
  | "search_location"
  | "search creation"
  | "payment"
  | "confirmation"
  | "404";

export type DisplayMode = "twa" | "standalone" | "browser";

/** What is reported of a visit (spec §2, §4 and §8; docs/measuring.md). Nothing of the person is in it. */
export type AnalyticsEvent =
  | { event: "virtual_page_view"; page: ReportedPage }
  /** A picture could not be shown; `source` is the one that is tried instead, `company` its token. */
  | { event: "imageError"; company: string | null; source: string | null }
  /**
   * `order_number` is what people say of it: the id opens its page. `value` in the currency's major
   * unit.
   */
  | { event: "orderCompleted"; order_number: string; value: number }
  /** The visitor took, or declined, the browser's offer to install (spec §4, Install prompt). */
  | { event: "install" }
  | { event: "install_cancelled" }
  /** How the page is shown: in an installed app or in a browser (spec §4, Install prompt). */
  | { event: "display_mode"; mode: DisplayMode }
  | {
      event: "requestError";
      category: "REQUEST_ERROR";
      /** `ERROR_404`; `ERROR_0` is a request that nobody answered. */
      action: string;
      method: string;
      url: string;
      message: string;
      /** `errors` are the paths of what was amiss. */
      response: { message?: string; errors?: string[] };
    }
  | ShoppingEvent;

declare global {
  interface Window {
    /** The queue that tag managers read. Before each shopping event they are told to forget the last. */
    dataLayer?: (AnalyticsEvent | { ecommerce: null })[];
  }
}

/** The page that the visitor sees, while they are yet to be asked. */
let unreported: AnalyticsEvent | null = null;

/**
 * Puts an event into the page's queue, for whatever measures this restaurant's visits. Of a visitor
 * who is yet to be asked nothing is kept but which page they see.
 */
export function emit(event: AnalyticsEvent): void {
  const may = mayMeasure();
  if (may === null && event.event === "virtual_page_view") unreported = event;
  if (!may) return;
  window.dataLayer ??= [];
  window.dataLayer.push(...("ecommerce" in event ? [{ ecommerce: null }] : []), event);
}

/** The visitor has said yes: what they see is reported, and what follows. */
export function reportPendingPageView(): void {
  if (unreported) emit(unreported);
  unreported = null;
}
