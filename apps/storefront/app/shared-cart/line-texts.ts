import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { formatQuantity } from "@comanda/domain/cart/lines";
import { type DishNames, dishKey, partKey } from "@comanda/domain/orders/dish-names";

type SharedCartLine = SharedCart["guests"][number]["lines"][number];

/** A text as the shared cart has it, and in the visitor's language where the menu has that. */
export type LineText = { own: string; translated: string | undefined };

/** Returns the texts of a line's choices: its variant, where it has a name, then its modifiers. */
export function choiceTexts(
  { product_id: product, variant_id, modifiers, choices }: SharedCartLine,
  names: DishNames,
): LineText[] {
  const before = choices.length - modifiers.length;
  return choices.map((own, at) => {
    const modifier = modifiers[at - before];
    if (!modifier) return { own, translated: names[partKey("variant", product, variant_id)] };
    const name = names[partKey("modifier", product, modifier.modifier_id)];
    return { own, translated: name && formatQuantity(modifier.quantity, name) };
  });
}

/**
 * Returns the name of a line in the visitor's language, else as the shared cart has it; null for a lost
 * dish.
 */
export const lineName = (
  { product_id, name }: Pick<SharedCartLine, "product_id" | "name">,
  names: DishNames,
): string | null => name && (names[dishKey(product_id)] ?? name);
