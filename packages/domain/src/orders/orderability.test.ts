import { expect, test } from "vitest";
import { at, type Changes, context } from "../testing/ordering-context.ts";
import { evaluateOrderability, isMenuReadOnly } from "./orderability.ts";

const open = at("01T12:00");
const closed = at("01T14:00");
const opens = at("08T09:00");
const scheduled = { takeaway: { active: true, scheduled_orders_enabled: true } };
const until = (time: string) => ({
  takeaway: { active: true, disabled_until: at(time).toISOString() },
});

test.each<[string, Changes]>([
  ["open", {}],
  ["a table by its code", { serviceType: "TABLE", qrServiceType: "TABLE" }],
  [
    "enough for delivery",
    { serviceType: "DELIVERY", subtotal: 15_000, hasClient: true, hasAddress: true },
  ],
  ["delivery before the cart is known", { serviceType: "DELIVERY" }],
  ["an address that can be delivered to", { serviceType: "DELIVERY", destinationRefusal: null }],
  ["a takeaway, with an address outside the coverage", { destinationRefusal: "outside_coverage" }],
  ["no client, where none is needed", { hasClient: false, hasAddress: false, subtotal: 0 }],
  ["closed, for later", { settings: scheduled, now: closed, scheduledFor: at("08T10:00") }],
  ["closed, with the time not chosen yet", { settings: scheduled, now: closed }],
  ["after a pause", { settings: until("01T12:00") }],
  [
    "below the plan's limit",
    {
      company: {
        current_subscriptions: [{ name: "elite", monthly_orders_limit: 2 }],
        order_limit_usage_count: 1,
      },
    },
  ],
  [
    "chat with a number",
    { company: { whatsapp: "+52 55" }, settings: { checkout_type: "WHATSAPP" } },
  ],
])("an order is accepted: %s", (_, changes) => {
  expect(evaluateOrderability(context(changes))).toEqual({ allowed: true });
});

test.each<[string, Changes, object[], Date | null]>([
  [
    "read-only checkout",
    { settings: { checkout_type: "READONLY" } },
    [{ code: "read_only" }],
    null,
  ],
  ["a lapsed plan", { company: { highest_plan: "premium" } }, [{ code: "read_only" }], null],
  [
    "the plan's limit",
    {
      company: {
        current_subscriptions: [{ name: "elite", monthly_orders_limit: 2 }],
        order_limit_usage_count: 2,
      },
    },
    [{ code: "plan_limit_reached" }],
    null,
  ],
  [
    "chat without a number",
    { company: { whatsapp: " + " }, settings: { checkout_type: "WHATSAPP" } },
    [{ code: "chat_without_whatsapp" }],
    null,
  ],
  ["a type that is off", { settings: { takeaway: null } }, [{ code: "type_inactive" }], null],
  [
    "on site without QR ordering",
    { serviceType: "ONSITE", settings: { onsite: { active: true } } },
    [{ code: "type_inactive" }],
    null,
  ],
  ["a table without its code", { serviceType: "TABLE" }, [{ code: "qr_required" }], null],
  [
    "a table by another code",
    { serviceType: "TABLE", qrServiceType: "ONSITE" },
    [{ code: "qr_required" }],
    null,
  ],
  ["closed", { now: closed }, [{ code: "closed", opensAt: opens }], opens],
  [
    "never open",
    {
      company: {
        business_hours_settings: {
          friday: { is_active: false, hours: [{ open: "09:00", close: "13:00" }] },
        },
      },
    },
    [{ code: "closed", opensAt: null }],
    null,
  ],
  [
    "paused",
    { settings: until("01T12:30") },
    [{ code: "type_paused", until: at("01T12:30") }],
    at("01T12:30"),
  ],
  [
    "paused beyond closing",
    { settings: until("02T00:00") },
    [{ code: "type_paused", until: at("02T00:00") }],
    opens,
  ],
  [
    "closed, and paused into the opening",
    { settings: until("08T09:30"), now: closed },
    [
      { code: "type_paused", until: at("08T09:30") },
      { code: "closed", opensAt: opens },
    ],
    at("08T09:30"),
  ],
  [
    "closed, as soon as possible",
    { settings: scheduled, now: closed, scheduledFor: null },
    [{ code: "schedule_required", opensAt: opens }],
    opens,
  ],
  [
    "scheduled, where that is not offered",
    { scheduledFor: at("01T12:30") },
    [{ code: "schedule_not_offered" }],
    null,
  ],
  [
    "scheduled for now or the past",
    { settings: scheduled, scheduledFor: open },
    [{ code: "schedule_in_past" }],
    null,
  ],
  [
    "scheduled for a time when it is closed",
    { settings: scheduled, scheduledFor: at("02T12:00") },
    [{ code: "schedule_closed", opensAt: opens }],
    null,
  ],
  [
    "a delivery scheduled too soon after the opening",
    {
      serviceType: "DELIVERY",
      settings: {
        delivery: { active: true, scheduled_orders_enabled: true, average_time: "25-35" },
      },
      now: closed,
      scheduledFor: at("08T09:30"),
    },
    [{ code: "schedule_too_soon", minutes: 35 }],
    null,
  ],
  [
    "a delivery below the minimum, without client and address",
    { serviceType: "DELIVERY", subtotal: 14_999, hasClient: false, hasAddress: false },
    [
      { code: "below_minimum", minimum: 15_000, missing: 1 },
      { code: "client_required" },
      { code: "address_required" },
    ],
    null,
  ],
  [
    "a delivery below the minimum, outside the coverage",
    { serviceType: "DELIVERY", subtotal: 14_999, destinationRefusal: "outside_coverage" },
    [{ code: "below_minimum", minimum: 15_000, missing: 1 }, { code: "outside_coverage" }],
    null,
  ],
  [
    "a delivery without position, closed",
    { serviceType: "DELIVERY", now: closed, destinationRefusal: "position_required" },
    [{ code: "closed", opensAt: opens }, { code: "position_required" }],
    null,
  ],
  [
    "without the client that the settings require",
    { settings: { takeaway: { active: true, collect_client_info: true } }, hasClient: false },
    [{ code: "client_required" }],
    null,
  ],
  [
    "closed and another reason: no next instant",
    { now: closed, serviceType: "DELIVERY", subtotal: 0 },
    [
      { code: "closed", opensAt: opens },
      { code: "below_minimum", minimum: 15_000, missing: 15_000 },
    ],
    null,
  ],
])("an order is refused: %s", (_, changes, reasons, nextAt) => {
  expect(evaluateOrderability(context(changes))).toEqual({ allowed: false, reasons, nextAt });
});

test("a menu without any order type is read-only", () => {
  const none = { table: null, takeaway: { active: false }, delivery: null };
  expect(isMenuReadOnly(context())).toBe(false);
  expect(isMenuReadOnly(context({ settings: none }))).toBe(true);
});
