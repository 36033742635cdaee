import { isChoosable } from "../menu/modifier-choices.ts";
import { displayedVariants, isVisible, type Product } from "../menu/products.ts";
import type { OriginalTexts } from "../menu/translations.ts";
import { searchWords } from "./search-words.ts";
import { type SearchWord, searchWord, wordSimilarity } from "./word-similarity.ts";

/** A product as the search reads it. */
export type SearchedProduct = Product & {
  description?: string | null;
  original_texts?: OriginalTexts | null;
};

export type SearchedCategory<P extends SearchedProduct> = {
  name: string;
  original_texts?: OriginalTexts | null;
  products: readonly P[];
};

/** How much a word counts by where it stands: a dish's own name above what only mentions it. */
const WEIGHTS = { name: 1, description: 0.7, category: 0.75, choice: 0.62 };

/** Results below this share of the best one are left out. */
const MIN_SHARE = 0.45;

/** What a product's whole name adds when all its words are in the query. */
const WHOLE_NAME = 0.3;

/** Where a word stands: the product's index and the weight there. */
type Place = { product: number; weight: number };

/** The words of a menu with the products that have them. */
export type MenuIndex<P> = {
  products: readonly P[];
  /** The number of words in each product's name. */
  nameLengths: readonly number[];
  words: readonly { word: SearchWord; places: readonly Place[] }[];
};

/**
 * Reads the words of each product's name, description, category, variants and modifiers, of a translated
 * product also the company's own words. A product in several categories is found once.
 */
export function indexMenu<P extends SearchedProduct>(
  categories: readonly SearchedCategory<P>[],
): MenuIndex<P> {
  const products = new Map<string, { product: P; index: number }>();
  const nameLengths: number[] = [];
  const words = new Map<string, Map<number, number>>();
  const add = (index: number, texts: readonly string[], weight: number) => {
    for (const word of texts) {
      const places = words.get(word) ?? new Map<number, number>();
      places.set(index, Math.max(places.get(index) ?? 0, weight));
      words.set(word, places);
    }
  };
  for (const category of categories) {
    for (const product of category.products.filter(isVisible)) {
      const { index } = products.get(product.id) ?? { index: products.size };
      products.set(product.id, { product, index });
      const name = searchWords(product.name);
      nameLengths[index] = name.length;
      add(index, [...name, ...joinedPairs(name)], WEIGHTS.name);
      add(index, searchWords(product.description ?? ""), WEIGHTS.description);
      // A guest may have read the restaurant's own name of a translated dish on a board.
      add(index, searchWords(product.original_texts?.name ?? ""), WEIGHTS.name);
      add(index, searchWords(product.original_texts?.description ?? ""), WEIGHTS.description);
      add(index, searchWords(category.name), WEIGHTS.category);
      add(index, searchWords(category.original_texts?.name ?? ""), WEIGHTS.category);
      add(index, choiceNames(product).flatMap(searchWords), WEIGHTS.choice);
    }
  }
  return {
    products: [...products.values()].map(({ product }) => product),
    nameLengths,
    words: [...words].map(([word, places]) => ({
      word: searchWord(word),
      places: [...places].map(([product, weight]) => ({ product, weight })),
    })),
  };
}

/**
 * Finds the products that a query means, best first, equal ones in the menu's order. Accents, case and
 * some typos do not matter, and the words may have any order. If no product has all the words, those
 * with the most are found.
 */
export function searchMenu<P>(index: MenuIndex<P>, query: string): P[] {
  const typed = [...new Set(searchWords(query))];
  if (typed.length === 0) return [];
  const scores = scoreProducts(index, typed);
  // `cheese burger` also means `cheeseburger`.
  if (typed.length > 1) {
    for (const [product, score] of scoreProducts(index, [typed.join("")])) {
      const better = { count: typed.length, sum: score.sum * typed.length, whole: score.whole };
      if ((scores.get(product)?.sum ?? 0) < better.sum) scores.set(product, better);
    }
  }
  const most = Math.max(0, ...[...scores.values()].map(({ count }) => count));
  const found = [...scores].filter(([, { count }]) => count === most);
  const total = ({ sum, whole }: Score) => sum / most + WHOLE_NAME * whole;
  const best = Math.max(...found.map(([, score]) => total(score)));
  return found
    .filter(([, score]) => total(score) >= best * MIN_SHARE)
    .toSorted(([a, one], [b, other]) => total(other) - total(one) || a - b)
    .flatMap(([product]) => index.products[product] ?? []);
}

/** `count` words were found, with the similarity `sum`; `whole` is the part of the name that they are. */
type Score = { count: number; sum: number; whole: number };

function scoreProducts<P>(index: MenuIndex<P>, typed: readonly string[]): Map<number, Score> {
  const scores = new Map<number, Score>();
  for (const word of typed) {
    for (const [product, { score, inName }] of scoreWord(index, word)) {
      const before = scores.get(product) ?? { count: 0, sum: 0, whole: 0 };
      scores.set(product, {
        count: before.count + 1,
        sum: before.sum + score,
        whole: before.whole + inName / Math.max(1, index.nameLengths[product] ?? 1),
      });
    }
  }
  return scores;
}

/** Returns the best score of one typed word for each product that has a word like it. */
function scoreWord<P>(
  { words }: MenuIndex<P>,
  typed: string,
): Map<number, { score: number; inName: number }> {
  const scores = new Map<number, { score: number; inName: number }>();
  const typedWord = searchWord(typed);
  for (const { word, places } of words) {
    const similarity = wordSimilarity(typedWord, word);
    if (similarity === 0) continue;
    for (const { product, weight } of places) {
      const score = similarity * weight;
      const before = scores.get(product);
      if (before && before.score >= score) continue;
      scores.set(product, { score, inName: weight === WEIGHTS.name ? similarity : 0 });
    }
  }
  return scores;
}

function choiceNames({ product_variants, modifier_groups }: Product): string[] {
  const variants = displayedVariants(product_variants).map(({ name }) => name ?? "");
  const groups = (modifier_groups ?? []).filter(isChoosable);
  const modifiers = groups.flatMap((group) => group.modifiers.filter(isVisible));
  return [...variants, ...modifiers.map(({ name }) => name)];
}

/** `cheeseburger` for the name `Cheese Burger`. */
function joinedPairs(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]}${word}`);
}
