import { readCookie } from "@comanda/ui/web/cookie-text.ts";

/** The cookie with the last order's id, kept for a year (conformance 3.92). */
export const LAST_ORDER_COOKIE = "comanda_last_order";

/** Returns the part of a `Cookie` header that says that there is a last order. */
export function lastOrderCookie(orderId: string): string {
  return `${LAST_ORDER_COOKIE}=${encodeURIComponent(orderId)}`;
}

/** Returns the last order's id in a `Cookie` header; null where there is none, or it is no id. */
export function lastOrderId(cookies: string | null): string | null {
  try {
    return decodeURIComponent(readCookie(cookies, LAST_ORDER_COOKIE)) || null;
  } catch {
    return null;
  }
}
