import { baseLanguage, type MenuLanguage } from "@comanda/domain/menu/translations";
import {
  type FileChoice,
  type FileGroup,
  mergedGroups,
  UNNAMED_GROUP,
} from "../cells/file-groups.ts";
import { parseYesNo } from "../cells/yes-no.ts";
import {
  type GroupColumns,
  groupColumnsOf,
  listedGroups,
  placesOfGroups,
} from "./group-columns.ts";
import { languageOf, menuLanguage } from "./language-columns.ts";

/** A column for one group or choice: `Modifier Set - Milk`, `Modifier - "Milk"`, `Extra: Cheese`. */
type NamedColumn = { at: number; name: string };
/** A column of a name, and those with the name in other languages: `Modifier 1 Name`, `Modifier 1 Name EN`. */
type NameColumns = { at: number; texts: readonly { at: number; language: MenuLanguage }[] };
/** The columns of one choice among several: `Modifier 1 Name`, `Modifier 1 Price`. */
type NumberedColumns = { number: string; name: NameColumns; price: number | null };

export type ChoiceColumns = {
  named: readonly NamedColumn[];
  numbered: readonly NumberedColumns[];
  /** All of them, also those of groups by number. */
  places: ReadonlySet<number>;
  groups: ReadonlyMap<string, NameColumns>;
  /** Groups with all of their choices in columns of their own. */
  listed: readonly GroupColumns[];
};

const WORD =
  "(?:modifiers?|modificador(?:es)?|extras?|add-?ons?|toppings?|complementos?|adicion(?:al|ais|ales)|aggiunt[ae]|suppl[eé]ments?|zus[aä]tze?|beilagen?|dodatki|добавк[аи]|إضافات|إضافة)";
const NAMED = new RegExp(
  String.raw`^${WORD}(?:\s+(?:set|group|list))?\s*[-–:]\s*["“„]?(.+?)["”“]?$`,
  "iu",
);
const NUMBERED = new RegExp(
  String.raw`^(${WORD}|options?|opci[oó]n|op[cç][aã]o)(?:\s+(?:group|set|gruppe|grupo))?[\s_]*(?:(\d{1,2})[\s_-]*(\p{L}*)|(\p{L}+)[\s_-]*(\d{1,2}))$`,
  "iu",
);
const GROUP = /\b(?:group|set|gruppe|grupo)\b/iu;
const PRICE = /^(?:price|preis|precio|preço|preco|prix|prezzo|harga|цена|السعر)$/iu;
/** `Preço adicional 1`, `Price of option 1`. */
const PRICE_BEFORE =
  /^(?:price|preis|precio|preço|preco|valor|prix|prezzo|harga|цена|السعر|سعر)(?:[\s_]+(?:of|de|do|da|del|du|della))?[\s_]+(.+)$/iu;
const NAME = /^(?:name|nombre|nome|nom|nama|)$/iu;

/**
 * Finds the columns that have choices in their names or by number. Of names in several languages that in the company's is the
 * choice's own, or else the first one.
 */
export function choiceColumnsOf(
  header: readonly string[],
  company: string | null = null,
): ChoiceColumns {
  const listed = groupColumnsOf(header);
  const ofGroups = new Set(placesOfGroups(listed));
  const titles = header.map((cell, at) => (ofGroups.has(at) ? "" : cell.trim()));
  const named = titles.flatMap((title, at): NamedColumn[] => {
    const [, name] = NAMED.exec(title) ?? [];
    return name === undefined ? [] : [{ at, name }];
  });
  const numbers = titles.flatMap((title, at) => {
    const found = numberOf(title);
    return found ? [{ at, ...found }] : [];
  });
  const byNumber = Map.groupBy(numbers, ({ number }) => number);
  // `Option 1 Name` without a price names what sizes differ in.
  const numbered = [...byNumber].flatMap(([number, parts]): NumberedColumns[] => {
    const [names, [price]] = (["name", "price"] as const).map((part) =>
      parts.filter((each) => each.part === part),
    ) as [NumberedTitle[], NumberedTitle[]];
    const name = nameColumnsOf(names, company);
    const isChoice = name && (price || !/^op/iu.test(names[0]?.word ?? ""));
    return isChoice ? [{ number, name, price: price?.at ?? null }] : [];
  });
  const groups = [...(numbered.length > 0 ? byNumber : [])].flatMap(([number, parts]) => {
    const name = nameColumnsOf(
      parts.filter(({ part }) => part === "group"),
      company,
    );
    return name ? [[number, name] as const] : [];
  });
  const placesOf = ({ at, texts }: NameColumns) => [at, ...texts.map((each) => each.at)];
  const places = [
    ...ofGroups,
    ...named.map(({ at }) => at),
    ...groups.flatMap(([, name]) => placesOf(name)),
    ...numbered.flatMap(({ name, price }) => [...placesOf(name), price]),
  ];
  return {
    named,
    numbered,
    groups: new Map(groups),
    listed,
    places: new Set(places.filter((at) => at !== null)),
  };
}

type NumberedPart = {
  word: string;
  number: string;
  tag: string | null;
  part: "group" | "price" | "name";
};
type NumberedTitle = NumberedPart & { at: number };

/** The column of a name, and those with a language of the pages; null where there is none. */
function nameColumnsOf(
  titles: readonly NumberedTitle[],
  company: string | null,
): NameColumns | null {
  const inCompanys = ({ tag }: NumberedTitle) =>
    tag !== null && baseLanguage(tag) === baseLanguage(company ?? "");
  const own = titles.find(({ tag }) => tag === null) ?? titles.find(inCompanys) ?? titles[0];
  if (!own) return null;
  const texts = titles.flatMap(({ at, tag }) => {
    const language = at === own.at || tag === null ? null : menuLanguage(tag);
    return language ? [{ at, language }] : [];
  });
  return { at: own.at, texts };
}

/** The number of a column such as `Modifier 1 Price`, and what of the choice it has. */
function numberOf(title: string, tag: string | null = null): NumberedPart | null {
  const [, word = "", first, firstPart, lastPart, last] = NUMBERED.exec(title) ?? [];
  const number = first ?? last;
  const part = firstPart ?? lastPart ?? "";
  const found = { word, number: number ?? "", tag };
  if (number !== undefined) {
    if (PRICE.test(part)) return { ...found, part: "price" };
    if (NAME.test(part)) return { ...found, part: GROUP.test(title) ? "group" : "name" };
  }
  return tag === null ? (priceBefore(title) ?? numberInLanguage(title)) : null;
}

/** The same of a price whose word stands first. */
function priceBefore(title: string): NumberedPart | null {
  const [, rest] = PRICE_BEFORE.exec(title) ?? [];
  const found = rest === undefined ? null : numberOf(rest, "");
  return found?.part === "name" ? { ...found, tag: null, part: "price" } : null;
}

/** The same of `Modifier 1 Name EN`. A price has no language. */
function numberInLanguage(title: string): NumberedPart | null {
  const named = languageOf(title);
  const found = named && numberOf(named.base, named.tag);
  return found?.part === "price" ? null : found;
}

/** The groups of a row by these columns, and the names of groups whose choices stand elsewhere. */
export function choicesOfRow(
  cells: readonly string[],
  { named, numbered, groups, listed }: ChoiceColumns,
): { groups: FileGroup[]; names: string[] } {
  const cellAt = (at: number | null | undefined) => (at == null ? "" : (cells[at] ?? "").trim());
  const filled = named.filter(({ at }) => cellAt(at) !== "");
  const names = filled.flatMap(({ at, name }) => (parseYesNo(cellAt(at)) === true ? [name] : []));
  const priced = filled.flatMap(({ at, name }): FileChoice[] => {
    const isPrice = parseYesNo(cellAt(at)) === null;
    return isPrice ? [{ name, price: cellAt(at) }] : [];
  });
  const namesIn = ({ texts }: NameColumns) =>
    Object.fromEntries(
      texts.flatMap(({ at, language }) =>
        cellAt(at) === "" ? [] : [[language, { name: cellAt(at) }] as const],
      ),
    );
  let group: Pick<FileGroup, "name" | "texts"> = { name: UNNAMED_GROUP };
  const byNumber = numbered.flatMap(({ number, name, price }): FileGroup[] => {
    const own = groups.get(number);
    if (own && cellAt(own.at) !== "") group = { name: cellAt(own.at), texts: namesIn(own) };
    const choice = { name: cellAt(name.at), price: cellAt(price), texts: namesIn(name) };
    return choice.name === "" ? [] : [{ ...groupOf(group.name, [choice]), ...group }];
  });
  const own = priced.length > 0 ? [groupOf(UNNAMED_GROUP, priced)] : [];
  const ofColumns = listedGroups(cells, listed);
  return {
    names: [...names, ...ofColumns.names],
    groups: mergedGroups(mergedGroups(own, byNumber), ofColumns.groups),
  };
}

const groupOf = (name: string, choices: readonly FileChoice[]): FileGroup => ({
  name,
  min: null,
  max: null,
  choices,
});
