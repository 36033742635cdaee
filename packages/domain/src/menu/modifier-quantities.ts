/** The pieces of a modifier in one piece of the product. */
export type ModifierChoice = { modifier_id: string; quantity: number };

/** Returns the chosen quantity of each modifier; quantities of 0 are left out. */
export function modifierQuantities(choices: readonly ModifierChoice[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { modifier_id, quantity } of choices) {
    if (quantity > 0) sums.set(modifier_id, (sums.get(modifier_id) ?? 0) + quantity);
  }
  return sums;
}
