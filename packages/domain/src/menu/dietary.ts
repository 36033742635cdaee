/** The allergens that restaurants of the European Union must name (Regulation 1169/2011, Annex II). */
export const ALLERGENS = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soybeans",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** What a restaurant says of a dish for people with a diet; `spicy` is a warning. */
export const DIETS = [
  "vegetarian",
  "vegan",
  "gluten_free",
  "lactose_free",
  "halal",
  "kosher",
  "spicy",
] as const;
export type Diet = (typeof DIETS)[number];

/** The diets by which a menu can be filtered. */
export const FILTER_DIETS = DIETS.filter((diet) => diet !== "spicy");

/** What a dish says of itself. Without `allergens` nothing is known; an empty list means none. */
export type DietaryFacts = {
  allergens?: readonly Allergen[] | null;
  diets?: readonly Diet[] | null;
};

/** What a visitor does not want to eat, and the diets that a dish must fit, all of them. */
export type DietaryFilter = { without: readonly Allergen[]; only: readonly Diet[] };

export const NO_DIETARY_FILTER: DietaryFilter = { without: [], only: [] };

/** Returns whether a value is the code of an allergen that the menu knows. */
export const isAllergen = (code: unknown): code is Allergen =>
  ALLERGENS.some((known) => known === code);

/** Returns whether a value is the code of a diet that the menu knows. */
export const isDiet = (code: unknown): code is Diet => DIETS.some((known) => known === code);

/** Returns whether the guest has chosen anything to filter by. */
export function isFiltering({ without, only }: DietaryFilter): boolean {
  return without.length + only.length > 0;
}

/**
 * Returns whether a dish fits a filter. A dish that does not state its allergens may have any of
 * them, so it fits no filter by allergens (decision 50). Vegan dishes are vegetarian.
 */
export function fitsDiet({ allergens, diets }: DietaryFacts, filter: DietaryFilter): boolean {
  const stated = diets ?? [];
  const isFree = filter.without.every((each) => allergens != null && !allergens.includes(each));
  const suits = (diet: Diet) =>
    stated.includes(diet) || (diet === "vegetarian" && stated.includes("vegan"));
  return isFree && filter.only.every(suits);
}

const ANIMALS = ["crustaceans", "fish", "molluscs"] as const;

/** The allergens that a dish of a diet cannot have. */
const EXCLUDED: Readonly<Partial<Record<Diet, readonly Allergen[]>>> = {
  vegetarian: ANIMALS,
  vegan: [...ANIMALS, "eggs", "milk"],
  gluten_free: ["gluten"],
};

/** Returns the pairs of a diet and an allergen that no dish can have both. */
export function dietaryContradictions({
  allergens,
  diets,
}: DietaryFacts): { diet: Diet; allergen: Allergen }[] {
  return (diets ?? []).flatMap((diet) =>
    (EXCLUDED[diet] ?? [])
      .filter((allergen) => (allergens ?? []).includes(allergen))
      .map((allergen) => ({ diet, allergen })),
  );
}

/**
 * Returns the categories with the dishes that fit a filter, without categories that have none, and
 * how many dishes are hidden. Without a filter they are the same objects.
 */
export function filterMenu<P extends DietaryFacts, C extends { products: readonly P[] }>(
  categories: readonly C[],
  filter: DietaryFilter,
): { categories: readonly C[]; hidden: number } {
  if (!isFiltering(filter)) return { categories, hidden: 0 };
  const fitting = categories.map((category) => ({
    ...category,
    products: category.products.filter((product) => fitsDiet(product, filter)),
  }));
  const count = (all: readonly { products: readonly unknown[] }[]) =>
    all.reduce((sum, { products }) => sum + products.length, 0);
  return {
    categories: fitting.filter(({ products }) => products.length > 0),
    hidden: count(categories) - count(fitting),
  };
}
