import type { Side } from "../../parts/saving/conflict-sheet.tsx";
import { isSameDraft } from "./draft-to-product.ts";
import type { ProductDraft } from "./product-to-draft.ts";

/** A part of a product that two editors may have changed: a field, one size, one group, or all of them. */
export type ProductField =
  | "name"
  | "description"
  | "visible"
  | "countsStock"
  | "allergens"
  | "diets"
  | "translations"
  | "sellingHours"
  | "pictures"
  | "variants"
  | "groups"
  | `variants.${string}`
  | `groups.${string}`;

/** A field whose two versions differ; `mine` is preselected where only this form changed it. */
export type Difference = { field: ProductField; preselect: Side };

const PLAIN = [
  "name",
  "description",
  "visible",
  "countsStock",
  "allergens",
  "diets",
  "translations",
  "sellingHours",
  "pictures",
] as const;

/** The fields in which this form and the stored product differ; `base` is what this form began with. */
export function differences(
  base: ProductDraft,
  mine: ProductDraft,
  theirs: ProductDraft,
): Difference[] {
  const fields: ProductField[] = [...PLAIN, ...rowFields("variants"), ...rowFields("groups")];
  return fields
    .filter((field) => !isSameField(field, mine, theirs))
    .map((field) => ({
      field,
      preselect: isSameField(field, base, mine) ? "theirs" : "mine",
    }));

  /** Rows are compared one by one where both versions have the same ones. */
  function rowFields(list: "variants" | "groups"): ProductField[] {
    const keys = (draft: ProductDraft) => draft[list].map(({ key }) => key).join(" ");
    if (keys(mine) !== keys(theirs)) return [list];
    return mine[list].map(({ key }): ProductField => `${list}.${key}`);
  }
}

function isSameField(field: ProductField, one: ProductDraft, other: ProductDraft): boolean {
  return isSameDraft(only(field, one), only(field, other));
}

/** A draft with nothing but one field, for comparing it. */
function only(field: ProductField, draft: ProductDraft): ProductDraft {
  const [list, key] = field.split(".") as [keyof ProductDraft, string | undefined];
  const value = draft[list];
  const rows = key === undefined ? value : rowsOf(value).filter((row) => row.key === key);
  return { [list]: rows } as unknown as ProductDraft;
}

const rowsOf = (value: unknown) => value as { key: string }[];

/** The stored product with the fields that the member takes from this form. */
export function mergeDrafts(
  mine: ProductDraft,
  theirs: ProductDraft,
  takeMine: ReadonlySet<ProductField>,
): ProductDraft {
  let merged = theirs;
  for (const field of takeMine) {
    const [list, key] = field.split(".") as ["variants" | "groups", string | undefined];
    if (key === undefined) merged = { ...merged, [list]: mine[list] };
    else {
      const rows = rowsOf(mine[list]);
      const row = rows.find((each) => each.key === key);
      const next = rowsOf(merged[list]).map((each) => (each.key === key && row ? row : each));
      merged = { ...merged, [list]: next };
    }
  }
  return withoutGoneIds(merged, theirs);
}

/**
 * If this member keeps a row that the other editor deleted, it is added again with a new id. A
 * group that this form took from another product keeps its ids.
 */
function withoutGoneIds(draft: ProductDraft, stored: ProductDraft): ProductDraft {
  const kept = <Row extends { base: { id: string } | null }>(
    row: Row,
    known: readonly Row[],
  ): Row => (known.some(({ base }) => base?.id === row.base?.id) ? row : { ...row, base: null });
  return {
    ...draft,
    variants: draft.variants.map((variant) => kept(variant, stored.variants)),
    groups: draft.groups.map((group) => {
      const same = stored.groups.find(({ base }) => base && base.id === group.base?.id);
      if (!same) return group;
      return { ...group, modifiers: group.modifiers.map((each) => kept(each, same.modifiers)) };
    }),
  };
}
