import { isDeepStrictEqual } from "node:util";
import type { AvailabilityChange } from "@comanda/contract/staff/availability-items";
import { isMarkInForce } from "@comanda/domain/availability/marks";
import type { Insertable } from "kysely";
import type { AuditedChange } from "../audit/audit.store.ts";
import { describeConflict } from "../audit/describe-conflict.ts";
import type { StoredMark } from "../catalog/current-catalog.ts";
import type { Database } from "../db/schema/database.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { type AvailabilityItem, keyOf } from "./availability-items.ts";

/** What a change writes; `mark` is null when the same member has made it already. */
export type PreparedAvailabilityChange = {
  mark: Insertable<Database["availability_marks"]> | null;
  /** The stock that a counted variant gets; null leaves it. */
  stock: number | null;
  audit: AuditedChange | null;
  undo: AvailabilityChange;
};

export type ChangeToPrepare = {
  change: AvailabilityChange;
  /** The item as it is now; undefined when the menu has none. */
  item: AvailabilityItem | undefined;
  mark: StoredMark | null;
  member: StaffMember;
  now: Date;
  tomorrow: Date;
  revision: number;
  /** The change's place in the body, for the paths of faults. */
  index: number;
};

/**
 * What a change writes, or why it is refused: 404 `item_not_found`; 409 `availability_changed` when
 * another change came after the one that its sender has seen; 422 `invalid_body` with the field.
 */
export function prepareAvailabilityChange(
  given: ChangeToPrepare,
): PreparedAvailabilityChange | Refusal {
  const { change, item, mark, member, now, index } = given;
  const fault = (field: string, message: string) =>
    new Refusal("invalid_body", { errors: [{ path: `changes.${index}.${field}`, message }] });
  if (!item) {
    const errors = [{ path: `changes.${index}.id`, message: "is not on the menu" }];
    return new Refusal("item_not_found", { errors });
  }
  if (mark && mark.revision !== change.seen) {
    const isRepeated =
      mark.accountId === member.accountId && isDeepStrictEqual(mark.requested, change);
    if (isRepeated) return { mark: null, stock: null, audit: null, undo: storedUndo(mark) };
    const first = { account_id: mark.accountId, actor: mark.by, at: mark.at };
    return new Refusal("availability_changed", {
      changed: describeConflict(first, member, item.state),
      errors: [{ path: `changes.${index}.seen`, message: "is not the latest revision" }],
    });
  }
  const until = endOf(given);
  if (until && until <= now) return fault("until", "must be later than now");
  if (change.left !== null && item.counted && change.kind !== "variant")
    return fault("left", "is counted for each variant or dish: change the stock there");
  const takesMarkBack = mark !== null && isMarkInForce(mark, now);
  const isCountedOut = change.kind !== "product" && item.counted && item.left === 0;
  if (change.state === "on_sale" && isCountedOut && !takesMarkBack && change.left === null)
    return fault("left", "is required: the counted stock is 0");
  return toPreparedChange(given, item, until);
}

function toPreparedChange(
  { change, mark, member, now, revision }: ChangeToPrepare,
  item: AvailabilityItem,
  until: Date | null,
): PreparedAvailabilityChange {
  const { kind, id, state, seen_left } = change;
  const sold = seen_left === null || item.left === null ? 0 : Math.max(0, seen_left - item.left);
  const left = change.left === null ? null : Math.max(0, change.left - sold);
  const setsStock = item.counted && left !== null;
  // A counted variant has its pieces in the stock, where orders reserve them.
  const markState = item.counted && state === "left" ? "on_sale" : state;
  const undo = undoFor({ change, item, mark, revision, left, now });
  return {
    mark: {
      company_id: member.companyId,
      kind,
      id,
      revision,
      state: markState,
      until: markState === "on_sale" ? null : until,
      remaining: markState === "left" ? left : null,
      requested: JSON.stringify(change),
      undo: JSON.stringify(undo),
      account_id: member.accountId,
      set_by: member.name,
      set_at: now,
    },
    stock: setsStock ? left : null,
    audit: {
      action: "availability.set",
      target: keyOf(change),
      before: { name: item.name, state: item.state, until: item.until, left: item.left },
      after: {
        name: item.name,
        state,
        left,
        until: state === "on_sale" ? null : (until?.toISOString() ?? null),
      },
    },
    undo,
  };
}

/** The end of the change's state; null for good. */
function endOf({ change: { until }, tomorrow }: ChangeToPrepare): Date | null {
  if (until === "for_good") return null;
  return until === "tomorrow" ? tomorrow : new Date(until);
}

/** The change that restores what was before. */
function undoFor({
  change: { kind, id },
  item,
  mark,
  revision,
  left,
  now,
}: Pick<ChangeToPrepare, "change" | "mark" | "revision" | "now"> & {
  item: AvailabilityItem;
  left: number | null;
}): AvailabilityChange {
  const inForce = mark && isMarkInForce(mark, now) ? mark : null;
  const setsStock = item.counted && left !== null;
  const stock = setsStock ? item.left : null;
  const stateBefore = inForce?.state ?? (stock === null ? "on_sale" : "left");
  return {
    kind,
    id,
    seen: revision,
    state: stateBefore,
    until: inForce ? (inForce.until?.toISOString() ?? "for_good") : "tomorrow",
    left: stateBefore === "left" && !item.counted ? (inForce?.left ?? 0) : stock,
    seen_left: left,
  };
}

function storedUndo(mark: StoredMark): AvailabilityChange {
  // The column has only what `undoFor` made.
  return mark.undo as AvailabilityChange;
}
