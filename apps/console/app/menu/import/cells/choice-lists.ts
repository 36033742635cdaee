import type { FileChoice, FileGroup } from "./file-groups.ts";

/** An amount behind a choice: `+1.50`, `(1,50 €)`, `: 2`, `= $2`. A bare number may be a part of the name. */
const PRICED =
  /^(?<name>.*?[\p{L}\d)%"”].*?)\s*(?:[:=(]\s*\(?\s*[+]?|\s[-–]\s*[+]?|[+])\s*(?<price>(?:[A-Z]{0,3}\p{Sc}|[A-Z]{2,3}\.?\s|Rs\.?\s)?\s*\d[\d.,]*\s*(?:\p{Sc}|\p{L}{1,4}\.?)?)\s*\)?$/u;
const WITH_SIGN = /^(?<name>.*\p{L}.*?)\s+(?<price>\p{Sc}\s*\d[\d.,]*|\d[\d.,]*\s*\p{Sc})$/u;
/** A measure behind an amount, as in `Cola (0,3 l)`, is no currency. */
const MEASURE = /\d\s*(?:l|cl|ml|g|gr|kg|cm|oz|st|stk|pcs|x)\.?\s*\)?$/iu;

/**
 * Reads a cell with the choices of a dish: `Cheese +1.50 | Bacon +2`, also of several groups:
 * `Milk: oat +0.60, soy +0.50; Syrup: …`. Null where no choice has a price: then nothing says that they are free.
 */
export function choicesOfCell(cell: string, title: string): FileGroup[] | null {
  const parts = partsOf(cell);
  const groups = parts.map((part) => withRequired(groupOfPart(part, title)));
  const isPriced = groups.some(({ choices }) => choices.some(({ price }) => price !== ""));
  if (!isPriced) return null;
  const byName = Map.groupBy(groups, ({ name }) => name);
  return [...byName].map(([name, same]) => ({
    name,
    min: same.some(({ isRequired }) => isRequired) ? 1 : null,
    max: null,
    choices: same.flatMap(({ choices }) => choices),
  }));
}

/**
 * Reads a cell with the choices of one group, and their prices in the cell itself or in one of its own: `Cheddar +1.00, Swiss`
 * or `Rare / Medium`.
 */
export function choicesOfNames(cell: string, prices: string): FileChoice[] {
  const names = partsOf(cell).flatMap((part) => splitByComma(part));
  const listed =
    names.length === 1 && prices === "" ? cell.split("/").map((each) => each.trim()) : names;
  const choices = listed.filter(Boolean).map(choiceOf);
  const bare = choices.map(({ name }) => BARE_PRICE.exec(name)?.groups ?? {});
  const areBare = bare.every(({ price }, at) => price !== undefined || choices[at]?.price !== "");
  const read = areBare
    ? choices.map((each, at) => ({
        name: bare[at]?.name ?? each.name,
        price: bare[at]?.price ?? each.price,
      }))
    : choices;
  if (prices === "") return read;
  const amounts = amountsOf(prices);
  const isEach = amounts.length === read.length;
  return read.map(({ name }, at) => ({ name, price: (isEach ? amounts[at] : prices) ?? "" }));
}

/** An amount with two decimals behind each name of a list. */
const BARE_PRICE = /^(?<name>.*\p{L}.*?)\s+(?<price>\d{1,4}[.,]\d{2})$/u;

const splitByComma = (part: string): string[] => part.split(/,(?!\d)/u).map((each) => each.trim());

const amountsOf = (cell: string): string[] => {
  const mark = /[;|\n]/u.test(cell) ? /[;|\n]/u : /,\s+|,(?=\d*\.)|\s*\/\s*/u;
  return cell.split(mark).map((each) => each.trim());
};

/** The names of a cell without prices, such as those of groups. */
export const namesOfCell = (cell: string): string[] =>
  cell
    .split(/[;,|\n]/u)
    .map((name) => name.trim())
    .filter(Boolean);

const partsOf = (cell: string): string[] =>
  cell
    .split(/[;|\n]/u)
    .map((part) => part.trim())
    .filter(Boolean);

/** `Size*: …` is a group in which a choice has to be made. */
const withRequired = <Group extends { name: string }>(group: Group) => ({
  ...group,
  name: group.name.replace(/\s*\*$/u, ""),
  isRequired: group.name.endsWith("*"),
});

/** `Milk: oat +0.60, soy` has the name of its group in front, `Cheese: 1.50` is one choice. */
function groupOfPart(part: string, title: string): { name: string; choices: FileChoice[] } {
  const [, name, list] = /^([^:+(]*\p{L}[^:+(]*):\s*(.*\p{L}.*)$/u.exec(part) ?? [];
  const isGroup = name !== undefined && list !== undefined && choiceOf(part.trim()).price === "";
  const hasList = isGroup || (list?.includes(",") && /[+(]/u.test(list));
  return {
    name: hasList && name ? name.trim() : title,
    choices: (hasList && list ? list : part)
      .split(/,(?!\d)/u)
      .map((each) => each.trim())
      .filter(Boolean)
      .map(choiceOf),
  };
}

/** A choice and its price as people write them in a cell. */
export function choiceOf(text: string): FileChoice {
  const { name, price } =
    (MEASURE.test(text) ? null : (PRICED.exec(text) ?? WITH_SIGN.exec(text)))?.groups ?? {};
  return name && price ? { name: name.trim(), price: price.trim() } : { name: text, price: "" };
}
