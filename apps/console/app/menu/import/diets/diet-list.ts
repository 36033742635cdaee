import type { Diet } from "@comanda/domain/menu/dietary";
import { dietNamed, isNoDiet } from "./diet-words.ts";

const BETWEEN = /[,;|/•·+&،؛\n\r]+/u;

/** Reads a list of diets, by code or by name in any language of the console, and a text in it that is not understood. */
export function readDiets(text: string): { diets: Diet[]; unknown: string | null } {
  const whole = text.startsWith("http") || isNoDiet(text) ? [text] : text.split(BETWEEN);
  const names = whole
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => (isKnown(part) ? [part] : part.split(/\s+/u)));
  const diets = names.flatMap((name) => dietNamed(name) ?? []);
  return { diets: [...new Set(diets)], unknown: names.find((name) => !isKnown(name)) ?? null };
}

const isKnown = (name: string): boolean => dietNamed(name) !== null || isNoDiet(name);
