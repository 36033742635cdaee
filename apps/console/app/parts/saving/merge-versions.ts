import type { Side } from "./conflict-sheet.tsx";
import {
  differingRows,
  findRow,
  isReordered,
  type ListVersions,
  mergeRows,
  rowsOf,
} from "./list-rows.ts";
import {
  differingFields,
  isSameValue,
  type SectionValue,
  valueAt,
  withValueAt,
} from "./section-value.ts";

/** The versions of a slice: what this member began with, and what both made of it. */
export type Versions = { base: SectionValue; mine: SectionValue; theirs: SectionValue };

/** A field that one or both members changed, or a row of such a list. */
export type ConflictField = {
  /** Names it among the others. */
  key: string;
  path: string;
  /** The id or date of the row; null for a whole field. */
  row: string | null;
  mine: unknown;
  theirs: unknown;
  preselect: Side;
};

/**
 * The fields in which two versions of a slice differ. A list whose items have ids or dates is compared row by
 * row, so that what both members added can stay. What only one member changed is preselected in their
 * version.
 */
export function conflictFields(versions: Versions): ConflictField[] {
  const { base, mine, theirs } = versions;
  const sides = (one: unknown, own: unknown, other: unknown) => ({
    mine: own,
    theirs: other,
    preselect: isSameValue(one, own) ? ("theirs" as const) : ("mine" as const),
  });
  return differingFields(mine, theirs).flatMap((path): ConflictField[] => {
    const lists = listsAt(versions, path);
    if (!lists) {
      const values = sides(valueAt(base, path), valueAt(mine, path), valueAt(theirs, path));
      return [{ key: path, path, row: null, ...values }];
    }
    return differingRows(lists).map((row) => ({
      key: rowKey(path, row),
      path,
      row,
      ...sides(findRow(lists.base, row), findRow(lists.mine, row), findRow(lists.theirs, row)),
    }));
  });
}

/** Returns the other member's version with the fields and rows of this one that `own` names. */
export function mergeVersions(versions: Versions, own: readonly string[]): SectionValue {
  const { mine, theirs } = versions;
  const keys = new Set(own);
  return differingFields(mine, theirs).reduce((merged, path) => {
    const lists = listsAt(versions, path);
    if (!lists) return keys.has(path) ? withValueAt(merged, path, valueAt(mine, path)) : merged;
    const rows = differingRows(lists).filter((row) => keys.has(rowKey(path, row)));
    return withValueAt(merged, path, mergeRows(lists, new Set(rows)));
  }, theirs);
}

const rowKey = (path: string, row: string) => `${path} ${row}`;

/** The rows of a list in each version; null where it is one field, such as when both moved its rows. */
function listsAt({ base, mine, theirs }: Versions, path: string): ListVersions | null {
  const [before, own, other] = [base, mine, theirs].map((each) => rowsOf(valueAt(each, path)));
  if (!(before && own && other)) return null;
  const isMovedTwice = isReordered(before, own) && isReordered(before, other);
  return isMovedTwice ? null : { base: before, mine: own, theirs: other };
}
