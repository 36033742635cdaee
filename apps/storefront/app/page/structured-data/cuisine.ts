import { foldAccents } from "@comanda/domain/text/fold-accents";

/** Cuisines by the kinds of business that a company's settings may name. */
const CUISINES: Readonly<Record<string, string>> = {
  arabic: "Middle Eastern",
  argentinian: "Argentinian",
  asian: "Asian",
  barbecue: "Barbecue",
  brazilian: "Brazilian",
  burgers: "Burgers",
  chinese: "Chinese",
  colombian: "Colombian",
  french: "French",
  hamburgers: "Burgers",
  indian: "Indian",
  indonesian: "Indonesian",
  italian: "Italian",
  japanese: "Japanese",
  korean: "Korean",
  mediterranean: "Mediterranean",
  mexican: "Mexican",
  peruvian: "Peruvian",
  pizza: "Pizza",
  pizzeria: "Pizza",
  seafood: "Seafood",
  sushi: "Sushi",
  tacos: "Mexican",
  taqueria: "Mexican",
  thai: "Thai",
  vegan: "Vegan",
  vegetarian: "Vegetarian",
};

/**
 * Returns the cuisine of a company's industry; undefined if the industry names none, such as
 * `restaurant`.
 */
export function cuisine(industry: string | null): string | undefined {
  const match = foldAccents(industry ?? "")
    .split(/[^a-z]+/u)
    .find((word) => Object.hasOwn(CUISINES, word));
  return match && CUISINES[match];
}
