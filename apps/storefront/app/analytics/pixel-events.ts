import type { AnalyticsEvent } from "./events.ts";
import type { ShoppingItem } from "./shopping-events.ts";

/** An event as the pixel gets it. */
type PixelEvent = {
  name: string;
  values: Record<string, unknown>;
  /** By which the network recognizes a duplicate; undefined where there is no such id. */
  eventID?: string | undefined;
};

/** Returns the event in the pixel's own terms; null for an event that the pixel does not get. */
export function toPixelEvent(event: AnalyticsEvent, companyId: string): PixelEvent | null {
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
        // The company is in it: several restaurants may share a pixel, and each numbers its orders
        // from one.
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
