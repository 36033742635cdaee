import type { OrderingContext } from "@comanda/domain/orderability";
import { expect, test } from "vitest";
import { orderRefusal } from "./order-refusal.ts";

const now = new Date("2026-03-02T18:00:00Z");
const later = "2026-03-02T20:00:00Z";

function code(
  settings: OrderingContext["settings"],
  company: Partial<OrderingContext["company"]> = {},
) {
  const context: OrderingContext = {
    company: { timezone: "America/Mexico_City", currency: { code: "MXN" }, ...company },
    settings,
    now,
  };
  return orderRefusal(context)?.code ?? null;
}

/** Open on Tuesdays only; `now` is a Monday. */
const closed = {
  business_hours_settings: {
    tuesday: { is_active: true, hours: [{ open: "10:00", close: "20:00" }] },
  },
};

test("where one way to order is open, nothing is in the way", () => {
  const settings = {
    takeaway: { active: true },
    delivery: { active: true, disabled_until: later },
  };
  expect(code(settings)).toBeNull();
});

test("all ways paused is told, and so is a table whose code was not scanned", () => {
  expect(code({ takeaway: { active: true, disabled_until: later } })).toBe("type_paused");
  expect(code({ table: { active: true } })).toBe("qr_required");
});

test("what concerns the whole shop is told before what concerns one way to order", () => {
  const settings = {
    delivery: { active: true, disabled_until: later },
    takeaway: { active: true },
  };
  expect(code(settings, closed)).toBe("closed");
  expect(code({ ...settings, checkout_type: "READONLY" }, closed)).toBe("read_only");
});

test("who offers no way to order has a menu to look at", () => {
  expect(code({})).toBe("read_only");
});
