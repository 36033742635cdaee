import type { JsonObject } from "../../import/document/document-parts.ts";
import {
  categoriesIn,
  idOf,
  type PlacedProduct,
  productsIn,
  withCategories,
} from "./menu-document.ts";

/** A product in the linked list of its category. */
type Entry = {
  id: string;
  product: JsonObject;
  list: ProductList;
  previous: Entry | null;
  next: Entry | null;
};

type ProductList = {
  category: JsonObject;
  first: Entry | null;
  last: Entry | null;
  isChanged: boolean;
};

/** Where a product stands: after another one of its category, or first. */
export type ProductPlace = { category_id: string; after: string | null };

/**
 * The products of a document, for many additions and removals: each takes the same time however long the
 * menu is. It changes itself and never the document; `toDocument` returns the changed one.
 */
export class MutableMenu {
  readonly #document: JsonObject;
  readonly #lists = new Map<string, ProductList>();
  readonly #entries = new Map<string, Entry>();

  constructor(document: JsonObject) {
    this.#document = document;
    for (const category of categoriesIn(document)) {
      const list: ProductList = { category, first: null, last: null, isChanged: false };
      this.#lists.set(idOf(category), list);
      for (const product of productsIn(category)) this.#insert(list, product, list.last);
    }
  }

  hasCategory(id: string): boolean {
    return this.#lists.has(id);
  }

  /** The product with its place; undefined when the menu has no such product. */
  find(id: string): PlacedProduct | undefined {
    const entry = this.#entries.get(id);
    return entry && placedEntry(entry);
  }

  /** Whether the category has the product. */
  isIn(categoryId: string, id: string): boolean {
    const list = this.#lists.get(categoryId);
    return list !== undefined && this.#entries.get(id)?.list === list;
  }

  /** The id of the last product of a category; null when it has none. */
  lastIn(categoryId: string): string | null {
    return this.#lists.get(categoryId)?.last?.id ?? null;
  }

  /** The products with these ids and their places, in the order of the menu. */
  findAll(ids: ReadonlySet<string>): PlacedProduct[] {
    if (ids.size === 1) return [...ids].flatMap((id) => this.find(id) ?? []);
    return [...this.#lists.values()]
      .flatMap((list) => [...entriesOf(list)])
      .flatMap((entry) => (ids.has(entry.id) ? [placedEntry(entry)] : []));
  }

  /** Adds a product to a category of the menu; last where `after` is not in the category. */
  add(product: JsonObject, { category_id, after }: ProductPlace): void {
    const list = this.#lists.get(category_id);
    if (!list) throw new Error(`the menu lacks the category ${category_id}`);
    const isLast = after !== null && !this.isIn(category_id, after);
    const previous = after === null ? null : (this.#entries.get(after) ?? null);
    this.#insert(list, product, isLast ? list.last : previous);
    list.isChanged = true;
  }

  remove(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    const { list, previous, next } = entry;
    if (previous) previous.next = next;
    else list.first = next;
    if (next) next.previous = previous;
    else list.last = previous;
    list.isChanged = true;
    this.#entries.delete(id);
  }

  /** The document as it is now. What stayed the same is the same object as before. */
  toDocument(): JsonObject {
    const lists = [...this.#lists.values()];
    if (lists.every(({ isChanged }) => !isChanged)) return this.#document;
    const categories = lists.map((list) => {
      if (!list.isChanged) return list.category;
      return { ...list.category, products: [...entriesOf(list)].map(({ product }) => product) };
    });
    return withCategories(this.#document, categories);
  }

  #insert(list: ProductList, product: JsonObject, previous: Entry | null): void {
    const next = previous ? previous.next : list.first;
    const entry: Entry = { id: idOf(product), product, list, previous, next };
    if (previous) previous.next = entry;
    else list.first = entry;
    if (next) next.previous = entry;
    else list.last = entry;
    this.#entries.set(entry.id, entry);
  }
}

function* entriesOf({ first }: ProductList): Generator<Entry> {
  for (let entry = first; entry; entry = entry.next) yield entry;
}

function placedEntry({ product, list, previous }: Entry): PlacedProduct {
  return { product, category_id: idOf(list.category), after: previous?.id ?? null };
}
