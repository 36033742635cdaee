import { ApiError } from "@comanda/contract/calls/api-client";
import type { SharedCartClient } from "@comanda/contract/calls/shared-cart-client";
import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import type { SharedLine } from "@comanda/domain/shared-cart/shared-lines";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type {
  SavedSharedCart,
  SharedCartEnding,
} from "../session/shared-cart/saved-shared-cart.ts";
import { invitingToken } from "./own-lines.ts";
import { RETRY_MS, SharedCartSync } from "./shared-cart-sync.ts";
import { NOTHING, type SyncDeps } from "./sync-snapshot.ts";
import { toCartLines } from "./to-cart-lines.ts";

const dish = (product_id: string, quantity = 1): SharedLine => ({
  product_id,
  variant_id: `${product_id}-1`,
  quantity,
  comment: "",
  modifiers: [],
});

/** A server with one guest's lines, a phone, and the network between them. */
function phone() {
  const server = {
    lines: [] as SharedLine[],
    revision: 0,
    keys: [] as string[],
    state: "open",
    links: ["link"],
    isRemoved: false,
  };
  const network = { isUp: true, losesAnswers: false };
  let saved: SavedSharedCart | null = null;
  let ending: SharedCartEnding | null = null;
  let own = toCartLines([]);
  let keys = 0;
  const cart = () =>
    ({
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      id: "c-1",
      me: "g-1",
      opener: "g-1",
      by: null,
      orders: [],
      table_id: null,
      total: 0,
      state: server.state,
      revision: server.revision,
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
        },
      ],
    }) as unknown as SharedCart;
  const refused = (status: number, code: string) =>
    new ApiError("PUT", "/", status, { code } as ApiError["problem"]);
  const call = (async (
    name: string,
    input: { body?: { key: string; revision: number; lines: SharedLine[]; token?: string } },
  ) => {
    if (!network.isUp) throw refused(0, "");
    if (server.isRemoved) throw refused(403, "removed_from_shared_cart");
    const { body } = input;
    if (body?.token && !server.links.includes(body.token)) server.links.push(body.token);
    if (name === "changeSharedCartLines" && body && !server.keys.includes(body.key)) {
      if (server.state !== "open") throw refused(409, "shared_cart_sent");
      if (body.revision !== server.revision) throw refused(409, "shared_cart_changed");
      server.lines = body.lines;
      server.revision += 1;
      server.keys.push(body.key);
    }
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
      },
    },
    newKey: () => {
      keys += 1;
      return `key ${keys}`;
    },
    newToken: () => `link ${server.links.length}`,
    alone: (work) => work(),
  };
  const sync = new SharedCartSync(deps);
  const add = (...lines: SharedLine[]) => {
    own = toCartLines(lines);
    sync.cartChanged();
  };
  sync.join(cart(), "link");
  const inCart = () => own.map(({ product_id, quantity }) => [product_id, quantity]);
  const onServer = () => server.lines.map(({ product_id, quantity }) => [product_id, quantity]);
  const reload = () => new SharedCartSync(deps);
  return { server, network, sync, add, inCart, onServer, reload, saved: () => saved };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const wait = (ms = RETRY_MS) => vi.advanceTimersByTimeAsync(ms);

test("what is added within a moment is sent together, once", async () => {
  const { add, server, onServer } = phone();
  add(dish("taco"));
  add(dish("taco", 2), dish("soup"));
  await wait();
  expect([onServer(), server.revision]).toEqual([
    [
      ["taco", 2],
      ["soup", 1],
    ],
    1,
  ]);
});

test("dishes that are added offline for ten seconds are sent when the network is back", async () => {
  const { add, network, onServer, sync, server } = phone();
  network.isUp = false;
  add(dish("taco"));
  await wait(5_000);
  expect(sync.getSnapshot().isWaiting).toBe(true);
  add(dish("taco"), dish("soup"));
  await wait(5_000);
  network.isUp = true;
  await wait(10_000);
  expect(onServer()).toEqual([
    ["taco", 1],
    ["soup", 1],
  ]);
  expect([sync.getSnapshot().isWaiting, server.revision]).toEqual([false, 2]);
});

test("a change whose answer is lost is not doubled, also when more is added meanwhile", async () => {
  const { add, network, onServer, inCart } = phone();
  network.losesAnswers = true;
  add(dish("taco"));
  await wait(1_000);
  add(dish("taco"), dish("soup"));
  await wait(1_000);
  network.losesAnswers = false;
  await wait(10_000);
  expect([onServer(), inCart()]).toEqual(
    Array(2).fill([
      ["taco", 1],
      ["soup", 1],
    ]),
  );
});

test("what another phone has changed of the own lines is merged with what was added here", async () => {
  const { add, server, onServer, inCart, sync } = phone();
  add(dish("taco", 2));
  await wait();
  Object.assign(server, { lines: [dish("taco", 1)], revision: server.revision + 1 });
  add(dish("taco", 2), dish("soup"));
  await wait(10_000);
  expect([onServer(), inCart()]).toEqual(
    Array(2).fill([
      ["taco", 1],
      ["soup", 1],
    ]),
  );
  Object.assign(server, { lines: [], revision: server.revision + 1 });
  await sync.refresh();
  expect(inCart()).toEqual([]);
});

test("an order for all takes the lines that the server had, and ends the cart on this phone", async () => {
  const { add, server, inCart, sync, saved } = phone();
  add(dish("taco", 2));
  await wait();
  server.state = "sent";
  add(dish("taco", 2), dish("soup"));
  await wait();
  expect(inCart()).toEqual([["soup", 1]]);
  expect([sync.getSnapshot().status, saved()]).toEqual(["over", null]);
});

test("a reload after the order was sent still shows it, and starting again forgets it", async () => {
  const { server, sync, reload } = phone();
  server.state = "sent";
  await sync.refresh();
  for (let loads = 0; loads < 2; loads += 1) {
    const loaded = reload();
    expect(loaded.getSnapshot().status).toBe("loading");
    await loaded.refresh();
    expect(loaded.getSnapshot()).toMatchObject({ status: "over", cart: { state: "sent" } });
  }
  sync.forget();
  const last = reload();
  await last.refresh();
  expect(last.getSnapshot()).toEqual(NOTHING);
});

test("nothing is sent while an order is being paid, and it is sent when that has ended", async () => {
  const { add, server, onServer, sync } = phone();
  server.state = "paying";
  await sync.refresh();
  add(dish("taco"));
  await wait();
  expect(onServer()).toEqual([]);
  server.state = "open";
  await sync.refresh();
  await wait();
  expect(onServer()).toEqual([["taco", 1]]);
});

test("while the visitor orders their own lines these stay as they are", async () => {
  const { add, server, inCart, sync } = phone();
  add(dish("taco"));
  await wait();
  sync.pause(true);
  Object.assign(server, { lines: [], revision: server.revision + 1 });
  await sync.refresh();
  expect(inCart()).toEqual([["taco", 1]]);
  sync.pause(false);
  await wait();
  expect(inCart()).toEqual([]);
});

test("a guest who is removed keeps their dishes, and sends nothing more", async () => {
  const { add, server, inCart, sync, saved } = phone();
  add(dish("taco", 2));
  await wait();
  Object.assign(server, { isRemoved: true, lines: [] });
  add(dish("taco", 2), dish("soup"));
  await wait();
  expect([sync.getSnapshot(), saved()]).toEqual([{ ...NOTHING, status: "removed" }, null]);
  expect(inCart()).toEqual([
    ["taco", 2],
    ["soup", 1],
  ]);
  await sync.refresh();
  expect(sync.getSnapshot().status).toBe("removed");
});

test("removing a guest replaces the link, once, also when the first answer is lost", async () => {
  const { network, server, sync, saved } = phone();
  network.losesAnswers = true;
  await expect(sync.removeGuest("g-2")).rejects.toBeInstanceOf(ApiError);
  expect(saved()).toMatchObject({ token: "link", link: 0, nextToken: "link 1" });
  network.losesAnswers = false;
  await sync.removeGuest("g-2");
  expect(server.links).toEqual(["link", "link 1"]);
  expect(saved()).toMatchObject({ token: "link 1", link: 1, nextToken: null });
  expect(invitingToken(saved(), { link_number: 1 })).toBe("link 1");
  expect(invitingToken(saved(), { link_number: 2 })).toBeNull();
});
