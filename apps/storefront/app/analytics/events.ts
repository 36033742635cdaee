/** What is reported of a visit (spec §2, §4 and §8). Nothing of the person is in it. */
export type AnalyticsEvent =
  | { event: "virtual_page_view"; page: string }
  /** `value` in the currency's major unit. */
  | { event: "order_completed"; order_id: string; value: number }
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
