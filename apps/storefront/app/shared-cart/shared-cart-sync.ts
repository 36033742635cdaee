import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import type { SentLines } from "../session/shared-cart/saved-shared-cart.ts";
import { canChangeLines } from "./can-change-lines.ts";
import { endingOf, readWithoutCart } from "./cart-ending.ts";
import { type GuestChange, GuestChanges } from "./guest-changes.ts";
import { removeGuest } from "./opener-calls.ts";
import * as ownLines from "./own-lines.ts";
import { syncFailure, syncRefusal } from "./sync-failure.ts";
import { firstSnapshot, NOTHING, type SyncDeps, type SyncSnapshot } from "./sync-snapshot.ts";

/** Milliseconds between attempts to reach the server, and before collected changes of the cart are sent. */
export const RETRY_MS = 3_000;
const COLLECT_MS = 250;

/**
 * Keeps the visitor's own cart and their part of a shared cart the same (decision 71). The own cart in the
 * browser is what the visitor changes, also offline; its lines are sent as a whole with a key, and sent
 * again with the same key until an answer comes. What the server has changed meanwhile is merged.
 */
export class SharedCartSync {
  readonly #deps: SyncDeps;
  readonly #listeners = new Set<() => void>();
  #snapshot = NOTHING;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #isPaused = false;
  readonly #guestChanges: GuestChanges;

  constructor(deps: SyncDeps) {
    this.#deps = deps;
    this.#snapshot = firstSnapshot(deps);
    this.#guestChanges = new GuestChanges(deps, () => this.#snapshot.cart, {
      changed: (cart) => this.#take(cart),
      failed: this.refresh,
      ended: (isFailed) => this.#set({ ...this.#snapshot, isFailed }),
    });
  }

  getSnapshot = (): SyncSnapshot => this.#snapshot;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads the cart again, and returns the token for its websocket; null without one. */
  refresh = async (): Promise<string | null> => {
    const saved = this.#deps.read();
    if (!saved) {
      const now = await readWithoutCart(this.#deps, this.#snapshot);
      if (now) this.#set(now);
      return null;
    }
    try {
      const params = { companyId: this.#deps.companyId, cartId: saved.cartId };
      const cart = await this.#deps.call("readSharedCart", { params });
      if (this.#deps.read()) this.#take(cart);
      return cart.socket_authorization;
    } catch (error) {
      // A late answer about a cart that the guest has left says nothing more.
      if (this.#deps.read()) this.#handle(error);
      return null;
    }
  };

  /** Begins to sync with the cart that this browser has just opened or joined: its lines are sent at once. */
  join(cart: SharedCart, token: string | null): void {
    this.#deps.save(ownLines.joinedCart(this.#deps.read(), cart, token));
    this.#take(cart);
    void this.#sendFromOneTab();
  }

  /**
   * Ends the membership in this browser; the own lines stay in its cart. The status is `loading` while the server
   * is asked to end it too.
   */
  forget(status: "missing" | "loading" = "missing"): void {
    clearTimeout(this.#timer);
    this.#deps.save(null);
    this.#set({ ...NOTHING, status });
  }

  /** Call it when the visitor has changed their cart. */
  cartChanged(): void {
    if (this.#snapshot.status !== "joined" || this.#isPaused) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sendFromOneTab(), COLLECT_MS);
  }

  /** While paused it neither sends nor merges the own lines: the visitor is ordering them. */
  setPaused(isPaused: boolean): void {
    const ends = this.#isPaused && !isPaused;
    this.#isPaused = isPaused;
    if (ends) void this.refresh();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Changes the lines of another guest, which only the opener may, or the own ones in the own cart. */
  setLines(change: GuestChange): void {
    void this.#guestChanges.send(change);
  }

  /** Removes another guest, which only the opener may. Rejects as `removeGuest` does. */
  async removeGuest(guestId: string): Promise<void> {
    const cart = await removeGuest(this.#deps, guestId);
    if (cart) this.#take(cart);
  }

  #take(cart: SharedCart): void {
    const shown = this.#snapshot.cart;
    const saved = this.#deps.read();
    if (saved?.cartId === cart.id) this.#deps.save(ownLines.withPresentLink(saved, cart));
    // A newer answer came first.
    if (shown?.id === cart.id && cart.revision < shown.revision) return;
    if (cart.state === "sent" || cart.state === "over") {
      this.#end(cart);
      return;
    }
    this.#set({ ...this.#snapshot, status: "joined", cart });
    if (!this.#isPaused) this.#adopt(cart);
    if (canChangeLines(cart, cart.me)) this.cartChanged();
  }

  #adopt(cart: SharedCart): void {
    const saved = this.#deps.read();
    const adopted = saved && ownLines.adoptLines(saved, this.#deps.cart.lines(), cart);
    if (!adopted) return;
    this.#deps.save(adopted.saved);
    this.#deps.cart.adopt(() => adopted.own);
  }

  async #sendFromOneTab(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    let failure: unknown = null;
    const cart = await this.#deps
      .inOneTab(() => this.#send())
      .catch((error: unknown) => {
        failure = error;
        return null;
      });
    this.#isSending = false;
    if (!this.#deps.read()) return;
    if (failure) this.#handle(failure);
    else if (cart) this.#take(cart);
  }

  /** Sends the next lines, and returns the cart with them; null when there are none. */
  async #send(): Promise<SharedCart | null> {
    const sending = this.#nextLines();
    if (!sending) return null;
    const { cartId, me: guestId } = this.#deps.read() ?? { cartId: "", me: "" };
    const params = { companyId: this.#deps.companyId, cartId, guestId };
    const cart = await this.#deps.call("changeSharedCartLines", { params, body: sending });
    const saved = this.#deps.read();
    if (saved) this.#deps.save(ownLines.withConfirmed(saved, sending));
    this.#set({ ...this.#snapshot, refused: null, isWaiting: false });
    return cart;
  }

  #nextLines(): SentLines | null {
    const saved = this.#deps.read();
    const { cart } = this.#snapshot;
    if (!saved || this.#isPaused || !canChangeLines(cart, cart?.me)) return null;
    const sending = ownLines.linesToSend(saved, this.#deps.cart.lines(), this.#deps.newKey);
    if (sending) this.#deps.save({ ...saved, sending });
    return sending;
  }

  #handle(error: unknown): void {
    const failure = syncFailure(error);
    if (failure === "removed" || failure === "over") {
      this.#end(null, failure);
      return;
    }
    const saved = this.#deps.read();
    const isRefused = failure !== "later";
    // A refused change has no effect: the next one starts from the lines that the server has.
    if (isRefused && saved) this.#deps.save({ ...saved, sending: null });
    if (failure === "outdated") return void this.refresh();
    const isWaiting = !isRefused && Boolean(saved?.sending);
    this.#set({ ...this.#snapshot, refused: syncRefusal(failure), isWaiting });
    if (isRefused) return;
    clearTimeout(this.#timer);
    const again = () => void (this.#snapshot.cart ? this.#sendFromOneTab() : this.refresh());
    this.#timer = setTimeout(again, RETRY_MS);
  }

  /** Ends the membership of this browser. Lines that were ordered for all leave the own cart. */
  #end(cart: SharedCart | null, status: SyncSnapshot["status"] = "over"): void {
    const saved = this.#deps.read();
    if (saved && cart?.state === "sent")
      this.#deps.cart.adopt((own) => ownLines.notSent(own, saved));
    this.#deps.save(endingOf(status, cart));
    this.#set({ ...NOTHING, status, cart });
  }

  #set(snapshot: SyncSnapshot): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }
}
