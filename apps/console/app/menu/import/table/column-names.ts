import { foldText } from "../../../parts/lists/fold-text.ts";
import { type ChoiceColumns, choiceColumnsOf } from "./choice-columns.ts";
import { COLUMN_SYNONYMS } from "./column-synonyms.ts";
import { ALL_COLUMNS, type FileColumn } from "./file-columns.ts";
import type { DoubledColumn } from "./file-menu.ts";
import { isTranslation, languageColumnsOf } from "./language-columns.ts";
import { withPosColumns } from "./pos-columns.ts";
import { isPerWeight, isWithoutTax, withoutSmallUnit } from "./price-column-units.ts";
import { type SizeColumn, sizeColumnsOf, sizesInTitle } from "./size-columns.ts";
import type { LanguageColumn, TextColumn } from "./text-columns.ts";

/** This many lines at the beginning of a file are searched for the names of the columns: titles may stand above. */
export const HEADER_LINES = 20;

export const withoutMark = (cell: string): string => foldText(cell.replace(/^\uFEFF/u, ""));

/** `Цена, руб.` names its currency by a word. */
const CURRENCY_WORD =
  /(?<=\p{L})[,\s]+(?:in\s+)?(?:руб|р|грн|zł|kč|lei|euros?|dollars?|pesos|reais|rupees|rupiah|(?:بال)?(?:ريال|درهم|دينار|جنيه|ليرة)|円)\.?\s*$/iu;

/** Typographic apostrophes, as in `Valeur de l’attribut`. */
const APOSTROPHES = /[’ʼ]/gu;

/** `price TTC` and `Preis inkl. MwSt.` are what guests pay. */
const WITH_TAX =
  /(?<=\p{L})[\s_(,-]+(?:t\.?t\.?c\.?|(?:(?:vat|tax(?:es)?|iva|tva|mwst\.?|btw|ust\.?)[\s_]+)?(?:incl|inkl|inc|including|included|incluid[ao]s?|inclus[ae]?|compres[ao]|inclu[ií]d[ao]s?)\.?(?:[\s_]+(?:vat|tax(?:es)?|iva|tva|mwst\.?|btw|ust\.?))?|(?:con|com|avec|mit|with)[\s_]+(?:vat|tax(?:es)?|iva|tva|mwst\.?|impostos))\)?\s*$/iu;

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

/**
 * `Item Name` and `itemName` are `item_name`, and `Price (MXN)`, `Price MXN`, `Price $` and `Price:` are
 * `price`.
 */
const plainNameOf = (cell: string): string => {
  const bare = withoutSmallUnit(cell.normalize("NFKC"))
    .replaceAll(/\s*[([].*?[)\]]/gu, "")
    .replace(WITH_TAX, "")
    .replaceAll(/\p{Extended_Pictographic}\uFE0F?/gu, "")
    .replace(CURRENCY_WORD, "")
    .replace(/\s+(?:in|en|em)\s*(?=\p{Sc}\s*$)/iu, "")
    .replaceAll(/\p{Sc}|[*:]/gu, "")
    .replace(/\s+(?:in\s+)?([A-Z]{3})\s*$/u, (end, code: string) =>
      CURRENCIES.has(code) ? "" : end,
    )
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, "_");
  return withoutMark(bare).replaceAll(/[\s_-]+/gu, "_");
};

const plainNames = new Map<string, string>();
const MAX_KEPT = 2000;

/** Each cell is compared with all columns, so its plain name is kept. */
function plainName(cell: string): string {
  const known = plainNames.get(cell);
  if (known !== undefined) return known;
  if (plainNames.size >= MAX_KEPT) plainNames.clear();
  const plain = plainNameOf(cell);
  plainNames.set(cell, plain);
  return plain;
}

const namesOf = new Map(
  ALL_COLUMNS.map((column) => [
    column,
    [column, ...(COLUMN_SYNONYMS[column]?.split(" ") ?? [])].map(plainName),
  ]),
);

const PRICES: readonly FileColumn[] = ["price", "price_before", "sale_price", "choice_price"];

/** How well a cell of the header names a column, best first: exactly, by our name, by a name of `COLUMN_SYNONYMS`. */
export function rankOf(cell: string, column: FileColumn): number | null {
  if (PRICES.includes(column) && (isWithoutTax(cell) || isPerWeight(cell))) return null;
  // `In stock [Centro]` counts the pieces of a place.
  if (column === "status" && /[[(]/u.test(cell)) return null;
  if (withoutMark(cell) === column) return 0;
  const title = (column === "price" && sizesInTitle(cell)?.title) || cell;
  const at = namesOf.get(column)?.indexOf(plainName(title)) ?? -1;
  return at < 0 ? null : at + 1;
}

/**
 * Which cell of a line has each column, the columns for which the file has several, and those that are not
 * understood.
 */
export type FileColumns = {
  places: ReadonlyMap<FileColumn, number>;
  /** Further columns of the category and the price, for lines in which the clearest one is empty. */
  others: ReadonlyMap<FileColumn, readonly number[]>;
  doubled: DoubledColumn[];
  /** The columns of a price for each size, where no other column has the price. */
  sizes: readonly SizeColumn[];
  choices: ChoiceColumns;
  /** The columns of texts in other languages. */
  texts: readonly LanguageColumn[];
  unknown: readonly string[];
};

/**
 * Finds the columns of a file. Of several cells for one column the clearest name is read, or else the first, and of
 * several languages the company's.
 */
export function columnsOf(titles: readonly string[], language: string | null = null): FileColumns {
  const isNamed = (title: string, column: TextColumn) => rankOf(title, column) !== null;
  const { header, texts } = languageColumnsOf(titles, language, isNamed);
  const ofTexts = new Set(texts.filter(isTranslation).map(({ at }) => at));
  const ofLanguages = new Set(texts.map(({ at }) => at));
  const sizes = sizeColumns(header);
  const ofSizes = new Set(sizes.map(({ at }) => at));
  const choices = choiceColumnsOf(header, language);
  const found = ALL_COLUMNS.map((column) => {
    const cells = header.flatMap((cell, at) => {
      const ofSize = column === "price" && at === sizes[0]?.at ? 0 : null;
      const own = choices.places.has(at) || ofLanguages.has(at) ? null : rankOf(cell, column);
      const rank = ofSizes.has(at) ? ofSize : own;
      return rank === null ? [] : [{ cell: cell.trim(), at, rank }];
    });
    return { column, cells: cells.toSorted((one, other) => one.rank - other.rank) };
  });
  const understood = new Set([
    ...ofSizes,
    ...choices.places,
    ...ofTexts,
    ...found.flatMap(({ cells }) => cells.map(({ at }) => at)),
  ]);
  return {
    sizes,
    choices,
    texts: texts.filter(isTranslation),
    unknown: titles.filter((cell, at) => cell.trim() !== "" && !understood.has(at)),
    places: withPosColumns(
      new Map(found.flatMap(({ column, cells: [read] }) => (read ? [[column, read.at]] : []))),
    ),
    others: new Map(
      found.map(({ column, cells: [read, ...others] }) => [
        column,
        others
          .filter(
            ({ cell }) => mayStandIn(column, cell) || isBeside(column, read?.cell ?? "", cell),
          )
          .map(({ at }) => at),
      ]),
    ),
    doubled: found.flatMap(({ column, cells: [read, ...others] }) =>
      read && others.length > 0
        ? [{ column, read: read.cell, unread: others.map(({ cell }) => cell) }]
        : [],
    ),
  };
}

/** Any other column has the category of a line where the clearest one is empty. Of prices only that of a size: others are for delivery. */
const mayStandIn = (column: FileColumn, title: string): boolean =>
  column === "category" || (column === "price" && SIZE_PRICES.has(plainName(title)));
const SIZE_PRICES = new Set(["variation_price", "variant_price", "size_price"]);

/** Where the price of a size is read, a dish without sizes has its price in the column of the dish. */
const isBeside = (column: FileColumn, read: string, title: string): boolean =>
  column === "price" && SIZE_PRICES.has(plainName(read)) && DISH_PRICES.has(plainName(title));
const DISH_PRICES = new Set(["price", "base_price", "item_price", "product_price", "menu_price"]);

/** The prices of sizes, in a file without a column for the size or for the only price. */
function sizeColumns(header: readonly string[]): SizeColumn[] {
  const sizes = sizeColumnsOf(header, (title) => rankOf(title, "price") !== null);
  const ofSizes = new Set(sizes.map(({ at }) => at));
  const others = header.filter((_, at) => !ofSizes.has(at));
  const hasOne = (column: FileColumn) => others.some((cell) => rankOf(cell, column) !== null);
  return hasOne("price") || hasOne("size") || hasOne("price_before") ? [] : sizes;
}

/** Whether rows have the columns of a menu. */
export function isMenu(rows: readonly (readonly string[])[]): boolean {
  const { places } = columnsOf(rows[headerAt(rows)] ?? []);
  return places.has("name") && places.has("price");
}

/**
 * Where among the rows the names of the columns stand: in the first lines that row which names most of
 * them, a name and a price among these, or else the first row that is not empty.
 */
export function headerAt(rows: readonly (readonly string[])[]): number {
  const known = rows.slice(0, HEADER_LINES).map((cells) => {
    const { places } = columnsOf(cells);
    return places.has("name") && places.has("price") ? places.size : 0;
  });
  const most = Math.max(0, ...known);
  const at =
    most > 0 ? known.indexOf(most) : rows.findIndex((cells) => cells.some((cell) => cell.trim()));
  return Math.max(0, at);
}
