import { INVISIBLE, isBlank } from "../text/visible-text.ts";
import { HOUR_MS } from "../time/durations.ts";

/**
 * `open`: lines can be changed. `paying`: the order for all is being paid online, and the lines stay as they are.
 * `sent`: one order with all lines was placed. `over`: it was closed or has expired.
 */
export type SharedCartState = "open" | "paying" | "sent" | "over";

/** Why a line of a shared cart cannot be ordered now. */
export type SharedLineProblem = "gone" | "options" | "short" | "sold_out";

/** The most guests of one shared cart. */
export const MAX_SHARED_GUESTS = 40;
/** The most lines of all guests together: those of one order. */
export const MAX_SHARED_LINES = 200;
/** The longest name of a guest, in characters as people count them. */
export const MAX_GUEST_NAME = 30;

/** Hours without a change after which a cart is over: guests leave a table sooner than an office orders. */
const TABLE_HOURS = 4;
const LINK_HOURS = 24;

/** Returns when a cart is over if nothing more happens to it. */
export function sharedCartExpiry(changedAt: Date, { isAtTable }: { isAtTable: boolean }): Date {
  return new Date(changedAt.getTime() + (isAtTable ? TABLE_HOURS : LINK_HOURS) * HOUR_MS);
}

/** An order with lines of the cart, as far as it decides the cart's state. */
export type SharedCartOrderFacts = {
  whole: boolean;
  placed_at: Date | null;
  /** Whether it waits for its online payment. */
  is_awaited: boolean;
};

/** Returns the state of a cart. An order that was placed for all counts more than the end of the cart. */
export function sharedCartState(
  cart: { closed_at: Date | null; expires_at: Date },
  orders: readonly SharedCartOrderFacts[],
  now: Date,
): SharedCartState {
  if (orders.some(({ whole, placed_at }) => whole && placed_at !== null)) return "sent";
  if (orders.some(({ whole, is_awaited }) => whole && is_awaited)) return "paying";
  return cart.closed_at !== null || cart.expires_at <= now ? "over" : "open";
}

/** Returns a guest's name as the others read it: in one line, visible and cut; null when nothing is left. */
export function guestName(typed: string | null): string | null {
  if (typed === null || isBlank(typed)) return null;
  // Tabs and line breaks become spaces first, because they are among the invisible characters.
  const line = typed.replace(/\s/gu, " ").replace(INVISIBLE, "").replace(/ +/gu, " ").trim();
  const letters = [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(line)];
  const cut = letters.slice(0, MAX_GUEST_NAME).map(({ segment }) => segment);
  return cut.join("").trim() || null;
}

/** Returns how the kitchen reads whose a line is: the guest's name, or their number. */
export function guestLabel({ name, position }: { name: string | null; position: number }): string {
  return name ?? `#${position}`;
}

/** Returns whether guests of a company can order together; a company that does not say it offers it. */
export function offersSharedCarts(settings: { shared_carts?: boolean | null }): boolean {
  return settings.shared_carts ?? true;
}
