import type { Allergen, Diet } from "@comanda/domain/menu/dietary";
import * as v from "valibot";

const AllergenCode = v.picklist([
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
] as const satisfies readonly Allergen[]);

const DietCode = v.picklist([
  "vegetarian",
  "vegan",
  "gluten_free",
  "lactose_free",
  "halal",
  "kosher",
  "spicy",
] as const satisfies readonly Diet[]);

/**
 * Null where the dish does not state them. One unknown code makes the whole list null: a dish that
 * has more than is understood must not look safe.
 */
export const Allergens = v.nullish(v.fallback(v.nullable(v.array(AllergenCode)), null));

/** Unknown codes are left out. */
export const Diets = v.nullish(
  v.fallback(
    v.nullable(
      v.pipe(
        v.array(v.fallback(v.nullable(DietCode), null)),
        v.transform((diets) => diets.filter((diet) => diet !== null)),
      ),
    ),
    null,
  ),
);
