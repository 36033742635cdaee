import type { Kysely, Transaction } from "kysely";
import { lockCompany } from "../companies/companies.store.ts";
import type { Deps } from "../context/deps.ts";
import type { Database } from "../db/schema/database.ts";
import { transact } from "../db/transact.ts";
import { runInCompanyShare } from "../db/use/database-use.ts";
import {
  changeInTransaction,
  type EditContext,
  publishChange,
} from "../editing/change-document.ts";
import { findGone, setPrices } from "../editing/changes/set-prices.ts";
import { loggableError } from "../shared/loggable-error.ts";
import { Refusal } from "../shared/refusal.ts";
import {
  findDueKeys,
  findScheduledById,
  type ScheduledKey,
  type ScheduledRow,
  updateScheduled,
} from "./scheduled-prices.store.ts";

/** The name in the audit log of who applies them. */
const PROGRAM = "scheduled prices";

export type ApplyDeps = EditContext &
  Pick<Deps, "log"> & {
    /** Aborted when the process stops: no further change is begun. */
    stopSignal?: AbortSignal;
  };

/**
 * Applies the changes of prices whose time has come, those of a company in the sequence of their
 * starts. Processes that do it at once apply each once. Throws when one failed, so that it is
 * tried again; it stops only the later ones of its company.
 */
export async function applyDuePrices(deps: ApplyDeps): Promise<void> {
  const due = await findDueKeys(deps.db, deps.clock());
  let failed = 0;
  for (const [companyId, keys] of Map.groupBy(due, ({ company_id }) => company_id)) {
    try {
      for (const key of keys) {
        if (deps.stopSignal?.aborted) return;
        await runInCompanyShare(companyId, () => applyOne(deps, key));
      }
    } catch (error) {
      failed += 1;
      deps.log.error({ company_id: companyId, ...loggableError(error as Error) });
    }
  }
  if (failed > 0) throw new Error(`The prices of ${failed} companies were not changed`);
}

async function applyOne(deps: ApplyDeps, key: ScheduledKey): Promise<void> {
  const { db } = deps;
  const { company_id: companyId } = key;
  const now = deps.clock();
  const changed = await transact(db, async (trx) => {
    const row = await lockDue(trx, key, now);
    if (!row) return { changeId: null };
    let found: ReturnType<typeof findGone> = { gone: [], isAll: true };
    const result = await changeInTransaction(trx, { companyId, program: PROGRAM }, now, (menu) => {
      found = findGone(menu, row.prices);
      return setPrices(row.prices)(menu);
    });
    if (result instanceof Refusal) return result;
    await updateScheduled(trx, key, {
      state: found.isAll ? "skipped" : "applied",
      ended_at: now,
      change_id: result.changeId,
      gone: JSON.stringify(found.gone),
    });
    return result;
  });
  if (changed instanceof Refusal) await refuse(db, key, now);
  await publishChange(deps, companyId, changed);
}

/** Locks the company; undefined when another process has applied the change, or a member moved it. */
async function lockDue(
  trx: Transaction<Database>,
  key: ScheduledKey,
  now: Date,
): Promise<ScheduledRow | undefined> {
  await lockCompany(trx, key.company_id);
  const row = await findScheduledById(trx, key);
  return row?.state === "waiting" && row.starts_at <= now ? row : undefined;
}

/** Notes that the menu's rules refused the prices: what was tried is rolled back. */
async function refuse(db: Kysely<Database>, key: ScheduledKey, now: Date): Promise<void> {
  await transact(db, async (trx) => {
    if (await lockDue(trx, key, now))
      await updateScheduled(trx, key, { state: "refused", ended_at: now });
  });
}
