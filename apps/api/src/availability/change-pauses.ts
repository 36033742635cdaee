import type { OrderingPauses } from "@comanda/contract/staff/ordering-pauses";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import { describeConflict } from "../audit/describe-conflict.ts";
import { publishBoardChanged } from "../board-events/publish-board-changed.ts";
import type { CurrentCatalog, StoredPause } from "../catalog/current-catalog.ts";
import { readCatalog } from "../catalog/read-catalog.ts";
import { bumpMenuVersion } from "../companies/menu-version.store.ts";
import type { ApiContext } from "../context/api-context.ts";
import { transact } from "../db/transact.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { toOrderingPauses } from "./list-pauses.ts";
import type { AvailabilityContext } from "./set-availability.ts";

/** What a change of pauses works with: a transaction that has locked the company. */
export type PauseChange = {
  context: ApiContext;
  catalog: CurrentCatalog;
  member: StaffMember;
  now: Date;
  /** The revision for the rows that the change writes. */
  revision: number;
};

/**
 * Runs a change of pauses or of the slowdown in one transaction, with the company locked, and
 * returns the pauses and the slowdown in force after it. 404 `company_not_found`; other refusals are those of `work`.
 */
export async function changePauses(
  context: AvailabilityContext,
  member: StaffMember,
  work: (change: PauseChange) => Promise<Refusal | null>,
): Promise<OrderingPauses | Refusal> {
  const { companyId } = member;
  const changed = await transact(context.db, async (trx) => {
    const inside = { ...context, db: trx };
    const now = context.clock();
    const revision = await bumpMenuVersion(trx, companyId);
    const catalog = await readCatalog(inside, companyId);
    if (revision === null || catalog instanceof Refusal) return new Refusal("company_not_found");
    const refusal = await work({ context: inside, catalog, member, now, revision });
    if (refusal) return refusal;
    const after = await readCatalog(inside, companyId);
    return after instanceof Refusal ? after : toOrderingPauses(after, now);
  });
  if (!(changed instanceof Refusal)) await publishBoardChanged(context, companyId);
  return changed;
}

/** When a change ends: after a number of minutes, at the end of the day, or at an instant. */
export type ChangeEnd = { for_minutes: number | null; until: string | null };

/** The end as an instant; 422 `invalid_body` for one that has passed. */
export function endOfChange(
  { for_minutes, until }: ChangeEnd,
  now: Date,
  dayEnd: Date,
): Date | Refusal {
  if (for_minutes !== null) return new Date(now.getTime() + for_minutes * MINUTE_MS);
  const end = until === null || until === "today" ? dayEnd : new Date(until);
  if (end > now) return end;
  return new Refusal("invalid_body", {
    errors: [{ path: "until", message: "must be later than now" }],
  });
}

type WrittenChange = Pick<StoredPause, "until" | "accountId" | "by" | "at">;

/**
 * Whether a stored change is the same that its member sends again: it has the same end, or lasts as
 * long. `until` is null for a change that ends something.
 */
export function isRepeated(
  stored: WrittenChange,
  { member, now }: PauseChange,
  until: Date | null,
): boolean {
  if (stored.accountId !== member.accountId) return false;
  const lasted = stored.until.getTime() - stored.at.getTime();
  if (until === null) return lasted === 0;
  return stored.until.getTime() === until.getTime() || lasted === until.getTime() - now.getTime();
}

/** 409 `pause_changed`: who was first, when, and what holds now. */
export function refuseChangedPause(
  { accountId: account_id, by: actor, at }: WrittenChange,
  sender: StaffMember,
  { status, path }: { status: string; path: string },
): Refusal {
  return new Refusal("pause_changed", {
    changed: describeConflict({ account_id, actor, at }, sender, status),
    errors: [{ path, message: "is not the latest revision" }],
  });
}
