import { browserStorage } from "./browser-storage.ts";

/** Spec §3, Cookies: the last order, for a year, so that its page is found again. */
export const lastOrderCookie = { name: "comanda_last_order", maxAge: 31_536_000 } as const;

export function saveLastOrder(orderId: string): void {
  const { name, maxAge } = lastOrderCookie;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${orderId}; Max-Age=${maxAge}; Path=/; SameSite=Lax`;
}

/** The last order that a `Cookie` header names. */
export function lastOrder(cookies: string | null): string | null {
  const pattern = new RegExp(`(?:^|;\\s*)${lastOrderCookie.name}=([\\w.:-]+)`, "u");
  return pattern.exec(cookies ?? "")?.[1] ?? null;
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
