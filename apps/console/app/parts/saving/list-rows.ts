import { isSameValue } from "./section-value.ts";

type Row = { readonly id: string };

/** The three versions of a list: what this member began with, and what both made of it. */
export type ListVersions = {
  base: readonly Row[];
  mine: readonly Row[];
  theirs: readonly Row[];
};

/** A list whose items each have an id of their own; an absent list is empty. Null for another value. */
export function rowsOf(value: unknown): readonly Row[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return null;
  const ids = value.map((item: { id?: unknown } | null) => item?.id);
  const isKeyed = ids.every((id) => typeof id === "string") && new Set(ids).size === ids.length;
  return isKeyed ? value : null;
}

const find = (rows: readonly Row[], id: string) => rows.find((row) => row.id === id);

/** Whether a version has the rows that it shares with `base` in another order. */
export function isReordered(base: readonly Row[], rows: readonly Row[]): boolean {
  const idsOf = (list: readonly Row[], other: readonly Row[]) =>
    list.filter(({ id }) => find(other, id)).map(({ id }) => id);
  return !isSameValue(idsOf(base, rows), idsOf(rows, base));
}

/** The ids of the rows in which the versions of both members differ, in the order of `theirs`. */
export function differingRows({ mine, theirs }: Pick<ListVersions, "mine" | "theirs">): string[] {
  const ids = new Set([...theirs, ...mine].map(({ id }) => id));
  return [...ids].filter((id) => !isSameValue(find(mine, id), find(theirs, id)));
}

/**
 * The other member's list with some rows of this one; a row that `mine` lacks is removed. Rows that
 * `theirs` lacks come last. The order is that of the member who changed it.
 */
export function mergeRows({ base, mine, theirs }: ListVersions, own: ReadonlySet<string>): Row[] {
  const kept = theirs.flatMap((row) => (own.has(row.id) ? (find(mine, row.id) ?? []) : [row]));
  const added = mine.filter(({ id }) => own.has(id) && !find(theirs, id));
  const merged = [...kept, ...added];
  if (!isReordered(base, mine)) return merged;
  const place = ({ id }: Row) => {
    const at = mine.findIndex((row) => row.id === id);
    return at < 0 ? mine.length : at;
  };
  return merged.toSorted((one, other) => place(one) - place(other));
}
