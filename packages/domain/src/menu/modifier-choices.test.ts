import fc from "fast-check";
import { expect, test } from "vitest";
import {
  canAddModifier,
  modifierChoiceKind,
  modifierLimit,
  setModifierQuantity,
} from "./modifier-choices.ts";
import type { ModifierChoice } from "./modifier-quantities.ts";
import { groupState } from "./modifiers.ts";
import type { ModifierGroup } from "./products.ts";

const group: ModifierGroup = {
  id: "extras",
  name: "Extras",
  min: 0,
  max: 3,
  modifiers: [
    { id: "a", name: "Guacamole", max: 1 },
    { id: "b", name: "Cheese", max: null, stock: 2 },
    { id: "c", name: "Beans", max: 5, stock: 0 },
  ],
};
const [guacamole, cheese, beans] = group.modifiers as [never, never, never];

test("a group is a choice of one only with min and max of 1", () => {
  expect(modifierChoiceKind({ ...group, min: 1, max: 1 })).toBe("one");
  expect(modifierChoiceKind({ ...group, min: 0, max: 1 })).toBe("several");
  expect(modifierChoiceKind({ ...group, min: 1, max: 2 })).toBe("several");
});

test("a modifier is limited by its max, its group's max and its stock", () => {
  expect(modifierLimit(group, guacamole)).toBe(1);
  expect(modifierLimit(group, cheese)).toBe(2);
  expect(modifierLimit(group, beans)).toBe(0);
  expect(modifierLimit({ ...group, max: 1 }, cheese)).toBe(1);
});

test("in a group with a max of 1 a new choice replaces the old one", () => {
  const single = { ...group, max: 1 };
  const first = setModifierQuantity(single, [{ modifier_id: "other", quantity: 1 }], "a", 1);
  expect(setModifierQuantity(single, first, "b", 1)).toEqual([
    { modifier_id: "other", quantity: 1 },
    { modifier_id: "b", quantity: 1 },
  ]);
});

test("adding only allowed modifiers never exceeds the group's max", () => {
  const picks = fc.array(fc.constantFrom(...group.modifiers), { maxLength: 12 });
  fc.assert(
    fc.property(picks, fc.integer({ min: 1, max: 4 }), (modifiers, max) => {
      const limited = { ...group, max };
      let choices: ModifierChoice[] = [];
      for (const modifier of modifiers) {
        if (!canAddModifier(limited, modifier, choices)) continue;
        const chosen = choices.find(({ modifier_id }) => modifier_id === modifier.id);
        choices = setModifierQuantity(limited, choices, modifier.id, (chosen?.quantity ?? 0) + 1);
      }
      expect(groupState(limited, choices).chosen).toBeLessThanOrEqual(max);
    }),
  );
});
