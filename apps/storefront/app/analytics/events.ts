import { mayMeasure } from "./consent.ts";
import type { ShoppingEvent } from "./shopping-events.ts";

/** The names under which pages and steps of the checkout are reported (conformance 2.86). */
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

/** An event of a visit (docs/measuring.md). It has no personal data. */
export type AnalyticsEvent =
  | { event: "virtual_page_view"; page: ReportedPage }
  /**
   * A picture could not be shown (conformance 4.102). `source` is the fallback that is tried instead,
   * `company` is the company's token.
   */
  | { event: "imageError"; company: string | null; source: string | null }
  /**
   * An order was placed. `order_number` is its public number, not the id, because the id opens its
   * page. `value` is in the currency's major unit.
   */
  | { event: "orderCompleted"; order_number: string; value: number }
  /** The visitor accepted or declined the browser's offer to install (conformance 4.97). */
  | { event: "install" }
  | { event: "install_cancelled" }
  /** Whether the page runs in an installed app or in a browser (conformance 4.98). */
  | { event: "display_mode"; mode: DisplayMode }
  | {
      event: "requestError";
      category: "REQUEST_ERROR";
      /** Such as `ERROR_404`; `ERROR_0` is a request without an answer. */
      action: string;
      method: string;
      url: string;
      message: string;
      /** `errors` are the paths of the invalid fields. */
      response: { message?: string; errors?: string[] };
    }
  | ShoppingEvent;

declare global {
  interface Window {
    /** The queue that tag managers read. `ecommerce: null` clears the last shopping event. */
    dataLayer?: (AnalyticsEvent | { ecommerce: null })[];
  }
}

/** The current page, while the visitor has not answered yet whether they may be measured. */
let pendingPageView: AnalyticsEvent | null = null;

/**
 * Adds an event to the page's queue, from which tag managers and the pixel read. Until the visitor
 * has answered, only the current page is kept.
 */
export function emit(event: AnalyticsEvent): void {
  const may = mayMeasure();
  if (may === null && event.event === "virtual_page_view") pendingPageView = event;
  if (!may) return;
  window.dataLayer ??= [];
  window.dataLayer.push(...("ecommerce" in event ? [{ ecommerce: null }] : []), event);
}

/** Reports the current page after the visitor has allowed it. */
export function reportPendingPageView(): void {
  if (pendingPageView) emit(pendingPageView);
  pendingPageView = null;
}
