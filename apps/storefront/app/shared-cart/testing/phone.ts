import { ApiError } from "@comanda/contract/calls/api-client";
import type { SharedCartClient } from "@comanda/contract/calls/shared-cart-client";
import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import type { SharedLine } from "@comanda/domain/shared-cart/shared-lines";
import { HOUR_MS } from "@comanda/domain/time/durations";
import type {
  SavedSharedCart,
  SharedCartEnding,
} from "../../session/shared-cart/saved-shared-cart.ts";
import { SharedCartSync } from "../shared-cart-sync.ts";
import type { SyncDeps } from "../sync-snapshot.ts";
import { toCartLines } from "../to-cart-lines.ts";

/** A line of a shared cart, of a product's first variant. */
export const dish = (product_id: string, quantity = 1): SharedLine => ({
  product_id,
  variant_id: `${product_id}-1`,
  quantity,
  comment: "",
  modifiers: [],
});

type Sent = { key: string; revision: number; lines: SharedLine[]; token?: string };

/** A server with one guest's lines, a phone, and the network between them. */
export function phone() {
  const server = {
    lines: [] as SharedLine[],
    revision: 0,
    keys: [] as string[],
    state: "open",
    isPayingOwn: false,
    links: ["link"],
    isRemoved: false,
    /** Another guest, whose lines the phone may change as the opener. */
    friend: { lines: [] as SharedLine[], revision: 0 },
  };
  const network = { isUp: true, losesAnswers: false, isBusy: false };
  const browser = { refusesLocks: false, ownChanges: 0 };
  let saved: SavedSharedCart | null = null;
  let ending: SharedCartEnding | null = null;
  let own = toCartLines([]);
  let keys = 0;
  const cart = () =>
    ({
      expires_at: new Date(Date.now() + HOUR_MS).toISOString(),
      id: "c-1",
      me: "g-1",
      opener: "g-1",
      by: null,
      orders: [],
      table_id: null,
      total: 0,
      state: server.state,
      revision: server.revision + server.friend.revision,
      socket_authorization: "token",
      link_number: server.links.length - 1,
      guests: [
        {
          id: "g-1",
          number: 1,
          name: null,
          total: 0,
          revision: server.revision,
          lines: server.lines,
          is_paying: server.isPayingOwn,
        },
        { id: "g-2", number: 2, name: "Ben", total: 0, ...server.friend },
      ],
    }) as unknown as SharedCart;
  const refused = (status: number, code: string) =>
    new ApiError("PUT", "/", status, { code } as ApiError["problem"]);
  /** As the server does: once for each key. */
  const takeLines = ({ key, revision, lines }: Sent, guestId: string) => {
    const guest = guestId === "g-2" ? server.friend : server;
    if (server.keys.includes(key)) return;
    if (server.state !== "open" || server.isPayingOwn) throw refused(409, "shared_cart_sent");
    if (revision !== guest.revision) throw refused(409, "shared_cart_changed");
    guest.lines = lines;
    guest.revision += 1;
    server.keys.push(key);
  };
  type Input = { params: { guestId: string }; body?: Sent };
  const call = (async (name: string, { params, body }: Input) => {
    if (!network.isUp) throw refused(0, "");
    if (network.isBusy) throw refused(429, "too_many_requests");
    if (server.isRemoved) throw refused(403, "removed_from_shared_cart");
    if (body?.token && !server.links.includes(body.token)) server.links.push(body.token);
    if (name === "changeSharedCartLines" && body) takeLines(body, params.guestId);
    if (network.losesAnswers) throw refused(0, "");
    return cart();
  }) as unknown as SharedCartClient;
  const deps: SyncDeps = {
    companyId: "tacos",
    call,
    read: () => saved,
    save: (now) => {
      ending = now === "removed" || (now && "sent" in now) ? now : null;
      saved = ending ? null : (now as SavedSharedCart | null);
    },
    readEnding: () => ending,
    cart: {
      lines: () => own,
      change: (update) => {
        own = update(own);
        browser.ownChanges += 1;
      },
      adopt: (update) => {
        own = update(own);
      },
    },
    newKey: () => {
      keys += 1;
      return `key ${keys}`;
    },
    newToken: () => `link ${server.links.length}`,
    inOneTab: async (work) => {
      if (browser.refusesLocks) throw new DOMException("not active", "InvalidStateError");
      return work();
    },
  };
  const sync = new SharedCartSync(deps);
  const add = (...lines: SharedLine[]) => {
    own = toCartLines(lines);
    sync.cartChanged();
  };
  const join = () => sync.join(cart(), "link");
  join();
  const inCart = () => own.map(({ product_id, quantity }) => [product_id, quantity]);
  const onServer = () => server.lines.map(({ product_id, quantity }) => [product_id, quantity]);
  const reload = () => new SharedCartSync(deps);
  return {
    server,
    network,
    browser,
    sync,
    add,
    inCart,
    onServer,
    join,
    reload,
    saved: () => saved,
  };
}
