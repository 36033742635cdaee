import { expect, test } from "vitest";
import {
  findTables,
  MAX_SERIES,
  newTable,
  rotated,
  seriesFaults,
  seriesOf,
  type Table,
  tableFieldsOf,
  tableLink,
  tablesIn,
  withTableFields,
  zonesOf,
} from "./table-list.ts";

const table = (name: string, zone: string | null = null): Table => ({
  id: name,
  name,
  zone: zone === null ? null : { name: zone },
  ordering_type: "TABLE",
});
const series = { name: "Mesa", from: 1, to: 3, zone: "Patio", type: "TABLE" } as const;

test("a section without tables has none", () => {
  expect(tablesIn({})).toEqual([]);
  expect(tablesIn({ qrs: null })).toEqual([]);
});

test("a series makes the tables that its zone lacks, each with a code of its own", () => {
  const made = seriesOf(series, [table("Mesa 2", "Patio"), table("Mesa 1", "Terraza")]);
  expect(made.map(({ name, zone, ordering_type }) => ({ name, zone, ordering_type }))).toEqual([
    { name: "Mesa 1", zone: { name: "Patio" }, ordering_type: "TABLE" },
    { name: "Mesa 3", zone: { name: "Patio" }, ordering_type: "TABLE" },
  ]);
  expect(new Set(made.map(({ id }) => id)).size).toBe(2);
});

test.each([
  [{ name: " " }, { name: "noName" }],
  [{ from: 5, to: 4 }, { to: "backwards" }],
  [{ from: 1, to: MAX_SERIES + 1 }, { to: "many" }],
  [{ to: Number.NaN }, { to: "backwards" }],
  [{}, {}],
])("a series with %j has the faults %j", (part, faults) => {
  expect(seriesFaults({ ...series, ...part })).toEqual(faults);
});

test("fields of a table change, and others stay", () => {
  const before = { ...table("1", "Patio"), company_id: "tacos", x_note: "kept" };
  const fields = { name: "2", zone: " ", type: "ONSITE" } as const;
  const after = withTableFields(before, fields);
  expect(after).toEqual({ ...before, name: "2", zone: null, ordering_type: "ONSITE" });
  expect(tableFieldsOf(after)).toEqual({ name: "2", zone: "", type: "ONSITE" });
});

test("a rotated table has another code and everything else as before", () => {
  const before = newTable({ name: "1", zone: "", type: null });
  const after = rotated(before);
  expect(after.id).not.toBe(before.id);
  expect({ ...after, id: before.id }).toEqual(before);
});

test("tables are found by parts of name and zone, without regard to accents and case", () => {
  const tables = [table("Mesa 1", "Jardín"), table("Mesa 2", "Patio"), table("Barra")];
  expect(findTables(tables, "jardin mesa").map(({ id }) => id)).toEqual(["Mesa 1"]);
  expect(findTables(tables, "")).toHaveLength(3);
  expect(zonesOf(tables)).toEqual(["Jardín", "Patio"]);
});

test("a link names the table at the storefront", () => {
  expect(tableLink("https://tacos.example", { id: "a:b" })).toBe(
    "https://tacos.example/?qr-id=a%3Ab",
  );
});
