import { expect, test, vi } from "vitest";
import { lastOrder, rememberTold, untoldOrder } from "./last-order.ts";

test("the last order is found among other cookies", () => {
  expect(lastOrder("a=1; comanda_last_order=ord:7; b=2")).toBe("ord:7");
  expect(lastOrder("xcomanda_last_order=1")).toBeNull();
  expect(lastOrder(null)).toBeNull();
});

test("of each last order the visitor is told once", () => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  };
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("document", { cookie: "comanda_last_order=one" });
  expect(untoldOrder()).toBe("one");
  rememberTold("one");
  expect(untoldOrder()).toBeNull();
  vi.stubGlobal("document", { cookie: "comanda_last_order=two" });
  expect(untoldOrder()).toBe("two");
  vi.stubGlobal("document", { cookie: "" });
  expect(untoldOrder()).toBeNull();
});

test("a browser that keeps nothing tells of an order once all the same", () => {
  const refuse = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  vi.stubGlobal("document", { cookie: "comanda_last_order=three" });
  expect(untoldOrder()).toBe("three");
  rememberTold("three");
  expect(untoldOrder()).toBeNull();
});
