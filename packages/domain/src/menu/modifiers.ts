import { type ModifierChoice, modifierQuantities } from "./modifier-quantities.ts";
import {
  isVisible,
  type Modifier,
  type ModifierGroup,
  type ModifierOf,
  type Product,
} from "./products.ts";

export type ChosenModifier<P extends Product = Product> = {
  modifier: ModifierOf<P>;
  quantity: number;
};

/** Why a product cannot be ordered with the chosen modifiers. */
export type ModifierFault =
  | { code: "below_min"; group_id: string; min: number; missing: number }
  | { code: "above_max"; group_id: string; max: number }
  | { code: "modifier_above_max"; group_id: string; modifier_id: string; max: number }
  | { code: "hidden_modifier"; group_id: string; modifier_id: string }
  | { code: "sold_out_modifier"; group_id: string; modifier_id: string }
  | { code: "unknown_modifier"; modifier_id: string };

/**
 * Returns all faults of `choices` for a product, by group; unknown modifiers come last. Choices of the
 * same modifier are added up. `findShortages` compares a whole cart with the stock.
 */
export function modifierFaults(
  product: Product,
  choices: readonly ModifierChoice[],
): ModifierFault[] {
  const groups = product.modifier_groups ?? [];
  const modifierIds = new Set(groups.flatMap((group) => group.modifiers.map(({ id }) => id)));
  const unknown = [...modifierQuantities(choices).keys()].filter((id) => !modifierIds.has(id));
  return [
    ...groups.flatMap((group) => groupFaults(group, choices)),
    ...unknown.map((modifier_id) => ({ code: "unknown_modifier" as const, modifier_id })),
  ];
}

function groupFaults(group: ModifierGroup, choices: readonly ModifierChoice[]): ModifierFault[] {
  const { id: group_id, min, max } = group;
  const faults: ModifierFault[] = [];
  const { chosen, missing } = groupState(group, choices);
  if (missing > 0) faults.push({ code: "below_min", group_id, min: min ?? 0, missing });
  if (max != null && chosen > max) faults.push({ code: "above_max", group_id, max });
  const quantityById = modifierQuantities(choices);
  for (const modifier of group.modifiers) {
    const { id: modifier_id } = modifier;
    const quantity = quantityById.get(modifier_id) ?? 0;
    if (quantity === 0) continue;
    if (!isVisible(modifier)) faults.push({ code: "hidden_modifier", group_id, modifier_id });
    else if (isSoldOut(modifier)) faults.push({ code: "sold_out_modifier", group_id, modifier_id });
    else if (modifier.max != null && quantity > modifier.max) {
      faults.push({ code: "modifier_above_max", group_id, modifier_id, max: modifier.max });
    }
  }
  return faults;
}

/** Returns whether a modifier has a counted stock and none is left. */
export function isSoldOut(modifier: Modifier): boolean {
  return modifier.stock != null && modifier.stock <= 0;
}

/** Returns the pieces that a group requires: never more than it allows, so none where nothing can be chosen. */
export function requiredPieces({ min, max }: Pick<ModifierGroup, "min" | "max">): number {
  return Math.min(min ?? 0, max ?? Number.POSITIVE_INFINITY);
}

/** Returns the pieces chosen in a group, the pieces missing to its min, and whether its max is reached. */
export function groupState(
  group: ModifierGroup,
  choices: readonly ModifierChoice[],
): { chosen: number; missing: number; full: boolean } {
  const quantities = modifierQuantities(choices);
  const chosen = group.modifiers.reduce((sum, { id }) => sum + (quantities.get(id) ?? 0), 0);
  return {
    chosen,
    missing: Math.max(0, requiredPieces(group) - chosen),
    full: group.max != null && chosen >= group.max,
  };
}

/**
 * Returns the chosen modifiers in the menu's order; choices of the same modifier are added up. An id that
 * another backend gives in two groups of the product is one modifier, because an order names no group: it
 * is chosen in both, and counts once.
 */
export function chosenModifiers<P extends Product>(
  product: P,
  choices: readonly ModifierChoice[],
): ChosenModifier<P>[] {
  const quantities = modifierQuantities(choices);
  return (product.modifier_groups ?? [])
    .flatMap((group) => group.modifiers as ModifierOf<P>[])
    .flatMap((modifier) => {
      const quantity = quantities.get(modifier.id);
      return quantities.delete(modifier.id) && quantity ? [{ modifier, quantity }] : [];
    });
}
