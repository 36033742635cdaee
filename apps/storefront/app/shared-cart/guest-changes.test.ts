import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dish, phone } from "./testing/phone.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answered = () => vi.advanceTimersByTimeAsync(0);

/** The opener's press that changes a friend's tacos from one number to another. */
const press = (from: number, to: number) => ({
  guestId: "g-2",
  base: [dish("taco", from)],
  lines: to > 0 ? [dish("taco", to)] : [],
});

/** A phone that shows one taco of a friend. */
async function withFriend() {
  const opened = phone();
  const { server, sync } = opened;
  server.friend = { lines: [dish("taco")], revision: 1 };
  await sync.refresh();
  const ofFriend = () =>
    server.friend.lines.map(({ product_id, quantity }) => [product_id, quantity]);
  return { ...opened, ofFriend };
}

test("two quick presses on the dish of another guest count both", async () => {
  const { sync, ofFriend } = await withFriend();
  sync.setLines(press(1, 2));
  sync.setLines(press(1, 2));
  await answered();
  expect(ofFriend()).toEqual([["taco", 3]]);
});

test("the opener's press is added to what another guest has just changed in their cart", async () => {
  const { sync, server, ofFriend } = await withFriend();
  server.friend = { lines: [dish("taco"), dish("soup")], revision: 2 };
  sync.setLines(press(1, 2));
  await answered();
  expect(ofFriend()).toEqual([
    ["taco", 2],
    ["soup", 1],
  ]);
  expect(sync.getSnapshot().isFailed).toBe(false);
});

test("a failed change of another guest's dish is said until one succeeds, and is not sent again", async () => {
  const { sync, network, ofFriend } = await withFriend();
  network.isUp = false;
  sync.setLines(press(1, 2));
  await answered();
  expect(sync.getSnapshot().isFailed).toBe(true);
  network.isUp = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([ofFriend(), sync.getSnapshot().isFailed]).toEqual([[["taco", 1]], true]);
  sync.setLines(press(1, 0));
  await answered();
  expect([ofFriend(), sync.getSnapshot().isFailed]).toEqual([[], false]);
});

test("own dishes are changed in the own cart", async () => {
  const { sync, inCart } = await withFriend();
  sync.setLines({ guestId: "g-1", base: [], lines: [dish("soup")] });
  await answered();
  expect(inCart()).toEqual([["soup", 1]]);
});

test("a failed press is said also when a press that came right after it counts", async () => {
  const { sync, network, ofFriend } = await withFriend();
  network.isBusy = true;
  sync.setLines(press(1, 2));
  sync.setLines(press(1, 2));
  await Promise.resolve();
  network.isBusy = false;
  await answered();
  expect([ofFriend(), sync.getSnapshot().isFailed]).toEqual([[["taco", 2]], true]);
});
