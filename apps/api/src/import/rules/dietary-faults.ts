import type { Fault } from "@comanda/contract/calls/problems";
import {
  ALLERGENS,
  DIETS,
  dietaryContradictions,
  isAllergen,
  isDiet,
} from "@comanda/domain/menu/dietary";
import { childPart, childPath, type DocumentPart, listItems } from "../document/document-parts.ts";

/** Returns faults of allergens and diets: unknown or repeated codes, and pairs that exclude each other. */
export function dietaryFaults(root: DocumentPart): Fault[] {
  return listItems(listItems([root], "categories"), "products").flatMap((product) => {
    const allergens = childPart(product, "allergens");
    const diets = childPart(product, "diets");
    const faults = [...codeFaults(allergens, ALLERGENS), ...codeFaults(diets, DIETS)];
    const contradictions = dietaryContradictions({
      allergens: itemsOf(allergens).filter(isAllergen),
      diets: itemsOf(diets).filter(isDiet),
    });
    for (const { diet, allergen } of contradictions)
      faults.push({
        path: diets.path,
        message: `says ${diet}, but the dish has ${allergen}`,
        code: "contradiction",
        facts: { diet, allergen },
      });
    return faults;
  });
}

function codeFaults(list: DocumentPart, known: readonly string[]): Fault[] {
  if (list.value == null) return [];
  if (!Array.isArray(list.value)) return [{ path: list.path, message: "is no list of codes" }];
  const items = itemsOf(list);
  return items.flatMap((code, index) => {
    const path = childPath(list.path, index);
    if (typeof code !== "string" || !known.includes(code))
      return [{ path, message: `is none of ${known.join(", ")}` }];
    return items.indexOf(code) < index ? [{ path, message: `repeats ${code}` }] : [];
  });
}

const itemsOf = ({ value }: DocumentPart): unknown[] => (Array.isArray(value) ? value : []);
