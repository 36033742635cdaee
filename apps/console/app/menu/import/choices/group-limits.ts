import { foldText } from "../../../parts/lists/fold-text.ts";
import { countOf, type FileGroup } from "../cells/file-groups.ts";
import { parseYesNo } from "../cells/yes-no.ts";
import { columnsOf } from "../table/column-names.ts";
import type { CsvRows } from "../table/csv-rows.ts";

/** How many choices of a group are taken, by its folded name. */
export type GroupLimits = ReadonlyMap<string, Pick<FileGroup, "min" | "max">>;

/** A column that says whether a choice has to be made. */
const REQUIRED =
  /^(?:is[ _]?)?(?:required|mandatory|pflicht|erforderlich|obligatori[oa]|obrigat[oó]ri[oa]|obligatoire|obbligatori[oa]|wajib|إلزامي|مطلوب)\??$/iu;

/** Reads tables that have groups with how many of their choices are taken, and neither choices nor prices. */
export function groupLimits(tables: readonly CsvRows[]): GroupLimits {
  return new Map(tables.flatMap(({ rows }) => limitsOf(rows.map(({ cells }) => cells))));
}

function limitsOf(rows: readonly (readonly string[])[]) {
  const start = rows.findIndex((cells) => {
    const { places } = columnsOf(cells);
    return places.has("group_min") || places.has("group_max");
  });
  const header = rows[start];
  if (!header) return [];
  const { places } = columnsOf(header);
  const name = places.get("group") ?? places.get("category") ?? places.get("name");
  if (name === undefined || places.has("choice") || places.has("price")) return [];
  const required = header.findIndex((cell) => REQUIRED.test(cell.trim()));
  return rows.slice(start + 1).flatMap((cells) => {
    const countAt = (at: number | undefined) => countOf(at === undefined ? "" : cells[at]);
    const mark = cells[required]?.trim() ?? "";
    const least = mark !== "" && parseYesNo(mark) === true ? 1 : 0;
    const [min, max] = [countAt(places.get("group_min")), countAt(places.get("group_max"))];
    // A most of 0 stands for no limit.
    const limits = { min: Math.max(min ?? 0, least), max: max || null };
    const key = foldText(cells[name] ?? "");
    return key === "" || (min === null && max === null && least === 0)
      ? []
      : [[key, limits] as const];
  });
}

/** Gives a group that does not say it itself how many of its choices are taken. */
export function withLimits(group: FileGroup, limits: GroupLimits): FileGroup {
  const own = limits.get(foldText(group.name));
  return own && group.min === null && group.max === null ? { ...group, ...own } : group;
}
