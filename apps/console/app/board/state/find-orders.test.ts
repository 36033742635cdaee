import { expect, test } from "vitest";
import { staffOrder } from "../testing/staff-order-fixture.ts";
import { findOrders } from "./find-orders.ts";

const ana = staffOrder({ id: "a", public_id: 1052, order_title: "Mesa 12", table_zone: "Terraza" });
const jose = staffOrder({
  id: "b",
  public_id: 1053,
  order_title: null,
  client: { id: "c", name: "José Núñez", phone: "+525587654321", orders_count: 1 },
});
const idsOf = (search: string) => findOrders([ana, jose], search).map(({ id }) => id);

test("an order is found by its number, name, phone, table or zone", () => {
  expect(idsOf("1053")).toEqual(["b"]);
  expect(idsOf("jose nunez")).toEqual(["b"]);
  expect(idsOf("55 8765")).toEqual(["b"]);
  expect(idsOf("044 55 8765 4321")).toEqual(["b"]);
  expect(idsOf("٥٥٨٧٦٥")).toEqual(["b"]);
  expect(idsOf("#1053")).toEqual(["b"]);
  expect(idsOf("mesa 12")).toEqual(["a"]);
  expect(idsOf("TERRAZA")).toEqual(["a"]);
  expect(idsOf("105")).toEqual(["a", "b"]);
});

test("the order with exactly the number that is searched comes first", () => {
  const found = findOrders([ana, staffOrder({ ...ana, id: "short", public_id: 105 })], "105");
  expect(found.map(({ id }) => id)).toEqual(["short", "a"]);
});

test("few digits search no phones, and an empty search nothing", () => {
  expect(idsOf("87")).toEqual([]);
  expect([idsOf(""), idsOf("   ")]).toEqual([[], []]);
});

test("an order without a person is searched by what it has", () => {
  const kitchen = staffOrder({ client: null });
  expect(findOrders([kitchen], "ana")).toEqual([]);
  expect(findOrders([kitchen], "table 12")).toEqual([kitchen]);
});
