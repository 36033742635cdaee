import { expect, test } from "vitest";
import { type AnnouncedOrder, type AnnouncedStatus, orderMessage } from "./order-message.ts";

const now = new Date("2026-11-23T18:00:00Z");
const country = { name: null, country_code: "MX" };
const company = { name: "La Paz", timezone: "America/Mexico_City", country };
const order: AnnouncedOrder = {
  id: "o1",
  public_id: 1042,
  service_type: "TAKEAWAY",
  cancel_code: null,
  promised_at: new Date("2026-11-23T18:20:00Z"),
  confirmed_at: null,
  accepted_at: now,
};
const words = (status: AnnouncedStatus, changes: Partial<AnnouncedOrder> = {}, wanted = "en") => {
  const { message } = orderMessage(company, { ...order, ...changes }, { status, wanted, now });
  return `${message.title} | ${message.body}`.replace("\u202f", " ");
};

test.each<[AnnouncedStatus, Partial<AnnouncedOrder>, string]>([
  ["PREPARING", {}, "Order 1042 is accepted | La Paz: ready at about 12:20 PM"],
  [
    "PREPARING",
    { service_type: "DELIVERY" },
    "Order 1042 is accepted | La Paz: with you at about 12:20 PM",
  ],
  ["PREPARING", { promised_at: null }, "Order 1042 is accepted | La Paz is preparing it."],
  ["READY", {}, "Order 1042 is ready | La Paz: come to the counter and say your number."],
  ["READY", { service_type: "TABLE" }, "Order 1042 is ready | La Paz: it comes to you."],
  [
    "READY",
    { service_type: "DELIVERY" },
    "Order 1042 is ready | La Paz: it is waiting for its driver.",
  ],
  ["DRIVER_ON_THE_WAY_TO_DESTINATION", { promised_at: null }, "Order 1042 is on its way | La Paz"],
  [
    "CANCELLED",
    { cancel_code: "sold_out" },
    "Order 1042 was cancelled | Something in your order is sold out.",
  ],
  [
    "CANCELLED",
    { accepted_at: null, cancel_code: "other" },
    "Order 1042 was not accepted | Your order’s page says why.",
  ],
])("%s of an order with %o says %j", (status, changes, expected) => {
  expect(words(status, changes)).toBe(expected);
});

test("an unknown language is English, and a region has its language's words", () => {
  expect(words("READY", {}, "ja")).toBe(words("READY"));
  expect(words("READY", {}, "es-MX")).toBe(words("READY", {}, "es"));
});

test("a push service keeps a message until the promised time, an hour at least", () => {
  const ttl = (promised_at: Date | null) =>
    orderMessage(company, { ...order, promised_at }, { status: "READY", wanted: "en", now })
      .delivery.ttlSeconds;
  expect([ttl(null), ttl(order.promised_at), ttl(new Date(now.getTime() + 7_200_000))]).toEqual([
    3_600, 3_600, 7_200,
  ]);
});

test("a promised time has the hours of the restaurant's country, by its clock", () => {
  const text = (place: Partial<typeof company>, wanted: string) =>
    orderMessage({ ...company, ...place }, order, { status: "PREPARING", wanted, now }).message
      .body;
  const spain = { timezone: "Europe/Madrid", country: { name: null, country_code: "ES" } };
  expect(text({}, "es")).toMatch(/12:20\sp\.\sm\./u);
  expect(text(spain, "en")).toMatch(/ 19:20$/u);
  // Juárez has the clock of Chihuahua here (conformance 4.34).
  const juarez = text({ timezone: "America/Ciudad_Juarez" }, "en");
  expect(juarez).toBe(text({ timezone: "America/Chihuahua" }, "en"));
  expect(juarez).toMatch(/12:20\sPM/u);
});
