import type { AvailabilityChange } from "@comanda/contract/staff/availability-items";
import type { Item, Row } from "./rows.ts";

export type Change = Pick<AvailabilityChange, "kind" | "id" | "seen" | "state"> &
  Partial<AvailabilityChange>;

/** What a member chooses for an item. `time` has the end as an instant. */
export type Choice =
  | { kind: "tomorrow" }
  | { kind: "for_good" }
  | { kind: "time"; until: string }
  | { kind: "left"; left: number }
  | { kind: "on_sale" };

/** What a choice concerns: a whole line, or one size of a dish. */
export type Target = { row: Row; variantId: string | null };

/** The changes that a choice makes, each with the revision that the member has seen. */
export function markChangesOf(target: Target, choice: Choice): Change[] {
  if (choice.kind === "on_sale") return backOnSale(target);
  return itemsOf(target, choice).map(({ kind, item }) => ({
    kind,
    id: item.id,
    seen: item.revision,
    ...stateOf(choice),
  }));
}

/** Whether a line or size can be given a number of pieces that are left. */
export function canCount({ row, variantId }: Target): boolean {
  if (row.kind === "extra") return row.modifiers.length === 1 && !row.modifiers[0]?.counted;
  return variantId !== null || !row.product.counted || row.product.variants.length === 1;
}

/** The state of a line, or of the size of it that is chosen. */
export function stateOfTarget({ row, variantId }: Target): Pick<Item, "left" | "until"> & {
  state: Row["state"];
} {
  return (row.kind === "product" && row.product.variants.find(({ id }) => id === variantId)) || row;
}

/** Whether the target is back on sale only with a new number: its counted stock is used up. */
export function needsCount(target: Target): boolean {
  const { row, variantId } = target;
  if (row.kind === "extra") return row.modifiers.every(isUsedUp);
  const variants = variantId
    ? row.product.variants.filter(({ id }) => id === variantId)
    : row.product.variants;
  return variants.length > 0 && variants.every(isUsedUp);
}

type MarkedItem = { kind: Change["kind"]; item: Item };

function itemsOf({ row, variantId }: Target, choice: Choice): MarkedItem[] {
  if (row.kind === "extra") return row.modifiers.map((item) => ({ kind: "modifier", item }));
  const { product } = row;
  const [only] = product.variants;
  // A counted dish has its pieces at its sizes.
  const counted = choice.kind === "left" && product.counted && product.variants.length === 1;
  const chosen = counted ? only : product.variants.find(({ id }) => id === variantId);
  return chosen ? [{ kind: "variant", item: chosen }] : [{ kind: "product", item: product }];
}

/** Takes back every mark that keeps the target from being sold. */
function backOnSale({ row, variantId }: Target): Change[] {
  const items: MarkedItem[] =
    row.kind === "extra"
      ? row.modifiers.map((item) => ({ kind: "modifier", item }))
      : [
          { kind: "product", item: row.product },
          ...row.product.variants
            .filter(({ id }) => variantId === null || id === variantId)
            .map((item) => ({ kind: "variant" as const, item })),
        ];
  return items
    .filter(({ item }) => item.source === "mark")
    .map(({ kind, item }) => ({ kind, id: item.id, seen: item.revision, state: "on_sale" }));
}

function stateOf(
  choice: Exclude<Choice, { kind: "on_sale" }>,
): Pick<Change, "state" | "until" | "left"> {
  switch (choice.kind) {
    case "left":
      return { state: "left", left: choice.left };
    case "time":
      return { state: "sold_out", until: choice.until };
    default:
      return { state: "sold_out", until: choice.kind };
  }
}

function isUsedUp({ source, counted, left }: Item): boolean {
  return source === "stock" && counted && left === 0;
}
