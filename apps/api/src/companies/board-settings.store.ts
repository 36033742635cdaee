import { BoardSettings } from "@comanda/contract/staff/order-board-schemas";
import { DEFAULT_BOARD_SETTINGS } from "@comanda/domain/board/board-settings";
import type { Kysely } from "kysely";
import * as v from "valibot";
import type { Database } from "../db/schema/database.ts";

/** Returns the settings that a company's column holds; the defaults for null. */
export function parseBoardSettings(stored: unknown): BoardSettings {
  return stored === null ? DEFAULT_BOARD_SETTINGS : v.parse(BoardSettings, stored);
}

/** Returns how the board of a company behaves; undefined when there is no such company. */
export async function findBoardSettings(
  db: Kysely<Database>,
  companyId: string,
): Promise<BoardSettings | undefined> {
  const row = await db
    .selectFrom("companies")
    .select("board_settings")
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row && parseBoardSettings(row.board_settings);
}

/** Stores the settings. The caller has locked the company. */
export async function storeBoardSettings(
  trx: Kysely<Database>,
  companyId: string,
  settings: BoardSettings,
): Promise<void> {
  await trx
    .updateTable("companies")
    .set({ board_settings: JSON.stringify(settings) })
    .where("company_id", "=", companyId)
    .execute();
}
