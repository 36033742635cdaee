import type { Fault } from "@comanda/contract/calls/problems";
import type {
  AvailabilityChange,
  ChangedAvailability,
} from "@comanda/contract/staff/availability-items";
import { recordChange } from "../audit/audit.store.ts";
import { publishBoardChanged } from "../board-events/publish-board-changed.ts";
import { bumpMenuVersion } from "../companies/menu-version.store.ts";
import type { ApiContext } from "../context/api-context.ts";
import type { Deps } from "../context/deps.ts";
import { transact } from "../db/transact.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { keyOf } from "./availability-items.ts";
import { dayEndOf } from "./day-end-of.ts";
import { setVariantStock, upsertMark } from "./marks.store.ts";
import {
  type ChangeToPrepare,
  type PreparedAvailabilityChange,
  prepareAvailabilityChange,
} from "./prepare-availability-change.ts";
import { type ItemsNow, readItems } from "./read-items.ts";

export type AvailabilityContext = ApiContext & Pick<Deps, "events" | "log">;

/**
 * Marks items as sold out or counted, or takes marks back: all changes or none. The company stays
 * locked meanwhile, so that no order is placed between the check and the change. 404
 * `company_not_found`, `item_not_found`; 409 `availability_changed` with who was first; 422
 * `invalid_body`.
 */
export async function setAvailability(
  context: AvailabilityContext,
  member: StaffMember,
  changes: readonly AvailabilityChange[],
): Promise<ChangedAvailability | Refusal> {
  const { companyId } = member;
  const twice = repeatedItems(changes);
  if (twice.length > 0) return new Refusal("invalid_body", { errors: twice });
  const changed = await transact(context.db, (trx) =>
    makeChanges({ ...context, db: trx }, member, changes),
  );
  if (!(changed instanceof Refusal)) await publishBoardChanged(context, companyId);
  return changed;
}

async function makeChanges(
  context: ApiContext,
  member: StaffMember,
  changes: readonly AvailabilityChange[],
): Promise<ChangedAvailability | Refusal> {
  const { companyId } = member;
  const now = context.clock();
  const revision = await bumpMenuVersion(context.db, companyId);
  if (revision === null) return new Refusal("company_not_found");
  const before = await readItems(context, companyId, now);
  if (before instanceof Refusal) return before;
  const prepared = prepareChanges(changes, before, { member, now, revision });
  if (prepared instanceof Refusal) return prepared;
  for (const change of prepared) await writeChange(context, member, now, change);
  const after = await readItems(context, companyId, now);
  if (after instanceof Refusal) return after;
  return {
    now: now.toISOString(),
    items: changes.flatMap(({ kind, id }) => {
      const item = after.items.get(keyOf({ kind, id }));
      return item ? [{ kind, ...item }] : [];
    }),
    undo: prepared.map(({ undo }) => undo),
  };
}

/** What all changes write, or the refusal of the first that cannot be made. */
function prepareChanges(
  changes: readonly AvailabilityChange[],
  { catalog, items, marks }: ItemsNow,
  by: Pick<ChangeToPrepare, "member" | "now" | "revision">,
): PreparedAvailabilityChange[] | Refusal {
  const { nextOpening: tomorrow } = dayEndOf(catalog, by.now);
  const prepared: PreparedAvailabilityChange[] = [];
  for (const [index, change] of changes.entries()) {
    const key = keyOf(change);
    const item = items.get(key);
    const ready = prepareAvailabilityChange({
      ...by,
      change,
      item,
      mark: marks.get(key) ?? null,
      tomorrow,
      index,
    });
    if (ready instanceof Refusal) return ready;
    prepared.push(ready);
  }
  return prepared;
}

async function writeChange(
  { db }: ApiContext,
  member: StaffMember,
  now: Date,
  { mark, stock, audit }: PreparedAvailabilityChange,
): Promise<void> {
  if (!mark) return;
  await upsertMark(db, mark);
  if (stock !== null) await setVariantStock(db, member.companyId, mark.id, stock);
  if (audit) await recordChange(db, member, now, audit);
}

function repeatedItems(changes: readonly AvailabilityChange[]): Fault[] {
  const seen = new Set<string>();
  const faults: Fault[] = [];
  for (const [index, change] of changes.entries()) {
    if (seen.has(keyOf(change))) {
      faults.push({ path: `changes.${index}.id`, message: "is changed twice" });
    }
    seen.add(keyOf(change));
  }
  return faults;
}
