import type { Client } from "@comanda/contract/clients/client";
import { beforeEach, expect, test, vi } from "vitest";
import { createCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { applyErrorToCheckout } from "./apply-error-to-checkout.ts";

const ana = { id: "ana", addresses: [{ id: "home" }, { id: "work" }] } as unknown as Client;

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

function atHome() {
  const store = createCheckoutStore("c");
  store.getState().setClient(ana);
  store.getState().update({ addressId: "home", quote: { addressId: "home", price: 3_500 } });
  return store;
}

test("a refused address is marked as invalid and loses its quote", () => {
  const store = atHome();
  applyErrorToCheckout(store, "c", { kind: "place", code: "outside_coverage" });
  applyErrorToCheckout(store, "c", { kind: "place", code: "position_required" }, "work");
  expect(store.getState()).toMatchObject({
    quote: null,
    invalidAddresses: { home: "outside_coverage", work: "position_required" },
  });
});

test("an address that the API does not know is removed from the client", () => {
  const store = atHome();
  applyErrorToCheckout(store, "c", { kind: "address" });
  expect(store.getState()).toMatchObject({
    addressId: null,
    client: { addresses: [{ id: "work" }] },
  });
});

test("a client that the API does not know is removed", () => {
  const store = atHome();
  applyErrorToCheckout(store, "c", { kind: "client" });
  expect(store.getState()).toMatchObject({ client: null, clientChecked: true });
});

test("a network error leaves the address as it is", () => {
  const store = atHome();
  applyErrorToCheckout(store, "c", { kind: "unreachable" });
  expect(store.getState()).toMatchObject({ addressId: "home", client: ana });
  expect(Object.keys(store.getState().invalidAddresses)).toEqual([]);
});
