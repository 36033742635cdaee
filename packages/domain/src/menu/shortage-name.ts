import type { Shortage } from "./shortages.ts";

type Named = { id: string; name: string };
type NamedProduct = Named & { modifier_groups: readonly { modifiers: readonly Named[] }[] };
type Menu = readonly { products: readonly NamedProduct[] }[];

/**
 * Returns the name of what is short from the menu, which may be in the reader's language. What is not on the
 * menu any more has the name from the refusal, in the company's language.
 */
export function shortageName(
  { product_id, modifier_id, name }: Pick<Shortage, "product_id" | "modifier_id" | "name">,
  menu: Menu,
): string {
  const product = menu.flatMap(({ products }) => products).find(({ id }) => id === product_id);
  if (!modifier_id) return product?.name ?? name;
  const choices = product?.modifier_groups.flatMap(({ modifiers }) => modifiers) ?? [];
  return choices.find(({ id }) => id === modifier_id)?.name ?? name;
}
