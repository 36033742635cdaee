import { expect, test } from "vitest";
import {
  type OrderPlan,
  parseOrderPlan,
  planAfterOrder,
  plannedAnswers,
  planWithAddressId,
} from "./order-plan.ts";

const place = {
  address: "Durango 200, Roma Norte",
  latitude: 19.42,
  longitude: -99.16,
  city: null,
  hasNumber: true,
  exactAddress: "",
};
const found = { text: place.address, complement: "4B", id: null, place, located: true };
const delivery: OrderPlan = { serviceType: "DELIVERY", address: found, time: null };
const saved = { text: "Colima 220", complement: "", id: "a1", place: null, located: true };
const now = new Date("2026-05-01T12:00:00Z");

test("a found house is confirmed with its complement, a house that is not found is shown on the map", () => {
  expect(plannedAnswers(delivery, "DELIVERY", now)).toMatchObject({
    addressId: null,
    mapPlace: place,
    typedAddress: { complement: "4B", street: "" },
    plannedScreen: "address_create_map",
  });
  const unsure = { ...delivery, address: { ...found, located: false } };
  expect(plannedAnswers(unsure, "DELIVERY", now).plannedScreen).toBe("delivery_map");
});

test("an address of the client is chosen in the list", () => {
  expect(plannedAnswers({ ...delivery, address: saved }, "DELIVERY", now)).toMatchObject({
    addressId: "a1",
    plannedScreen: "delivery_address",
  });
});

test("a plan fills in nothing for another way to order", () => {
  expect(plannedAnswers(delivery, "TAKEAWAY", now)).toEqual({});
  expect(plannedAnswers(null, "DELIVERY", now)).toEqual({});
});

test("a planned time counts until it has passed", () => {
  const time = "2026-05-01T15:00:00.000Z";
  const takeaway: OrderPlan = { serviceType: "TAKEAWAY", address: found, time };
  expect(plannedAnswers(takeaway, "TAKEAWAY", now)).toEqual({
    deliveryDate: time,
    orderIsFor: "personalized",
  });
  expect(plannedAnswers(takeaway, "TAKEAWAY", new Date(time))).toEqual({
    deliveryDate: null,
    orderIsFor: "today",
  });
});

test("a place that became an address of the client is planned by its id", () => {
  expect(planWithAddressId(delivery, "a7")?.address).toMatchObject({ id: "a7", place: null });
  const unchanged = { ...delivery, address: saved };
  expect(planWithAddressId(unchanged, "a7")).toBe(unchanged);
});

test("the next order is planned like the last one, without its time", () => {
  const addresses = [{ id: "a1", address: "Colima 220", complement: null }];
  const sent = { serviceType: "DELIVERY", addressId: "a1" } as const;
  expect(planAfterOrder(null, sent, addresses)).toEqual({ ...delivery, address: saved });
  const scheduled = { ...delivery, time: "2026-05-01T15:00:00.000Z" };
  const collected = { serviceType: "TAKEAWAY", addressId: null } as const;
  expect(planAfterOrder(scheduled, collected, [])).toEqual({
    ...delivery,
    serviceType: "TAKEAWAY",
  });
});

test("an order at a table plans nothing", () => {
  const table = { serviceType: "TABLE", addressId: null } as const;
  expect(planAfterOrder(null, table, [])).toBeNull();
  expect(planAfterOrder(delivery, table, [])).toEqual(delivery);
});

test.each([null, "plan", {}, { serviceType: "DRONE" }])("%j is no plan", (stored) => {
  expect(parseOrderPlan(stored)).toBeNull();
});

test("a stored plan loses what cannot be read, and keeps the way to order", () => {
  expect(parseOrderPlan(JSON.parse(JSON.stringify(delivery)))).toEqual(delivery);
  const broken = { serviceType: "DELIVERY", address: { text: "Durango" }, time: "soon" };
  expect(parseOrderPlan(broken)).toEqual({ serviceType: "DELIVERY", address: null, time: null });
});
