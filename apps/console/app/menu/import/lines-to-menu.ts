import { DIETS } from "@comanda/domain/menu/dietary";
import type { MenuLanguage } from "@comanda/domain/menu/translations";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { foldText } from "../../parts/lists/fold-text.ts";
import type { Menu, Product } from "../data/menu-types.ts";
import { readAllergens } from "./allergens/allergen-list.ts";
import { type FileGroup, mergedGroups } from "./cells/file-groups.ts";
import { parseYesNo } from "./cells/yes-no.ts";
import { groupMaker } from "./choices/product-groups.ts";
import { readDiets } from "./diets/diet-list.ts";
import { hiddenSizes } from "./faults/hidden-sizes.ts";
import { lineFaults, repeatedChoices, repeatedSizes } from "./faults/line-faults.ts";
import { dishOf, withLinesOfOtherSystems } from "./lines-of-other-systems.ts";
import { MAX_LINES } from "./table/cell-budget.ts";
import { type DishLines, withSizes } from "./table/csv-sizes.ts";
import type { FileMenu, FileProduct, RowFault, RowNote } from "./table/file-menu.ts";
import { type LineTexts, nameTranslations } from "./table/language-columns.ts";
import { type DietMarks, isSizeless, type Line, soldLines } from "./table/line.ts";

/** What of the menu is needed to read a file. */
export type ReadMenu = Pick<Menu, "currency" | "categories"> & {
  /** The company's language; without it a text in several languages has no own one. */
  language?: string | null;
};

/**
 * Makes the dishes of lines, whatever kind of file these come from. An id that is not the menu's is left out: the
 * file of another system has ids of its own, and its dishes are found by their names.
 */
export function linesToMenu(
  read: readonly Line[],
  isOurs: boolean,
  { currency, categories }: ReadMenu,
  found: { faults: readonly RowFault[]; notes: readonly RowNote[] },
): FileMenu {
  if (read.length > MAX_LINES) {
    const value = String(read.length);
    return { products: [], faults: [{ line: null, column: null, kind: "tooMany", value }] };
  }
  const theirs = isOurs ? { lines: read, notes: [] } : withLinesOfOtherSystems(read);
  const lines = withKnownIds(theirs.lines, isOurs, categories);
  if (lines.length === 0)
    return { products: [], faults: [{ line: null, column: null, kind: "empty", value: "" }] };
  const dishes = [...Map.groupBy(lines, keyOf).values()];
  const ofDishes = new Set(lines.map(({ line }) => line));
  const faults = [
    ...found.faults,
    ...lines.flatMap((line) => lineFaults(line, currency)),
    ...dishes.flatMap(repeatedSizes),
    ...dishes.flatMap((group) => repeatedChoices(group, currency)),
  ]
    .map((each) => (ofDishes.has(each.line ?? 0) ? each : { ...each, stops: true }))
    .toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  const groupsOf = groupMaker(categories, currency);
  // In our own file, whether a dish is for sale is a field of the dish, and the first line has it.
  const products = dishes.map((all) =>
    toProduct({ all, sold: isOurs ? all : soldLines(all) }, currency, groupsOf),
  );
  const notes = [...found.notes, ...theirs.notes, ...openGroups(lines)];
  return { products, faults, lines, notes };
}

/** Names the groups of which the file does not say how many choices are taken. */
function openGroups(lines: readonly Line[]): RowNote[] {
  const open = lines
    .flatMap(({ groups = [] }) => groups)
    .filter(({ min, max }) => min === null && max === null);
  const names = [...new Set(open.map(({ name }) => name))].join(", ");
  return names === "" ? [] : [{ line: null, kind: "openGroups", value: names }];
}

/**
 * Leaves out ids that are not the menu's. Those of another system may equal ours by chance: then most of
 * them stand beside other names.
 */
function withKnownIds(
  lines: readonly Line[],
  isOurs: boolean,
  categories: Menu["categories"],
): Line[] {
  const names = new Map(
    categories.flatMap(({ products }) =>
      products.map(({ id, product }) => [id, foldText(product.name)] as const),
    ),
  );
  const known = lines.filter(({ cells }) => names.has(cells.id ?? ""));
  const same = known.filter(
    ({ cells: { id = "", name = "" } }) => names.get(id) === foldText(name),
  );
  const areOurs = isOurs || same.length * 2 >= known.length;
  return lines.map((each) =>
    areOurs && names.has(each.cells.id ?? "")
      ? each
      : { ...each, cells: { ...each.cells, id: "" } },
  );
}

/** Lines with the same id, or without one of the same dish, are the sizes of one dish. */
const keyOf = (line: Line) => (line.cells.id ? `id ${line.cells.id}` : dishOf(line));

function toProduct(
  dish: DishLines,
  currency: Menu["currency"],
  groupsOf: ReturnType<typeof groupMaker>,
): FileProduct {
  const { all: group, sold } = dish;
  const [first] = group;
  const { line = 0, cells = {} } = first ?? {};
  const name = cells.name ?? "";
  const choices = group
    .flatMap(({ groups = [] }) => groups)
    .reduce<FileGroup[]>((all, each) => mergedGroups(all, [each]), []);
  // The same file that is sent again after a lost answer adds no dish twice.
  const newId = randomKey();
  return {
    line,
    lines: group.map((each) => each.line),
    name,
    id: cells.id || null,
    category: cells.category || null,
    categoryTexts: nameTranslations(first?.texts, "category"),
    isSizeless: group.every(isSizeless),
    change: (stored) => ({
      ...(stored ?? { id: newId }),
      name,
      ...ownFields(cells, sold[0]?.cells.visible, stored),
      ...statedAllergens(group, stored),
      ...statedDiets(group, stored),
      ...translatedTexts(group, stored),
      ...(choices.length > 0 && { modifier_groups: groupsOf(choices, stored) }),
      product_variants: withSizes(dish, stored, currency),
    }),
    notes: (stored) => hiddenSizes(group, sold, stored),
  };
}

/** The texts in other languages; those that the file lacks stay. */
function translatedTexts(group: readonly Line[], stored: Product | null): Partial<Product> {
  const texts = group
    .flatMap((line) => Object.entries(line.texts ?? {}))
    .filter(([, each]) => each.name !== undefined || each.description !== undefined);
  if (texts.length === 0) return {};
  const translations: NonNullable<Product["translations"]> = { ...stored?.translations };
  for (const [language, own] of texts as [MenuLanguage, NonNullable<LineTexts[MenuLanguage]>][]) {
    const { name = null, description = null } = translations[language] ?? {};
    translations[language] = {
      name: own.name ?? name,
      description: own.description ?? description,
    };
  }
  return { translations };
}

/** The fields of the dish that the file has and that differ from what is stored. */
function ownFields(
  { description }: Line["cells"],
  visible: string | undefined,
  stored: Product | null,
): Partial<Product> {
  const isVisible = parseYesNo(visible ?? "") ?? true;
  return {
    ...(description !== undefined &&
      description !== (stored?.description ?? "").trim() && { description: description || null }),
    ...(visible !== undefined &&
      isVisible !== (stored?.visible !== false) && { visible: isVisible }),
  };
}

/** The allergens that the lines of a dish state together; those of the stored dish where they are the same ones. */
function statedAllergens(group: readonly Line[], stored: Product | null): Partial<Product> {
  const texts = group.flatMap(({ cells: { allergens } }) =>
    allergens === undefined ? [] : [allergens],
  );
  if (texts.length === 0) return {};
  const { allergens } = readAllergens(texts.join(", "));
  const known = stored?.allergens ?? null;
  if (allergens === null) return known ? { allergens } : {};
  const isSame =
    known?.length === allergens.length && known.every((each) => allergens.includes(each));
  return isSame ? {} : { allergens };
}

/**
 * The diets that the lines of a dish state together: those of their list, or else the stored ones, and those that have a mark
 * of their own. The stored ones stay where they are the same.
 */
function statedDiets(group: readonly Line[], stored: Product | null): Partial<Product> {
  const lists = group.flatMap(({ cells: { diets } }) => (diets === undefined ? [] : [diets]));
  const marks = Object.assign({}, ...group.map(({ dietMarks }) => dietMarks)) as DietMarks;
  if (lists.length === 0 && Object.keys(marks).length === 0) return {};
  const known = stored?.diets ?? [];
  const listed = lists.length === 0 ? known : readDiets(lists.join(",")).diets;
  const diets = DIETS.filter((diet) => marks[diet] ?? listed.includes(diet));
  const isSame = diets.length === known.length && diets.every((diet) => known.includes(diet));
  return isSame ? {} : { diets };
}
