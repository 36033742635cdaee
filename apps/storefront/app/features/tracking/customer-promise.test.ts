import { expect, test } from "vitest";
import { customerPromise, hasCome } from "./customer-promise.ts";

const at = (time: string) => `2026-03-14T${time}:00Z`;
const NOON = new Date(at("12:00"));

type Promised = Parameters<typeof customerPromise>[0];
const order = (changes: Partial<Promised> = {}): Promised => ({
  status: "PREPARING",
  service_type: "TAKEAWAY",
  promised_at: at("12:21"),
  scheduled_delivery_date: null,
  ...changes,
});
const read = (changes: Partial<Promised>) => {
  const promise = customerPromise(order(changes), NOON);
  return promise && `${promise.text} ${promise.time.toISOString().slice(11, 16)}`;
};

test.each<[Partial<Promised>, string | null]>([
  [{}, "ready 12:25"],
  [{ service_type: "TABLE" }, "ready 12:25"],
  [{ service_type: "DELIVERY" }, "delivery 12:25"],
  [{ service_type: "DELIVERY", status: "READY" }, "delivery 12:25"],
  [{ service_type: "DELIVERY", status: "DRIVER_ON_THE_WAY_TO_DESTINATION" }, "delivery 12:25"],
  [{ service_type: "DELIVERY", status: "DRIVER_ARRIVED_AT_DESTINATION" }, null],
  [{ promised_at: at("11:56") }, "late 12:00"],
  [{ promised_at: at("11:59"), service_type: "DELIVERY" }, "late 12:00"],
  [{ status: "READY" }, null],
  [{ status: "DELIVERED" }, null],
  [{ status: "CANCELLED" }, null],
  [{ status: "PENDING" }, null],
  [{ promised_at: null }, null],
])("of %j the customer reads %s", (changes, expected) => {
  expect(read(changes)).toBe(expected);
});

test("a scheduled order shows its promise only when it is another time, or late", () => {
  const scheduled = { promised_at: at("13:00"), scheduled_delivery_date: at("13:00") };
  expect(read(scheduled)).toBeNull();
  expect(read({ ...scheduled, promised_at: at("13:15") })).toBe("ready 13:15");
  expect(read({ promised_at: at("11:50"), scheduled_delivery_date: at("11:50") })).toBe(
    "late 11:50",
  );
});

test.each<[Promised["status"], Promised["service_type"], boolean]>([
  ["INITIATED", "DELIVERY", false],
  ["PENDING", "DELIVERY", false],
  ["READY", "DELIVERY", false],
  ["READY", "TAKEAWAY", true],
  ["DRIVER_ON_THE_WAY_TO_DESTINATION", "DELIVERY", false],
  ["DRIVER_ARRIVED_AT_DESTINATION", "DELIVERY", true],
  ["DELIVERED", "DELIVERY", true],
  ["CANCELLED", "TAKEAWAY", true],
])("%s as %s: the customer waits no longer: %s", (status, service_type, expected) => {
  expect(hasCome({ status, service_type })).toBe(expected);
});
