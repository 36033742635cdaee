import { groupState, isSoldOut, type ModifierChoice, modifierQuantities } from "./modifiers.ts";
import { isVisible, type Modifier, type ModifierGroup } from "./products.ts";

/**
 * How a group is answered: `one` by exactly one modifier, which another replaces; `several` by any
 * number within its min and max.
 */
export function modifierChoiceKind(group: ModifierGroup): "one" | "several" {
  return group.min === 1 && group.max === 1 ? "one" : "several";
}

/** The modifiers of a group that a customer sees, sold-out ones included. */
export function visibleModifiers<M extends Modifier>(group: { modifiers: readonly M[] }): M[] {
  return group.modifiers.filter(isVisible);
}

/** The most of a modifier that one product may ever take: its own max, its group's and its stock. */
export function modifierLimit(group: ModifierGroup, modifier: Modifier): number {
  if (isSoldOut(modifier)) return 0;
  return Math.min(
    modifier.max ?? Number.POSITIVE_INFINITY,
    group.max ?? Number.POSITIVE_INFINITY,
    modifier.stock ?? Number.POSITIVE_INFINITY,
  );
}

/** Whether one more of a modifier fits beside what is chosen. */
export function canAddModifier(
  group: ModifierGroup,
  modifier: Modifier,
  choices: readonly ModifierChoice[],
): boolean {
  const chosen = modifierQuantities(choices).get(modifier.id) ?? 0;
  return chosen < modifierLimit(group, modifier) && !groupState(group, choices).full;
}

/**
 * The choices with a modifier set to `quantity`, 0 takes it out. Where the group takes a single
 * piece, choosing one takes the other out. Quantities are not capped: see `canTakeMore`.
 */
export function setModifierQuantity(
  group: ModifierGroup,
  choices: readonly ModifierChoice[],
  modifierId: string,
  quantity: number,
): ModifierChoice[] {
  const replaced = new Set(group.max === 1 ? group.modifiers.map(({ id }) => id) : []);
  replaced.add(modifierId);
  const kept = choices.filter(({ modifier_id }) => !replaced.has(modifier_id));
  return quantity > 0 ? [...kept, { modifier_id: modifierId, quantity }] : kept;
}
