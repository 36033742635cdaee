import { parseServiceType, type ServiceType } from "@comanda/domain/company/service-type";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { searchMatcher } from "../../../parts/lists/fold-text.ts";
import { type SectionValue, valueAt } from "../../../parts/saving/section-value.ts";

/** The field with all codes. */
export const TABLES = "qrs";

/** A code that a guest scans, as the import file has it. */
export type Table = {
  id: string;
  name: string;
  company_id?: string | null;
  zone?: { name?: string | null } | null;
  ordering_type?: string | null;
};

/** What an editor sets of a table. */
export type TableFields = { name: string; zone: string; type: ServiceType | null };

/** The tables of the draft. */
export function tablesIn(value: SectionValue): readonly Table[] {
  return (valueAt(value, TABLES) as readonly Table[] | null | undefined) ?? [];
}

/** What a form shows of a table. */
export function tableFieldsOf(table: Table): TableFields {
  return { name: table.name, zone: zoneOf(table), type: parseServiceType(table.ordering_type) };
}

/** The name of a table's zone; empty for none. */
export function zoneOf({ zone }: Pick<Table, "zone">): string {
  return zone?.name?.trim() ?? "";
}

/** The zones in the order of the list, each once. */
export function zonesOf(tables: readonly Table[]): string[] {
  return [...new Set(tables.map(zoneOf))].filter((zone) => zone !== "");
}

/** The table with other fields; what the page does not know stays. */
export function withTableFields<Base extends { id: string }>(table: Base, fields: TableFields) {
  const { name, zone, type } = fields;
  return {
    ...table,
    name,
    zone: zone.trim() === "" ? null : { name: zone.trim() },
    ordering_type: type,
  };
}

/** A table with a code that nothing has had before. */
export function newTable(fields: TableFields): Table {
  return withTableFields({ id: randomKey() }, fields);
}

/** The same table under a new code: links with the old one lead to no table. */
export function rotated(table: Table): Table {
  return { ...table, id: randomKey() };
}

export type Series = Omit<TableFields, "name"> & { name: string; from: number; to: number };

/** The most tables that are made at once. */
export const MAX_SERIES = 500;

/** What is wrong with a series, by field; empty where it can be made. */
export function seriesFaults({
  name,
  from,
  to,
}: Series): Partial<Record<"name" | "to", SeriesFault>> {
  const count = to - from + 1;
  return {
    ...(name.trim() === "" && { name: "noName" as const }),
    ...(!(count >= 1) && { to: "backwards" as const }),
    ...(count > MAX_SERIES && { to: "many" as const }),
  };
}

export type SeriesFault = "noName" | "backwards" | "many";

/** The tables of a series, such as "Table 1" to "Table 20", without those whose names its zone has. */
export function seriesOf(series: Series, tables: readonly Table[]): Table[] {
  const { name, from, to, zone, type } = series;
  const taken = new Set(
    tables.filter((table) => zoneOf(table) === zone.trim()).map((table) => table.name),
  );
  return Array.from({ length: to - from + 1 }, (_, index) => `${name.trim()} ${from + index}`)
    .filter((each) => !taken.has(each))
    .map((each) => newTable({ name: each, zone, type }));
}

/** The tables that a search finds, by name or zone. */
export function findTables(tables: readonly Table[], search: string): readonly Table[] {
  const isFound = searchMatcher(search);
  return tables.filter((table) => isFound(`${table.name} ${zoneOf(table)}`));
}

/** The address that a table's code leads to. */
export function tableLink(origin: string, { id }: Pick<Table, "id">): string {
  return `${origin}/?${new URLSearchParams({ "qr-id": id })}`;
}
