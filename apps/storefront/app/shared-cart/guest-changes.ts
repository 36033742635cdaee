import { ApiError } from "@comanda/contract/calls/api-client";
import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { mergeLines, type SharedLine } from "@comanda/domain/shared-cart/shared-lines";
import { linesOf } from "../session/shared-cart/saved-shared-cart.ts";
import { withComment } from "./own-lines.ts";
import type { SyncDeps } from "./sync-snapshot.ts";
import { toCartLines } from "./to-cart-lines.ts";

/** Lines of a guest that the opener has changed from `base` to `lines`. */
export type GuestChange = { guestId: string; base: SharedLine[]; lines: SharedLine[] };

type ChangeHandlers = {
  /** Called with the cart that has the change. */
  changed: (cart: SharedCart) => void;
  /** Reads the cart again: it does not have the change, or the answer was lost. */
  failed: () => Promise<unknown>;
  ended: (isFailed: boolean) => void;
};

/**
 * Sends the opener's changes of other guests' lines, one after the other; a failed one is not sent again. Own
 * lines are changed in the own cart.
 */
export class GuestChanges {
  readonly #deps: SyncDeps;
  readonly #cart: () => SharedCart | null;
  readonly #on: ChangeHandlers;
  #last = Promise.resolve();
  #failures = 0;

  constructor(deps: SyncDeps, cart: () => SharedCart | null, on: ChangeHandlers) {
    this.#deps = deps;
    this.#cart = cart;
    this.#on = on;
  }

  send(change: GuestChange): Promise<void> {
    if (change.guestId === this.#cart()?.me)
      this.#deps.cart.change((own) => toCartLines(change.lines, own));
    else {
      const failures = this.#failures;
      this.#last = this.#last.then(() => this.#sendNext(change, failures));
    }
    return this.#last;
  }

  /** `failures` is how many there were at the press: its success does not hide a later one. */
  async #sendNext(change: GuestChange, failures: number): Promise<void> {
    const cart = this.#cart();
    if (!cart) return;
    try {
      const changed = await changeGuestLines(this.#deps, cart, change);
      if (failures === this.#failures) this.#on.ended(false);
      this.#on.changed(changed);
    } catch {
      this.#failures += 1;
      this.#on.ended(true);
      await this.#on.failed();
    }
  }
}

/**
 * Changes the lines of another guest, and returns the cart with them. Of a second press, which came before the
 * answer to the first one, only what it changes is added to that answer. A cart that the guest has just
 * changed is read again, once.
 */
async function changeGuestLines(
  { companyId, call, newKey }: SyncDeps,
  cart: SharedCart,
  change: GuestChange,
): Promise<SharedCart> {
  const params = { companyId, cartId: cart.id, guestId: change.guestId };
  const send = (now: SharedCart) =>
    call("changeSharedCartLines", {
      params,
      body: { key: newKey(), ...changedLines(now, change) },
    });
  try {
    return await send(cart);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "shared_cart_changed")) throw error;
    return send(await call("readSharedCart", { params: { companyId, cartId: cart.id } }));
  }
}

function changedLines({ guests }: SharedCart, { guestId, base, lines }: GuestChange) {
  const guest = guests.find(({ id }) => id === guestId);
  const theirs = linesOf(guest?.lines.map(withComment));
  return { revision: guest?.revision ?? 0, lines: mergeLines(base, lines, theirs) };
}
