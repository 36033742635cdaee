import { expect, test } from "vitest";
import { canCount, markChangesOf, needsCount } from "./choice.ts";
import { startChoiceDraft, toChoice } from "./choice-draft.ts";
import { nextTime } from "./next-time.ts";
import { type Product, type Row, toRows } from "./rows.ts";
import { availability, item, product } from "./testing/availability-fixture.ts";

const rowOf = (dish: Product): Row => toRows(availability({ products: [dish], modifiers: [] }))[0]!;
const extraRow = (...ids: string[]): Row =>
  toRows(
    availability({
      products: [],
      modifiers: ids.map((id) => ({ ...item("Guacamole"), id, product_ids: [id] })),
    }),
  )[0]!;
const marked = { source: "mark", state: "sold_out", revision: 7 } as const;
const whole = (row: Row) => ({ row, variantId: null });

test("marking a dish marks the whole dish, and marking a size marks only that size", () => {
  const row = rowOf(product("Esquites", [item("Chico"), item("Grande", { revision: 3 })]));
  expect(markChangesOf(whole(row), { kind: "tomorrow" })).toEqual([
    { kind: "product", id: "Esquites", seen: null, state: "sold_out", until: "tomorrow" },
  ]);
  expect(markChangesOf({ row, variantId: "Grande" }, { kind: "left", left: 2 })).toEqual([
    { kind: "variant", id: "Grande", seen: 3, state: "left", left: 2 },
  ]);
});

test("back on sale takes back every mark of the dish, and no other", () => {
  const sizes = [item("Chico"), item("Grande", marked)];
  const row = rowOf(product("Esquites", sizes, { ...marked, revision: 9 }));
  expect(markChangesOf(whole(row), { kind: "on_sale" })).toEqual([
    { kind: "product", id: "Esquites", seen: 9, state: "on_sale" },
    { kind: "variant", id: "Grande", seen: 7, state: "on_sale" },
  ]);
});

test("an extra changes in all dishes; it is counted only when it is one modifier", () => {
  const row = extraRow("g1", "g2");
  expect(markChangesOf(whole(row), { kind: "for_good" }).map(({ id }) => id)).toEqual(["g1", "g2"]);
  expect([canCount(whole(row)), canCount(whole(extraRow("g1")))]).toEqual([false, true]);
});

test("a counted dish of one size gets its number at the size", () => {
  const used = item("", { counted: true, left: 0, state: "sold_out" });
  const row = rowOf(product("Suadero", [used], { counted: true, state: "sold_out", left: 0 }));
  expect(needsCount(whole(row))).toBe(true);
  expect(startChoiceDraft(whole(row)).selected).toBe("left");
  expect(markChangesOf(whole(row), { kind: "left", left: 8 })).toEqual([
    { kind: "variant", id: "only", seen: null, state: "left", left: 8 },
  ]);
});

test("a draft without its time makes no choice", () => {
  const now = new Date("2026-05-01T18:00:00Z");
  const draft = { selected: "time", time: "", left: 5 } as const;
  expect(toChoice(draft, "America/Mexico_City", now)).toBeNull();
  expect(toChoice({ ...draft, time: "13:30" }, "America/Mexico_City", now)).toEqual({
    kind: "time",
    until: "2026-05-01T19:30:00.000Z",
  });
});

test.each([
  ["2026-05-01T18:00:00Z", "12:01", "2026-05-01T18:01:00.000Z"],
  ["2026-05-01T18:00:00Z", "12:00", "2026-05-02T18:00:00.000Z"],
  ["2026-05-01T18:00:00Z", "00:30", "2026-05-02T06:30:00.000Z"],
])("after %s the next %s is %s", (now, time, instant) => {
  expect(nextTime(time, "America/Mexico_City", new Date(now))?.toISOString()).toBe(instant);
});

test("a time that the clock skips is the instant of the change", () => {
  const night = new Date("2026-03-08T06:00:00Z");
  expect(nextTime("02:30", "America/New_York", night)?.toISOString()).toBe(
    "2026-03-08T07:00:00.000Z",
  );
  expect(nextTime("24:00", "America/New_York", night)).toBeNull();
});
