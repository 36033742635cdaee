import { stubStorage } from "@comanda/ui/web/testing/stub-storage.ts";
import { expect, test, vi } from "vitest";
import { markOrderNotified, saveLastOrder, unnotifiedOrderId } from "./last-order.ts";
import { LAST_ORDER_COOKIE, lastOrderCookie, lastOrderId } from "./last-order-id.ts";

test("the last order is found among other cookies", () => {
  expect(lastOrderId("a=1; comanda_last_order=ord:7; b=2")).toBe("ord:7");
  expect(lastOrderId("xcomanda_last_order=1")).toBeNull();
  expect(lastOrderId(null)).toBeNull();
});

test.each(["order 7; 8", "100%", "pedido/ñ", "a=b,c"])(
  "an order of another backend with the id %j is remembered as the last one",
  (orderId) => {
    vi.stubGlobal("location", { protocol: "http:" });
    vi.stubGlobal("document", { cookie: "" });
    saveLastOrder(orderId);
    expect(lastOrderId(document.cookie)).toBe(orderId);
    expect(lastOrderId(lastOrderCookie(orderId))).toBe(orderId);
  },
);

test.each(["%", "%E0", ""])("the cookie %j names no order", (value) => {
  expect(lastOrderId(`${LAST_ORDER_COOKIE}=${value}`)).toBeNull();
});

test("the visitor is notified of each last order once", () => {
  stubStorage("localStorage");
  vi.stubGlobal("document", { cookie: "comanda_last_order=one" });
  expect(unnotifiedOrderId()).toBe("one");
  markOrderNotified("one");
  expect(unnotifiedOrderId()).toBeNull();
  vi.stubGlobal("document", { cookie: "comanda_last_order=two" });
  expect(unnotifiedOrderId()).toBe("two");
  vi.stubGlobal("document", { cookie: "" });
  expect(unnotifiedOrderId()).toBeNull();
});

test("without local storage the visitor is still notified once", () => {
  const refuse = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  vi.stubGlobal("document", { cookie: "comanda_last_order=three" });
  expect(unnotifiedOrderId()).toBe("three");
  markOrderNotified("three");
  expect(unnotifiedOrderId()).toBeNull();
});
