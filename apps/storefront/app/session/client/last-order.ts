import { readCookie } from "@comanda/ui/web/cookie-text.ts";
import { setCookie } from "@comanda/ui/web/set-cookie.ts";
import { browserStorage } from "../storage/browser-storage.ts";

/** The cookie with the last order's id, kept for a year (conformance 3.92). */
const NAME = "comanda_last_order";

export function saveLastOrder(orderId: string): void {
  setCookie(NAME, orderId);
}

/** Forgets an order that does not exist, if it is still the last one. */
export function forgetLastOrder(orderId: string): void {
  if (lastOrderId(document.cookie) === orderId) setCookie(NAME, "");
}

/** Returns the part of a `Cookie` header that says that there is a last order. */
export function lastOrderCookie(orderId: string): string {
  return `${NAME}=${orderId}`;
}

/** Returns the last order's id in a `Cookie` header; null where there is none, or it is no id. */
export function lastOrderId(cookies: string | null): string | null {
  const orderId = readCookie(cookies, NAME);
  return /^[\w.:-]+$/u.test(orderId) ? orderId : null;
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
