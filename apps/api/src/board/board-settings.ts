import { isDeepStrictEqual } from "node:util";
import type { RevisedBoardSettings } from "@comanda/contract/staff/board-settings-schema";
import { type BoardSettings, defaultMinutes } from "@comanda/domain/board/board-settings";
import { recordChange } from "../audit/audit.store.ts";
import { refuseSettingsAsChanged } from "../audit/refuse-settings-as-changed.ts";
import { publishBoardChanged } from "../board-events/publish-board-changed.ts";
import { findRevisedBoardSettings, storeBoardSettings } from "../companies/board-settings.store.ts";
import { lockCompany } from "../companies/companies.store.ts";
import { bumpMenuVersion } from "../companies/menu-version.store.ts";
import { transact } from "../db/transact.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import type { BoardContext } from "./board-context.ts";

/**
 * Returns how the board behaves; the defaults, with the revision 0, until a member changes them. 404
 * `company_not_found`.
 */
export async function readBoardSettings(
  { db }: Pick<BoardContext, "db">,
  companyId: string,
): Promise<RevisedBoardSettings | Refusal> {
  return (await findRevisedBoardSettings(db, companyId)) ?? new Refusal("company_not_found");
}

/** The menu of a table shows whether its guests can call, and every menu how long a takeaway takes. */
function isMenuChanged(before: BoardSettings, after: BoardSettings): boolean {
  return (
    before.table_calls !== after.table_calls ||
    defaultMinutes(before, "TAKEAWAY") !== defaultMinutes(after, "TAKEAWAY")
  );
}

/**
 * Changes the settings that the sender has seen, for all boards of the company. 404
 * `company_not_found`, 409 `settings_changed`; the settings that are there already succeed.
 */
export async function updateBoardSettings(
  context: Pick<BoardContext, "db" | "clock" | "events" | "log">,
  member: StaffMember,
  { revision, ...settings }: RevisedBoardSettings,
): Promise<RevisedBoardSettings | Refusal> {
  const { companyId } = member;
  const stored = await transact(context.db, async (trx) => {
    await lockCompany(trx, companyId);
    const found = await findRevisedBoardSettings(trx, companyId);
    if (!found) return new Refusal("company_not_found");
    const { revision: present, ...before } = found;
    if (isDeepStrictEqual(before, settings)) return found;
    if (present !== revision) return refuseSettingsAsChanged(trx, member, "board.settings");
    const after = { ...settings, revision: revision + 1 };
    await storeBoardSettings(trx, companyId, after);
    if (isMenuChanged(before, settings)) await bumpMenuVersion(trx, companyId);
    const change = { action: "board.settings" as const, target: null, before, after: settings };
    await recordChange(trx, member, context.clock(), change);
    return after;
  });
  if (!(stored instanceof Refusal)) await publishBoardChanged(context, companyId);
  return stored;
}
