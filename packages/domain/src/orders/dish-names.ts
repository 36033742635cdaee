import { type ServiceType, type ServiceTypeKey, serviceTypeKey } from "../company/service-type.ts";
import type { OriginalTexts } from "../menu/translations.ts";

/**
 * Translated names of what an order has: of products, of their variants and modifiers, of its payment
 * method and of its reward, by id.
 */
export type DishNames = Readonly<Record<string, string>>;

/** What was ordered, by the ids of the menu. */
export type OrderedLine = {
  product_id: string | null;
  variant_id: string | null;
  modifiers: readonly { modifier_id: string }[];
};

type Part = { id: string; name: string | null; original_texts?: OriginalTexts | null };

type Menu = readonly {
  products: readonly (Part & {
    product_variants: readonly Part[];
    modifier_groups: readonly { modifiers: readonly Part[] }[];
  })[];
}[];

/** The key of a product. With its prefix no id is the name of a property that every object has. */
export const dishKey = (product: string | null) => `product/${product}`;

/** The key of a variant or a modifier: their ids are unique within their product. */
export const partKey = (kind: "variant" | "modifier", product: string | null, id: string | null) =>
  `${kind}/${product}/${id}`;

/** The key of a payment method. */
export const methodKey = (id: string | null | undefined) => `method/${id}`;

/** The key of a loyalty reward. */
export const rewardKey = (id: string | null) => `reward/${id}`;

/** Returns the names that an order's rewards have in the reader's language; nothing where they have none. */
export function rewardNames(
  discounts: readonly { reward_id: string | null }[],
  rewards: readonly Part[],
): DishNames {
  const ids = discounts.map(({ reward_id: id }) => id);
  const translated = rewards.flatMap(({ id, name, original_texts: original }) =>
    ids.includes(id) && original?.name && name ? [[rewardKey(id), name]] : [],
  );
  return Object.fromEntries(translated);
}

type Method = { id: string; description: string | null; original_texts?: OriginalTexts | null };

type MethodsByType = Readonly<Partial<Record<ServiceTypeKey, readonly Method[] | null>>>;

/**
 * Returns the name that a payment method of an order type has in the reader's language; nothing where it has none. The methods of
 * several types may have one id and different names. One that its type no longer has is looked for in the others.
 */
export function methodNames(
  { id, type }: { id: string; type: ServiceType | null },
  methods: MethodsByType,
): DishNames {
  const isIt = (method: Method) => method.id === id;
  const own = (type && methods[serviceTypeKey(type)])?.find(isIt);
  const method =
    own ??
    Object.values(methods)
      .flatMap((each) => each ?? [])
      .find(isIt);
  const name = method?.original_texts?.description ? method.description : null;
  return name ? { [methodKey(id)]: name } : {};
}

/**
 * Returns the names that today's menu has in the reader's language for what was ordered. What is not
 * translated, or no longer on the menu, is absent: the order keeps its own name for it.
 */
export function dishNames(lines: readonly OrderedLine[], menu: Menu): DishNames {
  const names: Record<string, string> = {};
  const add = (key: string, part: Part | undefined) => {
    if (part?.original_texts?.name && part.name) names[key] = part.name;
  };
  const products = menu.flatMap((category) => category.products);
  for (const { product_id: product, variant_id: variant, modifiers } of lines) {
    const found = products.find(({ id }) => id === product);
    if (!found) continue;
    add(dishKey(product), found);
    const variants = found.product_variants;
    add(
      partKey("variant", product, variant),
      variants.find(({ id }) => id === variant),
    );
    const choices = found.modifier_groups.flatMap((group) => group.modifiers);
    for (const { modifier_id: id } of modifiers) {
      add(
        partKey("modifier", product, id),
        choices.find((choice) => choice.id === id),
      );
    }
  }
  return names;
}
