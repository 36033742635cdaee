/** The names under which pages and steps are reported (spec §2, Checkout modal). */
export type SeenPage =
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

/** What is reported of a visit (spec §2, §4 and §8). Nothing of the person is in it. */
export type AnalyticsEvent =
  | { event: "virtual_page_view"; page: SeenPage }
  /** A picture could not be shown; `source` is the one that is tried instead, `company` its token. */
  | { event: "imageError"; company: string | null; source: string | null }
  /** `value` in the currency's major unit. */
  | { event: "orderCompleted"; order_id: string; value: number }
  | {
      event: "requestError";
      category: "REQUEST_ERROR";
      /** `ERROR_404` */
      action: string;
      method: string;
      url: string;
      message: string;
      response: { message?: string; errors?: unknown };
    };

declare global {
  interface Window {
    /** The queue that tag managers read. */
    dataLayer?: AnalyticsEvent[];
  }
}

/** Puts an event into the page's queue, for whatever measures this restaurant's visits. */
export function emit(event: AnalyticsEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
