import { foldText } from "../../../parts/lists/fold-text.ts";
import {
  countOf,
  type FileGroup,
  mergedGroups,
  UNNAMED_GROUP,
  withChoicesOf,
} from "../cells/file-groups.ts";
import { columnsOf, headerAt } from "../table/column-names.ts";
import type { CsvRows } from "../table/csv-rows.ts";
import type { FileColumn } from "../table/file-columns.ts";
import { groupLimits, withLimits } from "./group-limits.ts";

/** Groups of choices from tables without dishes: by their folded names, or by that of the dish that they name. */
export type GroupTables = {
  groups: ReadonlyMap<string, FileGroup>;
  ofDishes: ReadonlyMap<string, readonly FileGroup[]>;
};

/** Whether a table has choices with their prices and no dishes: `Modifier Group`, `Modifier`, `Price`. */
export function isChoiceTable(rows: readonly (readonly string[])[]): boolean {
  const { places } = columnsOf(rows[headerAt(rows)] ?? []);
  const hasPrice = places.has("choice_price") || places.has("price");
  const isMenu = places.has("name") && places.has("price") && places.has("choice_price");
  return places.has("choice") && hasPrice && !isMenu;
}

/** Reads tables of choices. A row without a group or a dish belongs to those of the row above it. */
export function groupTables(tables: readonly CsvRows[]): GroupTables {
  const groups = new Map<string, FileGroup>();
  const ofDishes = new Map<string, readonly FileGroup[]>();
  const limits = groupLimits(tables);
  for (const { dish, group: read } of tables.flatMap(groupsOfTable)) {
    const group = withLimits(read, limits);
    const key = foldText(dish === "" ? group.name : dish);
    if (dish === "") groups.set(key, withChoicesOf(groups.get(key) ?? group, group));
    else ofDishes.set(key, mergedGroups(ofDishes.get(key) ?? [], [group]));
  }
  return { groups, ofDishes };
}

/** The choices of a table, each as a group with only itself. */
function groupsOfTable({ rows }: CsvRows): { dish: string; group: FileGroup }[] {
  const cells = rows.map((row) => row.cells);
  if (!isChoiceTable(cells)) return [];
  const start = headerAt(cells);
  const { places } = columnsOf(cells[start] ?? []);
  let [group, dish] = ["", ""];
  return cells.slice(start + 1).flatMap((row) => {
    const cell = (...columns: FileColumn[]) => {
      const at = columns.map((column) => places.get(column)).find((each) => each !== undefined);
      return at === undefined ? "" : (row[at] ?? "").trim();
    };
    group = cell("group", "category") || group;
    dish = cell("name") || dish;
    const name = cell("choice");
    const [min, max] = [countOf(cell("group_min")), countOf(cell("group_max"))];
    const choices = [{ name, price: cell("choice_price", "price") }];
    return name === ""
      ? []
      : [{ dish, group: { name: group || UNNAMED_GROUP, min, max, choices } }];
  });
}
