import { browserStorage } from "../../../session/browser-storage.ts";

const NAME = "comanda.ratedOrders";
const MOST = 50;

/** The orders that were rated from this browser, the latest last. */
function ratedOrders(): string[] {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(NAME) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function wasRated(orderId: string): boolean {
  return ratedOrders().includes(orderId);
}

export function rememberRated(orderId: string): void {
  const others = ratedOrders().filter((id) => id !== orderId);
  browserStorage.setItem(NAME, JSON.stringify([...others, orderId].slice(-MOST)));
}
