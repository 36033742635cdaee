import type { Order } from "@comanda/contract/orders/order";
import { formatQuantity } from "@comanda/domain/cart/lines";
import { type DishNames, dishKey, partKey } from "@comanda/domain/orders/dish-names";
import { useMenuLanguage } from "../company/use-menu-language.ts";

type Combo = Order["combos"][number];
type OrderedTextProps = {
  combo: Combo;
  /** The names in the visitor's language, where the menu has them. */
  names: DishNames;
};

/** Returns the name of a line in the visitor's language, else as the order has it. */
export function orderedName({ name, product_id }: Combo, names: DishNames): string {
  return names[dishKey(product_id)] ?? name;
}

/** Returns the name of a line's variant in the visitor's language; null without one. */
export function orderedVariant(combo: Combo, names: DishNames): string | null {
  const { product_id, variant_id, variant_name } = combo;
  return variant_name && (names[partKey("variant", product_id, variant_id)] ?? variant_name);
}

/** Shows the name of an ordered product. */
export function OrderedName({ combo, names }: OrderedTextProps) {
  const translated = names[dishKey(combo.product_id)];
  return <OrderedText translated={translated} own={combo.name} />;
}

/** Shows the variant and the modifiers of a line, with `·` between them; nothing without any. */
export function OrderedChoices({ combo, names }: OrderedTextProps) {
  const { product_id: product, variant_id, variant_name } = combo;
  const variant = variant_name && {
    translated: names[partKey("variant", product, variant_id)],
    own: variant_name,
  };
  const modifiers = combo.modifiers.map(({ modifier_id, name, quantity }) => {
    const translated = names[partKey("modifier", product, modifier_id)];
    return {
      translated: translated && formatQuantity(quantity, translated),
      own: formatQuantity(quantity, name),
    };
  });
  return [...(variant ? [variant] : []), ...modifiers].map((text, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the choices of a line never change their places
    <span key={at}>
      {at > 0 && " · "}
      <OrderedText {...text} />
    </span>
  ));
}

/** Shows a text of an order in the visitor's language, else the company's own with its language. */
export function OrderedText({ translated, own }: { translated: string | undefined; own: string }) {
  const languageOf = useMenuLanguage();
  if (translated) return <bdi>{translated}</bdi>;
  return <bdi lang={languageOf({})}>{own}</bdi>;
}
