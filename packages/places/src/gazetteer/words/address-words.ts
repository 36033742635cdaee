import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import type { AddressLanguage } from "./language.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";

/** The ways to write a word, and its weight in a search. */
export type WordForms = { forms: readonly string[]; weight: number };

export type AddressWords = (word: string) => WordForms;

const WEIGHTS = { particles: 0.1, kinds: 0.25, directions: 0.5, names: 1, letter: 0.5 } as const;

const BY_COUNTRY: Record<string, AddressLanguage[]> = {
  BR: [portuguese],
  PT: [portuguese],
  AO: [portuguese],
  MZ: [portuguese],
  FR: [french],
  LU: [french, german],
  BE: [french],
  CA: [english, french],
  CH: [german, french, italian],
  DE: [german],
  AT: [german],
  IT: [italian],
};
const ENGLISH = "US GB IE AU NZ ZA SG IN PH NG KE GH JM TT PK HK MY ID";
const SPANISH = "MX ES AR BO CL CO CR CU DO EC GT HN NI PA PE PR PY SV UY VE";
for (const country of ENGLISH.split(" ")) BY_COUNTRY[country] = [english];
for (const country of SPANISH.split(" ")) BY_COUNTRY[country] = [spanish];
const OTHERS = [english, spanish, portuguese, french, german, italian];

const wordsByLanguages = new Map<readonly AddressLanguage[], AddressWords>();

/** Returns the address words of a country, named by its two letters in upper case. */
export function addressWordsFor(country: string): AddressWords {
  const languages = BY_COUNTRY[country] ?? OTHERS;
  const cached = wordsByLanguages.get(languages);
  if (cached) return cached;
  const words = addressWordsOf(languages);
  wordsByLanguages.set(languages, words);
  return words;
}

function addressWordsOf(languages: readonly AddressLanguage[]): AddressWords {
  const table = new Map<string, { forms: Set<string>; weight: number }>();
  const add = (word: string, form: string, weight: number) => {
    // A short form also stays itself: there are streets named C.
    const entry = table.get(word) ?? { forms: new Set([word]), weight };
    entry.forms.add(form);
    entry.weight = Math.min(entry.weight, weight);
    table.set(word, entry);
  };
  for (const language of languages) {
    for (const kind of ["kinds", "directions", "names"] as const) {
      for (const [long, short] of Object.entries(language[kind])) {
        add(long, long, WEIGHTS[kind]);
        for (const word of short.split(" ").filter(Boolean)) add(word, long, WEIGHTS[kind]);
      }
    }
    for (const word of language.particles.split(" ")) add(word, word, WEIGHTS.particles);
  }
  return (word) => {
    const entry = table.get(word);
    if (entry) return { forms: [...entry.forms], weight: entry.weight };
    return { forms: [word], weight: /^\p{L}$/u.test(word) ? WEIGHTS.letter : 1 };
  };
}
