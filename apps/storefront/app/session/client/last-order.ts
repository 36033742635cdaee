import { readCookie } from "../../web/cookie-text.ts";
import { setCookie } from "../../web/set-cookie.ts";
import { browserStorage } from "../storage/browser-storage.ts";

/** Spec §3, Cookies: the last order, for a year, so that its page is found again. */
const NAME = "comanda_last_order";

export function saveLastOrder(orderId: string): void {
  setCookie(NAME, orderId);
}

/** The last order that a `Cookie` header names. */
export function lastOrderId(cookies: string | null): string | null {
  const orderId = readCookie(cookies, NAME);
  return /^[\w.:-]+$/u.test(orderId) ? orderId : null;
}

const NOTIFIED_KEY = "comanda.toldOrder";

/** The visitor's last order, unless they have been told of it (spec §4, Order-status modal). */
export function unnotifiedOrderId(): string | null {
  const orderId = lastOrderId(document.cookie);
  return browserStorage.getItem(NOTIFIED_KEY) === orderId ? null : orderId;
}

/** Of this order the visitor is told no more. */
export function markOrderNotified(orderId: string): void {
  browserStorage.setItem(NOTIFIED_KEY, orderId);
}
