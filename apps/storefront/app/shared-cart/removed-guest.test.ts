import { ApiError } from "@comanda/contract/calls/api-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { invitingToken } from "./own-lines.ts";
import { RETRY_MS } from "./shared-cart-sync.ts";
import { NOTHING } from "./sync-snapshot.ts";
import { dish, phone } from "./testing/phone.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const wait = (ms = RETRY_MS) => vi.advanceTimersByTimeAsync(ms);

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
