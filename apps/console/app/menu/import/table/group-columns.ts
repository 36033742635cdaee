import { foldText } from "../../../parts/lists/fold-text.ts";
import { choicesOfNames } from "../cells/choice-lists.ts";
import { type FileChoice, type FileGroup, UNNAMED_GROUP } from "../cells/file-groups.ts";
import { limitsOfCells } from "../cells/limit-cells.ts";

/** What a column of a group has: its name, all of its choices or their prices, how many are taken, or one choice. */
type Part = "name" | "list" | "prices" | "limits" | "min" | "max" | "required";
type OptionPart = { option: string; part: "name" | "price" };

/** The columns of one group by its number: `Modifier Group 1`, `Modifier Group 1 Options`, `Modifier Group 1 Min/Max`. */
export type GroupColumns = {
  number: string;
  parts: Readonly<Partial<Record<Part, number>>>;
  options: readonly { name: number; price: number | null }[];
  /** Whether the limits are written the other way around, as `Max/Min`. */
  isMaxFirst: boolean;
};

const GROUP = "(?:groups?|sets?|lists?|gruppen?|grupos?|groupes?|grupp[oi]|grup)";
const CHOICE =
  "(?:modifiers?|modificador(?:es)?|options?|opcion(?:es)?|opc(?:ao|oes)|opzion[ei]|choices?|extras?|add ?ons?|toppings?|complementos?|adicion(?:al|ais|ales)|aggiunt[ae]|supplements?|zusatz(?:e|gruppe)?|auswahl(?:gruppe)?|beilagen?|pilihan|customi[sz]ations?)";
const SUBJECT = `(?:${CHOICE}(?: (?:de |d')?${GROUP})?|${GROUP}(?: (?:de|of|di|des?) ${CHOICE})?)`;
/** `Modifier Group 1 Options` and `Group 1: Option 2 Price`. */
const NUMBER_INSIDE = new RegExp(String.raw`^(${SUBJECT}) ?#?(\d{1,2})(?: ?[:.]? (.*))?$`, "u");
/** `Modifier Group Options 1`. */
const NUMBER_LAST = new RegExp(String.raw`^(${SUBJECT}) (\D+?) ?#?(\d{1,2})$`, "u");
const OPTION = new RegExp(String.raw`^${CHOICE} ?#?(\d{1,2})(?: (.*))?$`, "u");

const PRICE_WORD = "(?:price|preis|precio|preco|prix|prezzo|harga)";
const PARTS: readonly (readonly [Part, RegExp])[] = [
  ["name", /^(?:|name|names|title|nombre|nome|nom|nama|titel)$/u],
  [
    "list",
    /^(?:(?:list of )?(?:options?|choices?|items?|modifiers?|extras|toppings)(?: (?:names?|list))?|optionen|auswahl|opcion(?:es)?|opcoes|choix|opzioni|scelte|pilihan|complementos|artikel)$/u,
  ],
  [
    "prices",
    /^(?:(?:options?|choices?|items?|modifiers?) )?(?:prices?|preise?|precios?|precos?|prix|prezz[oi]|harga)$/u,
  ],
  ["limits", /^(?:min(?:imum)? ?[/|–&-]? ?max(?:imum)?|max ?[/|–&-]? ?min|limits?)$/u],
  [
    "min",
    /^(?:min(?:imum|imo)?|mindestens|min(?:imum)? (?:selections?|select|choices|required|qty))$/u,
  ],
  [
    "max",
    /^(?:max(?:imum|imo)?|hochstens|max(?:imum)? (?:selections?|select|choices|allowed|qty))$/u,
  ],
  [
    "required",
    /^(?:(?:is )?(?:required|mandatory)|pflicht|obligatori[oa]|obligatoire|obbligatori[oa]|wajib)\??$/u,
  ],
];

const plain = (title: string): string =>
  foldText(title)
    .replaceAll(/[_()[\]]+/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();

type Titled = { at: number; subject: string; number: string; rest: string };

function titledAt(title: string, at: number): Titled | null {
  const text = plain(title).replaceAll(/\s-\s/gu, " ");
  const inside = NUMBER_INSIDE.exec(text);
  if (inside) {
    const [, subject = "", number = "", rest = ""] = inside;
    return { at, subject, number, rest };
  }
  const [, subject = "", rest = "", number] = NUMBER_LAST.exec(text) ?? [];
  return number === undefined ? null : { at, subject, number, rest };
}

const partOf = (rest: string): Part | null =>
  PARTS.find(([, pattern]) => pattern.test(rest))?.[0] ?? null;

/** One choice of a group: `Option 2`, `Option 2 Name`, `Option 2 Price`. */
function optionOf(rest: string): OptionPart | null {
  const [, option, word = ""] = OPTION.exec(rest) ?? [];
  if (option === undefined) return null;
  if (partOf(word) === "name") return { option, part: "name" };
  return partOf(word) === "prices" || new RegExp(PRICE_WORD, "u").test(word)
    ? { option, part: "price" }
    : null;
}

/**
 * Finds the columns of groups of choices by number. Only a group with its choices in these columns counts: `Modifier 1 Name`
 * beside `Modifier 1 Price` is one choice.
 */
export function groupColumnsOf(header: readonly string[]): GroupColumns[] {
  const titled = header.flatMap((title, at) => titledAt(title, at) ?? []);
  const groups = Map.groupBy(titled, ({ number }) => number);
  return [...groups].flatMap(([number, all]): GroupColumns[] => {
    const parts = partsOf(all);
    const options = optionsOf(all);
    if (parts.list === undefined && options.length === 0) return [];
    const limits = plain(header[parts.limits ?? -1] ?? "");
    return [{ number, parts, options, isMaxFirst: /max.*min/u.test(limits) }];
  });
}

function partsOf(all: readonly Titled[]): GroupColumns["parts"] {
  const parts: Partial<Record<Part, number>> = {};
  for (const { rest, at } of all) {
    const part = partOf(rest);
    if (part !== null) parts[part] ??= at;
  }
  return parts;
}

function optionsOf(all: readonly Titled[]): GroupColumns["options"] {
  const options = new Map<string, { name?: number; price?: number }>();
  for (const { rest, at } of all) {
    const found = optionOf(rest);
    if (found) options.set(found.option, { ...options.get(found.option), [found.part]: at });
  }
  return [...options.values()].flatMap(({ name, price = null }) =>
    name === undefined ? [] : [{ name, price }],
  );
}

/** All columns of groups. */
export const placesOfGroups = (groups: readonly GroupColumns[]): number[] =>
  groups.flatMap(({ parts, options }) => [
    ...Object.values(parts),
    ...options.flatMap(({ name, price }) => (price === null ? [name] : [name, price])),
  ]);

/** The groups of a row, and the names of those whose choices have neither prices nor limits: nothing says that these are free. */
export function listedGroups(
  cells: readonly string[],
  columns: readonly GroupColumns[],
): { groups: FileGroup[]; names: string[] } {
  const cellAt = (at: number | null | undefined) => (at == null ? "" : (cells[at] ?? "").trim());
  const read = columns.flatMap((column): { group: FileGroup; isStated: boolean }[] => {
    const { number, parts, options, isMaxFirst } = column;
    const one = options.map(({ name, price }) => ({ name: cellAt(name), price: cellAt(price) }));
    const choices = [
      ...choicesOfNames(cellAt(parts.list), cellAt(parts.prices)),
      ...one.filter(({ name }) => name !== ""),
    ];
    if (choices.length === 0) return [];
    const unnamed = number === "1" ? UNNAMED_GROUP : `${UNNAMED_GROUP} ${number}`;
    const limits = limitsOfCells(
      {
        both: cellAt(parts.limits),
        min: cellAt(parts.min),
        max: cellAt(parts.max),
        required: cellAt(parts.required),
      },
      isMaxFirst,
    );
    const group = { name: cellAt(parts.name) || unnamed, ...limits, choices };
    return [{ group, isStated: limits.min !== null || choices.some(isPriced) }];
  });
  return {
    groups: read.flatMap(({ group, isStated }) => (isStated ? [group] : [])),
    names: read.flatMap(({ group, isStated }) => (isStated ? [] : [group.name])),
  };
}

const isPriced = ({ price }: FileChoice): boolean => price !== "";
