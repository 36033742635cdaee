import { type ModifierChoice, modifierQuantities } from "./modifier-quantities.ts";
import { groupState, isSoldOut } from "./modifiers.ts";
import { isVisible, type Modifier, type ModifierGroup } from "./products.ts";

/**
 * Returns how a customer chooses in a group: `one` takes exactly one modifier, and a new choice replaces
 * it; `several` takes any number from min to max.
 */
export function modifierChoiceKind(group: ModifierGroup): "one" | "several" {
  return group.min === 1 && group.max === 1 ? "one" : "several";
}

/** Returns the visible modifiers of a group, including sold-out ones. */
export function visibleModifiers<M extends Modifier>(group: { modifiers: readonly M[] }): M[] {
  return group.modifiers.filter(isVisible);
}

/** Returns the most pieces of a modifier in one product, by its max, its group's max and its stock. */
export function modifierLimit(group: ModifierGroup, modifier: Modifier): number {
  if (isSoldOut(modifier)) return 0;
  return Math.min(
    modifier.max ?? Number.POSITIVE_INFINITY,
    group.max ?? Number.POSITIVE_INFINITY,
    modifier.stock ?? Number.POSITIVE_INFINITY,
  );
}

/** Returns whether one more piece of a modifier can be chosen. */
export function canAddModifier(
  group: ModifierGroup,
  modifier: Modifier,
  choices: readonly ModifierChoice[],
): boolean {
  const chosen = modifierQuantities(choices).get(modifier.id) ?? 0;
  return chosen < modifierLimit(group, modifier) && !groupState(group, choices).full;
}

/**
 * Sets the quantity of a modifier; 0 removes it. In a group with a max of 1 a new choice replaces the old
 * one. Does not limit the quantity: see `canAddModifier`.
 */
export function setModifierQuantity(
  group: ModifierGroup,
  choices: readonly ModifierChoice[],
  modifierId: string,
  quantity: number,
): ModifierChoice[] {
  const replaced = new Set(group.max === 1 ? group.modifiers.map(({ id }) => id) : []);
  replaced.add(modifierId);
  const otherChoices = choices.filter(({ modifier_id }) => !replaced.has(modifier_id));
  return quantity > 0 ? [...otherChoices, { modifier_id: modifierId, quantity }] : otherChoices;
}

/**
 * Returns whether anything can be chosen in a group. One with a max of 0, as another backend or an import may have it, is
 * not shown.
 */
export function isChoosable({ max }: Pick<ModifierGroup, "max">): boolean {
  return max !== 0;
}
