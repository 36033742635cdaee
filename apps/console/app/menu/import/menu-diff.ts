import type { MenuLanguage } from "@comanda/domain/menu/translations";
import { foldText } from "../../parts/lists/fold-text.ts";
import type { Menu, MenuCategory, MenuProduct, Product } from "../data/menu-types.ts";
import { variantsOf } from "../data/product-parts.ts";
import { differences } from "../form/conflict.ts";
import { type ProductDraft, startProductDraft } from "../form/product-to-draft.ts";
import type { CategoryTexts, FileMenu, FileProduct, RowFault, RowNote } from "./table/file-menu.ts";

export type NewProduct = {
  line: number;
  category: string;
  categoryTexts?: CategoryTexts;
  product: Product;
};
export type ChangedProduct = {
  line: number;
  stored: MenuProduct;
  product: Product;
  before: ProductDraft;
  after: ProductDraft;
  fields: ReturnType<typeof differences>[number]["field"][];
};

/** A category of the menu with its names in other languages as the file has them. */
export type ChangedCategory = { stored: MenuCategory; texts: CategoryTexts };

/** What a file would change of a menu. */
export type MenuDiff = {
  categories: ChangedCategory[];
  created: NewProduct[];
  changed: ChangedProduct[];
  /** How many dishes of the file are as they are on the menu. */
  unchanged: number;
  /** The dishes of the menu that the file has not. */
  missing: MenuProduct[];
  /** Each leaves its dish out, so that a correct one beside it can be applied. */
  faults: RowFault[];
  /** What there is to say about the dishes that can be applied. */
  notes: RowNote[];
  /** Whether the faults leave nothing that can be applied. */
  isStopped: boolean;
};

/** The server takes this many dishes at once. */
export const MAX_DISHES = 5000;

type Placed = { entry: MenuProduct; category: string };
/** The dishes of the menu, by their ids and by their names without case and accents. */
type StoredDishes = {
  byId: ReadonlyMap<string, Placed>;
  byName: ReadonlyMap<string, readonly Placed[]>;
};

/**
 * Compares a file with the menu. A dish with a fault in one of its lines is left out as a whole: some of
 * its sizes alone would be another dish. Then no dish counts as missing, because the file may have it in a
 * line with a fault.
 */
export function diffMenu(menu: Menu, { products, faults }: FileMenu): MenuDiff {
  const diff: MenuDiff = {
    categories: [],
    created: [],
    changed: [],
    unchanged: 0,
    missing: [],
    faults: [...faults],
    notes: [],
    isStopped: faults.some(({ line, stops }) => stops || line === null),
  };
  if (diff.isStopped) return diff;
  if (products.length > MAX_DISHES) {
    const fault = {
      line: null,
      column: null,
      kind: "tooMany",
      value: String(products.length),
    } as const;
    return { ...diff, faults: [fault], isStopped: true };
  }
  const placed = menu.categories.flatMap(({ category, products: entries }) =>
    entries.map((entry): Placed => ({ entry, category: category.name })),
  );
  const stored: StoredDishes = {
    byId: new Map(placed.map((each) => [each.entry.id, each])),
    byName: Map.groupBy(placed, ({ entry }) => foldText(entry.product.name)),
  };
  const seen = new Set<string>();
  const wrongLines = new Set(faults.map(({ line }) => line));
  const texts = new Map<string, CategoryTexts>();
  for (const item of products) {
    const found = findStored(stored, item);
    const isLeftOut = item.lines.some((line) => wrongLines.has(line));
    const wrong = isLeftOut ? null : faultOf(item, found, seen);
    if (wrong) diff.faults.push({ line: item.line, ...wrong });
    else if (!isLeftOut) {
      addDish(diff, item, found, menu);
      const named = foldText(found?.category ?? item.category ?? "");
      texts.set(named, { ...texts.get(named), ...item.categoryTexts });
    }
    const id = found?.entry.id ?? item.id;
    if (id !== null) seen.add(id);
  }
  diff.categories = menu.categories.flatMap((each) => changedCategory(each, texts));
  if (diff.faults.length === 0)
    diff.missing = placed.map(({ entry }) => entry).filter(({ id }) => !seen.has(id));
  else diff.isStopped = diff.created.length + diff.changed.length + diff.unchanged === 0;
  return diff;
}

/** The category with the names of the file, where the menu has others or none. */
function changedCategory(
  stored: MenuCategory,
  texts: ReadonlyMap<string, CategoryTexts>,
): ChangedCategory[] {
  const { name, translations } = stored.category;
  const own = Object.entries(texts.get(foldText(name)) ?? {}) as [MenuLanguage, { name: string }][];
  const changed = own.filter(([language, text]) => translations?.[language]?.name !== text.name);
  return changed.length > 0 ? [{ stored, texts: Object.fromEntries(changed) }] : [];
}

/** By id; else by its name in its category; else by a name that only one dish has. */
function findStored({ byId, byName }: StoredDishes, { id, name, category }: FileProduct) {
  if (id !== null) return byId.get(id);
  const named = byName.get(foldText(name)) ?? [];
  const there = named.filter((each) => foldText(each.category) === foldText(category ?? ""));
  const anywhere = category === null ? named : [];
  const [only, ...more] = there.length > 0 ? there : anywhere;
  return more.length === 0 ? only : undefined;
}

function faultOf(
  { id, category, name, isSizeless }: FileProduct,
  found: Placed | undefined,
  seen: ReadonlySet<string>,
): Omit<RowFault, "line"> | null {
  if (!found && !category) return { column: "category", kind: "noCategory", value: "" };
  if (seen.has(found?.entry.id ?? id ?? ""))
    return { column: "name", kind: "repeated", value: name };
  if (isSizeless && (!found || variantsOf(found.entry.product).length > 0))
    return { column: "price", kind: "price", value: "" };
  if (!found) return null;
  const isMoved = category !== null && foldText(category) !== foldText(found.category);
  return isMoved ? { column: "category", kind: "otherCategory", value: found.category } : null;
}

function addDish(
  diff: MenuDiff,
  item: FileProduct,
  found: Placed | undefined,
  { currency }: Menu,
): void {
  const { line, category, categoryTexts = {} } = item;
  diff.notes.push(...(item.notes?.(found?.entry.product ?? null) ?? []));
  if (!found) {
    diff.created.push({
      line,
      category: category ?? "",
      categoryTexts,
      product: item.change(null),
    });
    return;
  }
  const { entry } = found;
  const product = item.change(entry.product);
  const [before, after] = [
    startProductDraft(entry.product, currency),
    startProductDraft(product, currency),
  ];
  const fields = differences(before, after, before).map(({ field }) => field);
  if (fields.length === 0) diff.unchanged += 1;
  else diff.changed.push({ line, stored: entry, product, before, after, fields });
}
