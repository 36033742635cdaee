import { expect, test } from "vitest";
import type { Translate } from "../../i18n/text.ts";
import { staffOrder } from "../testing/staff-order-fixture.ts";
import { laterText } from "./later-text.ts";

const t: Translate = (key) => (key === "board.lane.later" ? "Later" : key);
const style = { locale: "en", timezone: "UTC" };
const later = staffOrder({
  scheduled_for: "2026-11-22T18:45:00Z",
  starts_at: "2026-11-22T18:20:00Z",
});
const textAt = (time: string, order = later) =>
  laterText(order, Date.parse(`2026-11-${time}:00Z`), style, t);

test("an order for later says when it is wanted, with the day where that is far", () => {
  expect(textAt("22T12:00")).toBe("Later · 18:45");
  expect(textAt("21T12:00")).toBe("Later · Sun 18:45");
});

test("an order that the kitchen has to start, or that is accepted, is not for later", () => {
  expect(textAt("22T18:20")).toBeNull();
  expect(textAt("22T12:00", { ...later, status: "PREPARING" })).toBeNull();
  expect(textAt("22T12:00", staffOrder())).toBeNull();
});
