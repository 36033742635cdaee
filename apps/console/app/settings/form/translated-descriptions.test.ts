import { expect, test } from "vitest";
import { describedOnce, withDescriptionIn } from "./translated-descriptions.ts";

const spanish = { es: { description: "Efectivo" } };
const parts = [
  { id: "cash", description: "Cash" },
  { id: "card", description: " Card " },
  { id: "cash_2", description: "Cash", translations: spanish },
  { id: "other", description: null },
];

test("each description is translated once, with the translations of a part that has some", () => {
  expect([...describedOnce(parts)]).toEqual([
    ["Cash", { translations: spanish, places: [0, 2] }],
    ["Card", { translations: {}, places: [1] }],
  ]);
});

test("a translation is for all parts with the description, and no other part changes", () => {
  const german = { de: { description: "Bar" } };
  const changed = withDescriptionIn(parts, "Cash", german);
  expect(changed.map(({ id, translations }) => [id, translations])).toEqual([
    ["cash", german],
    ["card", undefined],
    ["cash_2", german],
    ["other", undefined],
  ]);
  expect(changed[1]).toBe(parts[1]);
  expect(withDescriptionIn(parts, "Voucher", german)).toBe(parts);
});
