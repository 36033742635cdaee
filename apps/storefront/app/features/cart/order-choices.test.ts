import type { OrderingContext } from "@comanda/domain/orderability";
import { expect, test } from "vitest";
import { orderChoices } from "./order-choices.ts";

const now = new Date("2026-03-14T18:00:00Z");
const context: OrderingContext = {
  company: { timezone: "America/Mexico_City", currency: { code: "MXN" } },
  settings: {
    takeaway: { active: true },
    onsite: { active: true, onsite_qr_ordering: true },
    table: { active: true },
    delivery: { active: true },
  },
  now,
};

const types = (c: OrderingContext) => orderChoices(c, 5_000).map(({ type }) => type);

test("what the visitor can come to and the checkout can take is offered", () => {
  expect(types(context)).toEqual(["TAKEAWAY", "ONSITE"]);
  expect(types({ ...context, qrServiceType: "TABLE" })).toContain("TABLE");
});

test("what is open stands before what is paused", () => {
  const takeaway = { active: true, disabled_until: "2026-03-14T19:00:00Z" };
  const choices = orderChoices({ ...context, settings: { ...context.settings, takeaway } }, 5_000);
  expect(choices.map(({ type }) => type)).toEqual(["ONSITE", "TAKEAWAY"]);
  expect(choices[1]?.reasons[0]?.code).toBe("type_paused");
});

test("while the restaurant is closed nothing can be ordered, not even what could be scheduled", () => {
  const closed: OrderingContext = {
    ...context,
    company: {
      ...context.company,
      business_hours_settings: {
        monday: { is_active: true, hours: [{ open: "09:00", close: "10:00" }] },
      },
    },
    settings: { takeaway: { active: true, scheduled_orders_enabled: true } },
  };
  expect(orderChoices(closed, 5_000)[0]?.reasons[0]?.code).toBe("schedule_required");
});
