import { ApiError } from "@comanda/contract/calls/api-client";
import { stubStorage } from "@comanda/ui/web/testing/stub-storage.ts";
import { beforeEach, expect, test } from "vitest";
import { becomeGuest } from "./become-guest.ts";

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubStorage("localStorage");
});

/** Makes the call, and returns the key that it was sent with. */
async function send(companyId: string, failure?: { status: number }): Promise<string> {
  let key = "";
  await becomeGuest(companyId, async ({ idempotencyKey }) => {
    key = idempotencyKey;
    if (failure) throw new ApiError("POST", "/join", failure.status, {});
  }).catch(() => undefined);
  return key;
}

test("a request that has no answer, or a refusal, is sent again with the same random key", async () => {
  const first = await send("tacos", { status: 0 });
  expect(first).toMatch(/^[\da-f]{32}$/u);
  expect(await send("tacos", { status: 429 })).toBe(first);
  expect(await send("tacos")).toBe(first);
});

test("after an answer the next request has another key, and none is stored", async () => {
  const first = await send("tacos");
  expect(stored.size).toBe(0);
  expect(await send("tacos")).not.toBe(first);
});

test("another company's key is another one", async () => {
  expect(await send("burgers", { status: 0 })).not.toBe(await send("tacos", { status: 0 }));
});

test("a stored text that is no key is replaced", async () => {
  const first = await send("tacos", { status: 0 });
  for (const name of stored.keys()) stored.set(name, "short");
  const second = await send("tacos", { status: 0 });
  expect(second).toMatch(/^[\da-f]{32}$/u);
  expect(second).not.toBe(first);
});
