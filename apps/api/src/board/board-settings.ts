import type { BoardSettings } from "@comanda/contract/staff/order-board-schemas";
import { recordChange } from "../audit/audit.store.ts";
import { publishBoardChanged } from "../board-events/publish-board-changed.ts";
import { findBoardSettings, storeBoardSettings } from "../companies/board-settings.store.ts";
import { lockCompany } from "../companies/companies.store.ts";
import { transact } from "../db/transact.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import type { BoardContext } from "./board-context.ts";

/**
 * Returns how the board behaves; the defaults until a member changes them. 404 `company_not_found`.
 */
export async function readBoardSettings(
  { db }: Pick<BoardContext, "db">,
  companyId: string,
): Promise<BoardSettings | Refusal> {
  return (await findBoardSettings(db, companyId)) ?? new Refusal("company_not_found");
}

/** Changes how the board behaves, for all boards of the company. 404 `company_not_found`. */
export async function updateBoardSettings(
  context: Pick<BoardContext, "db" | "clock" | "events" | "log">,
  member: StaffMember,
  settings: BoardSettings,
): Promise<BoardSettings | Refusal> {
  const { companyId } = member;
  const stored = await transact(context.db, async (trx) => {
    await lockCompany(trx, companyId);
    const before = await findBoardSettings(trx, companyId);
    if (!before) return new Refusal("company_not_found");
    await storeBoardSettings(trx, companyId, settings);
    const change = { action: "board.settings", target: null, before, after: settings };
    await recordChange(trx, member, context.clock(), change);
    return settings;
  });
  if (!(stored instanceof Refusal)) await publishBoardChanged(context, companyId);
  return stored;
}
