import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RETRY_MS } from "./shared-cart-sync.ts";
import { NOTHING } from "./sync-snapshot.ts";
import { dish, phone } from "./testing/phone.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const wait = (ms = RETRY_MS) => vi.advanceTimersByTimeAsync(ms);

test("lines that are added within a moment are sent in one request", async () => {
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

test("dishes that are in the cart before the guest joins are sent without a delay", async () => {
  const { add, inCart, onServer, join } = phone();
  await wait(0);
  add(dish("taco"));
  expect(inCart()).toEqual([["taco", 1]]);
  join();
  await wait(0);
  expect(onServer()).toEqual([["taco", 1]]);
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

test("a change is sent again after the browser has refused the lock for it", async () => {
  const { add, browser, onServer } = phone();
  browser.refusesLocks = true;
  add(dish("taco"));
  await wait(1_000);
  browser.refusesLocks = false;
  await wait();
  expect(onServer()).toEqual([["taco", 1]]);
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

test("changes of the own lines on another phone are merged with lines added here", async () => {
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
  const { add, server, browser, inCart, sync, saved } = phone();
  add(dish("taco", 2));
  await wait();
  server.state = "sent";
  add(dish("taco", 2), dish("soup"));
  await wait();
  expect(inCart()).toEqual([["soup", 1]]);
  expect([sync.getSnapshot().status, saved()]).toEqual(["over", null]);
  expect(browser.ownChanges).toBe(0);
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

test.each([
  ["an answer", {}],
  ["a refusal", { isRemoved: true }],
])("%s that comes after the guest has left changes nothing", async (_, refusing) => {
  const { server, sync, add } = phone();
  Object.assign(server, refusing);
  add(dish("taco"));
  const reading = sync.refresh();
  sync.forget("loading");
  await reading;
  await wait();
  expect(sync.getSnapshot()).toEqual({ ...NOTHING, status: "loading" });
});

test.each([
  ["is offline", { isUp: false }],
  ["has read too often", { isBusy: true }],
])(
  "a reload of a phone that %s says that the cart is over, and shows the order later",
  async (_, failing) => {
    const { server, network, sync, reload } = phone();
    server.state = "sent";
    await sync.refresh();
    const loaded = reload();
    Object.assign(network, failing);
    await loaded.refresh();
    expect(loaded.getSnapshot()).toMatchObject({ status: "over", cart: null });
    Object.assign(network, { isUp: true, isBusy: false });
    await loaded.refresh();
    expect(loaded.getSnapshot()).toMatchObject({ status: "over", cart: { state: "sent" } });
  },
);

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

test("own lines are not sent while they are being paid, and another guest's payment does not hold them up", async () => {
  const { add, server, onServer, sync } = phone();
  server.isPayingOwn = true;
  await sync.refresh();
  add(dish("taco"));
  await wait();
  expect(onServer()).toEqual([]);
  server.isPayingOwn = false;
  Object.assign(server.friend, { is_paying: true });
  await sync.refresh();
  await wait();
  expect(onServer()).toEqual([["taco", 1]]);
});

test("while the visitor orders their own lines these stay as they are", async () => {
  const { add, server, inCart, sync } = phone();
  add(dish("taco"));
  await wait();
  sync.setPaused(true);
  Object.assign(server, { lines: [], revision: server.revision + 1 });
  await sync.refresh();
  expect(inCart()).toEqual([["taco", 1]]);
  sync.setPaused(false);
  await wait();
  expect(inCart()).toEqual([]);
});
