import type { MenuLanguage } from "@comanda/domain/menu/translations";
import type { FileColumn } from "../table/file-columns.ts";
import type { LineTexts } from "../table/language-columns.ts";
import type { Line } from "../table/line.ts";
import { type Sold, sizesGroup } from "./dish-sizes.ts";
import { isOfGroups, type JsonGroup } from "./json-choices.ts";
import { dietaryOf } from "./json-dietary.ts";
import type { JsonDish } from "./json-dishes.ts";
import { cellOf, keyOf, nameKey, nameOf, placesKey, priceKey } from "./json-fields-of.ts";
import type { JsonIndex } from "./json-index.ts";
import type { JsonAmount } from "./json-money.ts";
import {
  type Fields,
  isCategoriesKey,
  isChoicesKey,
  isSizesKey,
  saysNothing,
} from "./json-objects.ts";
import { isOffInside, saysOff } from "./json-sale.ts";
import { type JsonText, textOf } from "./json-texts.ts";

export type SoldDish = { read: JsonDish; sizes: Sold[] };

type Writing = {
  language: string | null;
  ofFile: string;
  index: JsonIndex;
  text: (amount: JsonAmount | null) => string;
};

/** The lines of a dish, one for each size, as a table has them. */
export function linesOf(
  { read, sizes }: SoldDish,
  line: number,
  { language, ofFile, index, text }: Writing,
): Line[] {
  const { fields, category } = read;
  const name = nameOf(fields, language);
  const description = textOf(
    fields[keyOf(fields, "description", (each) => !saysNothing(each)) ?? ""],
    language,
  );
  const { cells: stated, dietMarks } = dietaryOf(fields, index);
  const shared: Line["cells"] = {
    ...ownCells(fields),
    ...stated,
    category,
    name: name?.text ?? "",
    ...(description && { description: description.text }),
    ...((read.isHidden || isOffInside(fields)) && { hidden: "yes" }),
  };
  const texts = textsInOthers(name, description);
  const ofSizes = sizesGroup(read);
  const groups = read.groups.filter((group) => group !== ofSizes && !areNamesOf(group, sizes));
  if (ofSizes?.isPrice) delete shared.price_type;
  return sizes.map(({ size, amount, before, type }) => ({
    line,
    ...(Object.keys(texts).length > 0 && { texts }),
    ...(dietMarks && { dietMarks }),
    cells: {
      ...shared,
      size,
      price: text(amount),
      ...(type !== undefined && { price_type: type }),
      ...(before && { price_before: text(before) }),
      ...((amount?.currency || ofFile) && { currency: amount?.currency || ofFile }),
    },
    ...(groups.length > 0 && {
      groups: groups.map((group) => ({
        ...group,
        choices: group.choices.map(({ name: choice, amount: more, isHidden: off }) => ({
          name: choice,
          price: text(more),
          ...(off && { isHidden: true }),
        })),
      })),
    }),
  }));
}

function textsInOthers(name: JsonText | null, description: JsonText | null): LineTexts {
  const texts: LineTexts = {};
  for (const [column, text] of [
    ["name", name],
    ["description", description],
  ] as const)
    for (const [language, other] of Object.entries(text?.others ?? {}) as [MenuLanguage, string][])
      texts[language] = { ...texts[language], [column]: other };
  return texts;
}

/** Whether the choices of a group only name what sizes differ in, as the `options` of Shopify. */
const areNamesOf = ({ choices }: JsonGroup, sizes: readonly Sold[]): boolean =>
  choices.every(
    ({ name, amount }) =>
      amount === null && sizes.some(({ size }) => size.split(" / ").includes(name)),
  );

const CELLS: readonly FileColumn[] = [
  "id",
  "visible",
  "status",
  "hidden",
  "unit",
  "by_weight",
  "price_type",
];

function ownCells(fields: Fields): Line["cells"] {
  const cells = CELLS.flatMap((column) => {
    const cell = cellOf(fields, column);
    return cell === undefined ? [] : [[column, cell] as const];
  });
  return Object.fromEntries(cells);
}

/** Fields that say nothing to an owner, and those that are read in their own way. */
const TECHNICAL =
  /suspen|^type$|^@|(?:^|_)(?:id|guid|uuid|slug|sku|plu|token|version|position|ordinal)$|Id$|Guid$|sort_?order|(?:created|updated|modified)_?(?:at|time)|_at$/iu;

/** The fields of a dish that nothing reads and that say something. */
export function unreadKeys(fields: Fields, index: JsonIndex): string[] {
  const columns: readonly FileColumn[] = [
    ...CELLS,
    "description",
    "category",
    "currency",
    "price_before",
    "sale_price",
  ];
  const read = new Set([
    nameKey(fields),
    priceKey(fields) ?? placesKey(fields),
    ...columns.map((column) => keyOf(fields, column, () => true)),
    ...dietaryOf(fields, index).keys,
  ]);
  return Object.entries(fields).flatMap(([key, value]) => {
    const isRead =
      read.has(key) ||
      saysOff(key, value) ||
      isSizesKey(key) ||
      isChoicesKey(key) ||
      isCategoriesKey(key) ||
      isOfGroups(key, value);
    return isRead || saysNothing(value) || TECHNICAL.test(key) ? [] : [key];
  });
}
