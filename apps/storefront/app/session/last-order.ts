import { readCookie } from "../web/cookie-text.ts";
import { keepCookie } from "../web/keep-cookie.ts";
import { browserStorage } from "./browser-storage.ts";

/** Spec §3, Cookies: the last order, for a year, so that its page is found again. */
const NAME = "comanda_last_order";

export function saveLastOrder(orderId: string): void {
  keepCookie(NAME, orderId);
}

/** The last order that a `Cookie` header names. */
export function lastOrder(cookies: string | null): string | null {
  const orderId = readCookie(cookies, NAME);
  return /^[\w.:-]+$/u.test(orderId) ? orderId : null;
}

const toldName = "comanda.toldOrder";

/** The visitor's last order, unless they have been told of it (spec §4, Order-status modal). */
export function untoldOrder(): string | null {
  const orderId = lastOrder(document.cookie);
  return browserStorage.getItem(toldName) === orderId ? null : orderId;
}

/** Of this order the visitor is told no more. */
export function rememberTold(orderId: string): void {
  browserStorage.setItem(toldName, orderId);
}
