import { type FileChoice, type FileGroup, mergedGroups, UNNAMED_GROUP } from "./file-groups.ts";
import { parseYesNo } from "./yes-no.ts";

/** A column for one group or choice: `Modifier Set - Milk`, `Modifier - "Milk"`, `Extra: Cheese`. */
type NamedColumn = { at: number; name: string };
/** The columns of one choice among several: `Modifier 1 Name`, `Modifier 1 Price`. */
type NumberedColumns = { number: string; name: number; price: number | null };

export type ChoiceColumns = {
  named: readonly NamedColumn[];
  numbered: readonly NumberedColumns[];
  /** All of them, also those of groups by number. */
  places: ReadonlySet<number>;
  groups: ReadonlyMap<string, number>;
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
const NAME = /^(?:name|nombre|nome|nom|nama|)$/iu;

/** Finds the columns that have choices in their names or by number. */
export function choiceColumnsOf(header: readonly string[]): ChoiceColumns {
  const titles = header.map((cell) => cell.trim());
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
    const [name, price] = (["name", "price"] as const).map((part) =>
      parts.find((each) => each.part === part),
    );
    const isChoice = name && (price || !/^op/iu.test(name.word));
    return isChoice ? [{ number, name: name.at, price: price?.at ?? null }] : [];
  });
  const groups = numbered.length > 0 ? numbers.filter(({ part }) => part === "group") : [];
  const places = [
    ...[...named, ...groups].map(({ at }) => at),
    ...numbered.flatMap(({ name, price }) => [name, price]),
  ];
  return {
    named,
    numbered,
    groups: new Map(groups.map(({ number, at }) => [number, at])),
    places: new Set(places.filter((at) => at !== null)),
  };
}

/** The number of a column such as `Modifier 1 Price`, and what of the choice it has. */
function numberOf(title: string) {
  const [, word = "", first, firstPart, lastPart, last] = NUMBERED.exec(title) ?? [];
  const number = first ?? last;
  if (number === undefined) return null;
  const part = firstPart ?? lastPart ?? "";
  if (GROUP.test(title)) return { word, number, part: "group" as const };
  if (PRICE.test(part)) return { word, number, part: "price" as const };
  return NAME.test(part) ? { word, number, part: "name" as const } : null;
}

/** The groups of a row by these columns, and the names of groups whose choices stand elsewhere. */
export function choicesOfRow(
  cells: readonly string[],
  { named, numbered, groups }: ChoiceColumns,
): { groups: FileGroup[]; names: string[] } {
  const cellAt = (at: number | null | undefined) => (at == null ? "" : (cells[at] ?? "").trim());
  const filled = named.filter(({ at }) => cellAt(at) !== "");
  const names = filled.flatMap(({ at, name }) => (parseYesNo(cellAt(at)) === true ? [name] : []));
  const priced = filled.flatMap(({ at, name }): FileChoice[] => {
    const isPrice = parseYesNo(cellAt(at)) === null;
    return isPrice ? [{ name, price: cellAt(at) }] : [];
  });
  let group = UNNAMED_GROUP;
  const byNumber = numbered.flatMap(({ number, name, price }): FileGroup[] => {
    group = cellAt(groups.get(number)) || group;
    const choice = { name: cellAt(name), price: cellAt(price) };
    return choice.name === "" ? [] : [groupOf(group, [choice])];
  });
  const own = priced.length > 0 ? [groupOf(UNNAMED_GROUP, priced)] : [];
  return { names, groups: mergedGroups(own, byNumber) };
}

const groupOf = (name: string, choices: readonly FileChoice[]): FileGroup => ({
  name,
  min: null,
  max: null,
  choices,
});
