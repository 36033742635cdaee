import type { Product } from "../../data/menu-types.ts";
import { groupsOf, picturesOf, variantsOf } from "../../data/product-parts.ts";

const HAS = {
  description: ({ description }: Product) => Boolean(description),
  sizes: (product: Product) => variantsOf(product).length > 1,
  choices: (product: Product) => groupsOf(product).length > 0,
  diets: ({ diets }: Product) => (diets ?? []).length > 0,
  allergens: ({ allergens }: Product) => allergens != null,
  translations: ({ translations }: Product) => Object.keys(translations ?? {}).length > 0,
  pictures: (product: Product) => picturesOf(product).length > 0,
  hidden: ({ visible }: Product) => visible === false,
} as const;

export type ReadFact = keyof typeof HAS;

/** Counts how many of the dishes have a description, several sizes, choices and so on, also where none has. */
export function readCounts(products: readonly Product[]): [fact: ReadFact, count: number][] {
  return (Object.keys(HAS) as ReadFact[]).map((fact) => [fact, products.filter(HAS[fact]).length]);
}
