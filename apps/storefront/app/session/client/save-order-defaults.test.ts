import type { Order } from "@comanda/contract/orders/order";
import { stubStorage } from "@comanda/ui/web/testing/stub-storage.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { lastPaymentMethod } from "./last-payment-method.ts";
import { saveOrderDefaults } from "./save-order-defaults.ts";

let cookie = "";
beforeEach(() => {
  stubStorage("localStorage");
  cookie = "";
  vi.stubGlobal("location", {});
  vi.stubGlobal("document", {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      cookie = text;
    },
  });
});

const order = (more: object) => ({ id: "o1", address: null, meta_data: null, ...more }) as Order;
const paid = { meta_data: { assigned_payment: { payment_method_id: "cash" } } };

test("the address and the payment method of an order are saved", () => {
  saveOrderDefaults("c", order({ ...paid, address: { id: "home", address: "Colima 220" } }));
  expect(lastPaymentMethod("c")).toBe("cash");
  expect(lastPaymentMethod("another")).toBeNull();
  expect(cookie).toMatch(/^comanda_addresses=home;/u);
  expect(cookie).not.toContain("Colima");
});

test("the id of a saved address may be a number", () => {
  saveOrderDefaults("c", order({ address: { id: 41, address: "Colima 220" } }));
  expect(cookie).toMatch(/^comanda_addresses=41;/u);
});

test("an order without address and payment method saves no defaults", () => {
  saveOrderDefaults("c", order({}));
  expect(lastPaymentMethod("c")).toBeNull();
  expect(cookie).toBe("");
});
