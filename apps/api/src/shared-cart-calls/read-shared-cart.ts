import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { type Cents, fromCents } from "@comanda/domain/money/cents";
import type { SharedCartState } from "@comanda/domain/shared-cart/shared-cart";
import { readCatalog } from "../catalog/read-catalog.ts";
import { orderTokens } from "../live-updates/order-token.ts";
import { Refusal } from "../shared/refusal.ts";
import { linesOfGuests } from "../shared-carts/draft-shared-cart.ts";
import { findPlacedOrders, type SentOrder } from "../shared-carts/sent-orders.store.ts";
import {
  findSharedCart,
  findSharedCartGuests,
  type SharedCartGuestRow,
  type SharedCartKey,
} from "../shared-carts/shared-carts.store.ts";
import { toPlacedOrder } from "./placed-order-view.ts";
import { type PricedSharedLine, priceSharedLines } from "./price-shared-lines.ts";
import type { SharedCartContext } from "./shared-cart-context.ts";
import { readSharedCartLifecycle, refuseAbsent } from "./shared-cart-lifecycle.ts";

/**
 * Reads a cart as one of its guests sees it, with the prices of the current menu. It has names and dishes,
 * and nothing else of other guests. 403 `removed_from_shared_cart` for a guest who was removed; 404
 * `shared_cart_not_found` for every other device.
 */
export async function readSharedCart(
  context: SharedCartContext,
  key: SharedCartKey,
  device: string | null,
): Promise<SharedCart | Refusal> {
  const { db, clock, secret } = context;
  const cart = await findSharedCart(db, key);
  const guests = cart ? await findSharedCartGuests(db, cart) : [];
  const me = guests.find(({ device_id }) => device_id === device);
  if (!cart || !me || me.left_at !== null) return refuseAbsent(me);
  const catalog = await readCatalog(context, key.companyId);
  if (catalog instanceof Refusal) return catalog;
  const { state, sent } = await readSharedCartLifecycle(context, cart, guests);
  const now = clock();
  const isOver = state === "sent" || state === "over";
  const shown = isOver ? [] : linesOfGuests(guests);
  const lines = shown.map(({ line }) => line);
  const priced = await priceSharedLines(db, catalog, lines, now);
  const { code } = catalog.company.currency;
  const major = (amount: Cents) => fromCents(amount, code);
  const claim = { companyId: key.companyId, orderId: cart.id, view: "shared_cart" } as const;
  return {
    id: cart.id,
    state,
    revision: cart.revision,
    table_id: cart.qr_id,
    me: me.id,
    opener: cart.opener_id,
    link_number: cart.link_number,
    by: guestWhoSent(state, sent),
    guests: guests
      .filter(
        ({ id, left_at }) =>
          left_at === null ||
          sent.some(({ guest_id, placed_at }) => guest_id === id && placed_at !== null),
      )
      .map((guest) => {
        const own = priced.filter((_, at) => shown[at]?.guest === guest);
        return { ...toWireGuest(guest, own, major), is_paying: isPayingOwn(guest, sent) };
      }),
    orders: (await findPlacedOrders(db, cart)).map((order) => toPlacedOrder(order, guests, major)),
    total: major(sumOf(priced)),
    expires_at: cart.expires_at.toISOString(),
    socket_authorization: isOver ? null : orderTokens(secret).seal(claim, now),
  };
}

function guestWhoSent(state: SharedCartState, sent: readonly SentOrder[]): string | null {
  const isThis = ({ whole, placed_at, is_awaited }: SentOrder) =>
    state === "sent" ? whole && placed_at !== null : state === "paying" && whole && is_awaited;
  return sent.find(isThis)?.guest_id ?? null;
}

/** A guest who has left or was removed holds up no order for all. */
const isPayingOwn = (guest: SharedCartGuestRow, sent: readonly SentOrder[]): boolean =>
  guest.left_at === null &&
  sent.some(({ guest_id, whole, is_awaited }) => guest_id === guest.id && !whole && is_awaited);

function toWireGuest(
  { id, position, name, revision }: SharedCartGuestRow,
  lines: readonly PricedSharedLine[],
  major: (amount: Cents) => number,
): Omit<SharedCart["guests"][number], "is_paying"> {
  const shown = lines.map(({ line }) => line);
  return { id, number: position, name, revision, lines: shown, total: major(sumOf(lines)) };
}

const sumOf = (lines: readonly PricedSharedLine[]): Cents =>
  lines.reduce((sum, { total }) => sum + total, 0);
