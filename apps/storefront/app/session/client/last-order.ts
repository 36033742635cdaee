import { setCookie } from "@comanda/ui/web/set-cookie.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import { LAST_ORDER_COOKIE, lastOrderId } from "./last-order-id.ts";

/** Keeps the last order of this browser, which `/tracking` shows. */
export function saveLastOrder(orderId: string): void {
  setCookie(LAST_ORDER_COOKIE, encodeURIComponent(orderId));
}

/** Forgets an order that does not exist, if it is still the last one. */
export function forgetLastOrder(orderId: string): void {
  if (lastOrderId(document.cookie) === orderId) setCookie(LAST_ORDER_COOKIE, "");
}

const NOTIFIED_KEY = "comanda.toldOrder";

/** Returns the id of the visitor's last order; null where they have already been notified of it. */
export function unnotifiedOrderId(): string | null {
  const orderId = lastOrderId(document.cookie);
  return browserStorage.getItem(NOTIFIED_KEY) === orderId ? null : orderId;
}

/** Records that the visitor has been notified of this order. */
export function markOrderNotified(orderId: string): void {
  browserStorage.setItem(NOTIFIED_KEY, orderId);
}
