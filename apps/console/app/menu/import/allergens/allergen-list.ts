import type { Allergen } from "@comanda/domain/menu/dietary";
import { foldText } from "../../../parts/lists/fold-text.ts";
import { allergenNamed, isOtherAdditive } from "./allergen-words.ts";

/** Brackets say more about the name before them, as in `Nüsse (Mandeln)`, unless they say that a dish is free of it. */
const BRACKETS =
  /(?<=[\p{L}\d]\s*)\((?![^()]*(?:free|frei|without|ohne|libre|livre|sin |sem |sans|senza|tanpa|bebas|خال|بدون))[^()]*\)/giu;

/** `Contains: milk`, `Enthält Milch`. What a dish may contain is not what it contains, and stays unknown. */
const CONTAINS =
  /^\s*(?:allergens?|allergene|al[eé]rgenos|al[eê]rgenos|allerg[eè]nes|allergeni|alergen|contains|enth[aä]lt|contiene|cont[eé]m|contient|mengandung|يحتوي على|مسببات الحساسية)\s*:?\s+/iu;

const BETWEEN = /[,;|/•·+&،؛\n\r]+/u;

/** Words for "and"; they stand alone between two names. */
const AND = /\s+(?:and|und|y|e|et|ed|dan|و)\s+|\s+و(?=ال)/iu;

const NONE = new Set(
  "none no_allergens keine keine_allergene ninguno ninguna sin_alérgenos nenhum sem_alérgenos aucun aucun_allergène sans_allergènes nessuno nessun_allergene tidak_ada لا_يوجد"
    .split(" ")
    .map((word) => foldText(word.replaceAll("_", " "))),
);

/**
 * What a cell states: the allergens, none of them as an empty list, nothing as null, and a text in it that is not
 * understood.
 */
export type StatedAllergens = { allergens: Allergen[] | null; unknown: string | null };

/** Reads a list of allergens, by code or by name in any language of the console, as in `Milch, Eier` or `milk nuts`. */
export function readAllergens(text: string): StatedAllergens {
  const parts = text
    .replaceAll(BRACKETS, "")
    .replace(CONTAINS, "")
    .split(BETWEEN)
    .map((part) => part.replace(/[.:\s]+$/u, "").trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
  const read = parts.flatMap((part) => namesIn(part));
  const unknown = read.find(({ kind }) => kind === "unknown")?.name ?? null;
  const allergens = read.flatMap(({ allergen }) => (allergen ? [allergen] : []));
  const isStated = allergens.length > 0 || read.some(({ kind }) => kind === "none");
  return { allergens: isStated ? [...new Set(allergens)] : null, unknown };
}

type ReadName = {
  kind: "allergen" | "none" | "additive" | "unknown";
  name: string;
  allergen?: Allergen;
};

/** The names in a part of a list: it is one, or several with "and" or spaces between them. */
function namesIn(part: string): ReadName[] {
  const whole = nameOf(part);
  if (whole.kind !== "unknown" || part.includes("(")) return [whole];
  const byWord = part.split(AND).map(nameOf);
  const isKnown = byWord.every(({ kind }) => kind !== "unknown");
  const names = isKnown ? byWord : part.split(/\s+/u).map(nameOf);
  return names.some(({ kind }) => kind !== "unknown") ? names : [whole];
}

function nameOf(name: string): ReadName {
  const allergen = allergenNamed(name);
  if (allergen) return { kind: "allergen", name, allergen };
  if (NONE.has(foldText(name))) return { kind: "none", name };
  return { kind: isOtherAdditive(name) ? "additive" : "unknown", name };
}
