import { foldText } from "../../../parts/lists/fold-text.ts";
import type { Menu } from "../../data/menu-types.ts";
import { groupsOf } from "../../data/product-parts.ts";
import { choicesOfCell, namesOfCell } from "../cells/choice-lists.ts";
import { type FileGroup, mergedGroups, UNNAMED_GROUP } from "../cells/file-groups.ts";
import type { RowNote } from "../table/file-menu.ts";
import type { Line } from "../table/line.ts";
import { withChoiceLines } from "./choice-lines.ts";
import type { GroupTables } from "./choice-sheets.ts";
import { plainGroupName, withTrailingGroups } from "./trailing-groups.ts";

/**
 * Gives the dishes of another system their choices: those of lines, of columns, of cells with a list, and of groups
 * that stand in another table or on the menu. What cannot be read is named. `title` is the name of a group that
 * has none in its cell.
 */
export function withChoices(
  read: readonly Line[],
  tables: GroupTables,
  categories: Menu["categories"],
  title: string,
): { lines: Line[]; notes: RowNote[] } {
  const tail = withTrailingGroups(read);
  const known = new Map([...menuGroups(categories), ...tables.groups, ...tail.groups]);
  const groupOf = (name: string) => known.get(foldText(name)) ?? known.get(plainGroupName(name));
  const missing = new Map<string, RowNote>();
  const lines = withChoiceLines(tail.lines).map((line): Line => {
    const { cells } = line;
    const { groups: ofCell, names } = groupsOfCells(cells, groupOf, titleOf(title));
    const all = [...(line.groupNames ?? []), ...names];
    const found = all.flatMap((name) => groupOf(name) ?? []);
    for (const name of all.filter((each) => !groupOf(each)))
      if (!missing.has(foldText(name)))
        missing.set(foldText(name), { line: line.line, kind: "choicesMissing", value: name });
    const named = tables.ofDishes.get(foldText(cells.name ?? "")) ?? [];
    const groups = [...ofCell, ...found, ...named];
    return groups.length === 0
      ? line
      : { ...line, groups: mergedGroups(line.groups ?? [], groups) };
  });
  return { lines, notes: [...missing.values()] };
}

/** The groups of a cell, and the names in it of groups that are defined elsewhere, or that are not known. */
function groupsOfCells(
  { choices = "", group = "", choice }: Line["cells"],
  groupOf: (name: string) => FileGroup | undefined,
  title: string,
): { groups: readonly FileGroup[]; names: readonly string[] } {
  const text = choices || (choice ? "" : group);
  if (NONE.test(text)) return { groups: [], names: [] };
  const names = namesOfCell(text);
  if (names.some((name) => groupOf(name))) return { groups: [], names };
  const groups = choicesOfCell(text, title);
  return groups ? { groups, names: [] } : { groups: [], names: [text.trim()] };
}

/** A cell that says that there are no choices. */
const NONE = /^(?:|-|–|—|n|no|none|nein|keine|ninguno|nenhum|aucun|nessuno|0)$/iu;

/** The groups of the menu: a file may give them to further dishes by their names. */
const menuGroups = (categories: Menu["categories"]): [string, FileGroup][] =>
  categories
    .flatMap(({ products }) => products.flatMap(({ product }) => groupsOf(product)))
    .map(({ name, min, max, modifiers }) => [
      foldText(name),
      {
        name,
        min: min ?? 0,
        max: max ?? null,
        choices: (modifiers ?? []).map((each) => ({
          name: each.name,
          price: String(each.price ?? 0),
        })),
      },
    ]);

/** `add_ons` as people write it. */
const titleOf = (title: string): string => {
  const words = (title || UNNAMED_GROUP).replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
