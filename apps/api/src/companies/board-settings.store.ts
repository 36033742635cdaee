import { MAX_PROMISE_MINUTES } from "@comanda/contract/rules/staff-rules";
import {
  BoardSettings,
  type RevisedBoardSettings,
} from "@comanda/contract/staff/board-settings-schema";
import { Revision } from "@comanda/contract/staff/staff-order";
import { DEFAULT_BOARD_SETTINGS } from "@comanda/domain/board/board-settings";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import type { Kysely } from "kysely";
import * as v from "valibot";
import type { Database } from "../db/schema/database.ts";

/** The longest lead time that settings can have: the kitchen starts on no order earlier before its time. */
export const MAX_LEAD_MS = MAX_PROMISE_MINUTES * MINUTE_MS;

/** The revision that is stored with the settings; 0 for those that were stored without one. */
const StoredRevision = v.object({ revision: v.optional(Revision, 0) });

/** Returns the settings that a company's column holds; the defaults for null. */
export function parseBoardSettings(stored: unknown): BoardSettings {
  return stored === null ? DEFAULT_BOARD_SETTINGS : v.parse(BoardSettings, stored);
}

/** Returns how the board of a company behaves; undefined when there is no such company. */
export async function findBoardSettings(
  db: Kysely<Database>,
  companyId: string,
): Promise<BoardSettings | undefined> {
  const row = await selectSettings(db, companyId);
  return row && parseBoardSettings(row.board_settings);
}

/** Returns the settings with their revision, 0 for the defaults; undefined for no company. */
export async function findRevisedBoardSettings(
  db: Kysely<Database>,
  companyId: string,
): Promise<RevisedBoardSettings | undefined> {
  const row = await selectSettings(db, companyId);
  if (!row) return undefined;
  const { revision } = v.parse(StoredRevision, row.board_settings ?? {});
  return { ...parseBoardSettings(row.board_settings), revision };
}

const selectSettings = (db: Kysely<Database>, companyId: string) =>
  db
    .selectFrom("companies")
    .select("board_settings")
    .where("company_id", "=", companyId)
    .executeTakeFirst();

/** Stores the settings. The caller has locked the company and compared the revision. */
export async function storeBoardSettings(
  trx: Kysely<Database>,
  companyId: string,
  settings: RevisedBoardSettings,
): Promise<void> {
  await trx
    .updateTable("companies")
    .set({ board_settings: JSON.stringify(settings) })
    .where("company_id", "=", companyId)
    .execute();
}
