import { isSameValue } from "./section-value.ts";

/** An item of a list: it has an id, or it is the only one of its date. */
type Row = { readonly id: string } | { readonly date: string };

/** What names an item among the others of its list; undefined where nothing does. */
export function rowId(item: unknown): string | undefined {
  const { id, date } = (item ?? {}) as { id?: unknown; date?: unknown };
  return [id, date].find((name) => typeof name === "string" && name !== "") as string | undefined;
}

/** The three versions of a list: what this member began with, and what both made of it. */
export type ListVersions = {
  base: readonly Row[];
  mine: readonly Row[];
  theirs: readonly Row[];
};

/** A list whose items each have an id or a date of their own; an absent list is empty. Null for another value. */
export function rowsOf(value: unknown): readonly Row[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return null;
  const ids = value.map(rowId);
  const isKeyed = !ids.includes(undefined) && new Set(ids).size === ids.length;
  return isKeyed ? value : null;
}

/** The row with an id; undefined where the list has none. */
export const findRow = (rows: readonly Row[], id: string | undefined) =>
  rows.find((row) => rowId(row) === id);

const idsOf = (rows: readonly Row[]) => rows.map((row) => rowId(row) ?? "");

/** Whether a version has the rows that it shares with `base` in another order. */
export function isReordered(base: readonly Row[], rows: readonly Row[]): boolean {
  const shared = (list: readonly Row[], other: readonly Row[]) =>
    idsOf(list).filter((id) => findRow(other, id));
  return !isSameValue(shared(base, rows), shared(rows, base));
}

/** The ids of the rows in which the versions of both members differ, in the order of `theirs`. */
export function differingRows({ mine, theirs }: Pick<ListVersions, "mine" | "theirs">): string[] {
  const ids = new Set(idsOf([...theirs, ...mine]));
  return [...ids].filter((id) => !isSameValue(findRow(mine, id), findRow(theirs, id)));
}

/**
 * The other member's list with some rows of this one; a row that `mine` lacks is removed. Rows that
 * `theirs` lacks come last. The order is that of the member who changed it.
 */
export function mergeRows({ base, mine, theirs }: ListVersions, own: ReadonlySet<string>): Row[] {
  const isOwn = (row: Row) => own.has(rowId(row) ?? "");
  const kept = theirs.flatMap((row) => (isOwn(row) ? (findRow(mine, rowId(row)) ?? []) : [row]));
  const added = mine.filter((row) => isOwn(row) && !findRow(theirs, rowId(row)));
  const merged = [...kept, ...added];
  if (!isReordered(base, mine)) return merged;
  const order = idsOf(mine);
  const place = (row: Row) => {
    const at = order.indexOf(rowId(row) ?? "");
    return at < 0 ? mine.length : at;
  };
  return merged.toSorted((one, other) => place(one) - place(other));
}
