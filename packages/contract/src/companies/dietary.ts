import { type Allergen, type Diet, isAllergen, isDiet } from "@comanda/domain/menu/dietary";
import * as v from "valibot";

/**
 * Codes of `ALLERGENS`; null where the dish does not state them. One unknown code makes the whole
 * list null: a dish that has more than is understood must not look safe.
 */
export const Allergens = v.nullish(
  v.fallback(
    v.nullable(
      v.pipe(
        v.array(v.string()),
        v.transform((codes): Allergen[] | null => (codes.every(isAllergen) ? codes : null)),
      ),
    ),
    null,
  ),
);

/** Codes of `DIETS`; unknown ones are left out. */
export const Diets = v.nullish(
  v.fallback(
    v.nullable(
      v.pipe(
        v.array(v.string()),
        v.transform((codes): Diet[] => codes.filter(isDiet)),
      ),
    ),
    null,
  ),
);
