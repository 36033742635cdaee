import { type CartLine, lineHash } from "@comanda/domain/cart/lines";
import { withoutOrdered } from "@comanda/domain/shared-cart/shared-lines";
import { stubStorage } from "@comanda/ui/web/testing/stub-storage.ts";
import { beforeEach, expect, test } from "vitest";
import { createCartStore } from "./cart-store.ts";

let storage: Map<string, string>;

beforeEach(() => {
  storage = stubStorage("localStorage");
});

function lineOf(product_id: string, quantity = 1): CartLine {
  const chosen = { product_id, variant_id: "v", comment: "", modifiers: [] };
  return { ...chosen, quantity, hash: lineHash(chosen) };
}
const products = ({ lines }: { lines: CartLine[] }) => lines.map(({ product_id }) => product_id);

test("two tabs that add at the same time lose nothing", () => {
  const [one, other] = [createCartStore("c"), createCartStore("c")];
  one.getState().add(lineOf("taco"));
  other.getState().add(lineOf("soup"));
  one.getState().setQuantity(lineOf("taco").hash, 3);
  void other.persist.rehydrate();
  expect(products(one.getState())).toEqual(["taco", "soup"]);
  expect(other.getState().lines).toEqual([lineOf("taco", 3), lineOf("soup")]);
});

test("a line that is added before the stored cart is read is added to it", () => {
  createCartStore("c").getState().add(lineOf("taco"));
  const later = createCartStore("c");
  later.getState().add(lineOf("soup"));
  expect(products(later.getState())).toEqual(["taco", "soup"]);
});

test("a change does not refill a cart that another tab has emptied", () => {
  const [one, other] = [createCartStore("c"), createCartStore("c")];
  one.getState().add(lineOf("taco"));
  void other.persist.rehydrate();
  one.getState().clear();
  other.getState().setQuantity(lineOf("taco").hash, 2);
  expect(other.getState().lines).toEqual([]);
});

test("an order takes its lines out of the cart, and leaves what another tab has added since", () => {
  const [one, other] = [createCartStore("c"), createCartStore("c")];
  one.getState().add(lineOf("taco", 2));
  const ordered = one.getState().lines;
  void other.persist.rehydrate();
  other.getState().add(lineOf("taco"));
  other.getState().add(lineOf("cake"));
  one.getState().clear((now) => withoutOrdered(now, ordered));
  expect(one.getState().lines).toEqual([lineOf("taco"), lineOf("cake")]);
});

test("the lines before a removal are kept until the next change", () => {
  const store = createCartStore("c");
  const { add, setQuantity, clear } = store.getState();
  add(lineOf("taco"));
  add(lineOf("soup"));
  const { hash } = lineOf("taco");
  setQuantity(hash, 2);
  expect(store.getState().removed).toBeNull();
  setQuantity(hash, 0);
  expect(products(store.getState())).toEqual(["soup"]);
  expect(store.getState().removed?.hash).toBe(hash);
  expect(products({ lines: [...(store.getState().removed?.before ?? [])] })).toEqual([
    "taco",
    "soup",
  ]);
  add(lineOf("cake"));
  expect(store.getState().removed).toBeNull();
  setQuantity(hash, 0);
  clear();
  expect(store.getState().removed).toBeNull();
});

test("a removed line cannot be put back after another tab has changed the cart", () => {
  const [one, other] = [createCartStore("c"), createCartStore("c")];
  one.getState().add(lineOf("taco"));
  one.getState().setQuantity(lineOf("taco").hash, 0);
  other.getState().clear();
  void one.persist.rehydrate();
  expect(one.getState().removed).toBeNull();
});

test("the visitor's own changes are reported, but not what others did or an order took", () => {
  const reports: string[][] = [];
  const report = (_before: readonly CartLine[], after: readonly CartLine[]) =>
    void reports.push(products({ lines: [...after] }));
  const { add, adopt, clear } = createCartStore("c", report).getState();
  add(lineOf("taco"));
  adopt((lines) => [...lines, lineOf("soup")]);
  clear();
  add(lineOf("cake"));
  expect(reports).toEqual([["taco"], ["cake"]]);
});

test.each(["{", "null", '"cart"', '{"state":7}', '{"version":9}'])(
  "with %s stored the cart is empty and works",
  (text) => {
    storage.set("comanda.cart.c", text);
    const store = createCartStore("c");
    void store.persist.rehydrate();
    expect(store.persist.hasHydrated()).toBe(true);
    expect(store.getState().lines).toEqual([]);
    store.getState().add(lineOf("taco"));
    expect(products(store.getState())).toEqual(["taco"]);
  },
);
