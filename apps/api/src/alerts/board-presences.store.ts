import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** The seconds after its last report for which a board counts as connected. */
export const BOARD_GONE_SECONDS = 90;
/** The seconds between two writes of an unchanged report, so that open boards seldom write. */
const WRITE_SECONDS = 45;

export type BoardReport = {
  companyId: string;
  boardId: string;
  accountId: string;
  sound: boolean;
  at: Date;
};

/** Stores that a board is open and whether its sound is on. Seldom writes an unchanged report. */
export async function upsertBoardPresence(
  db: Kysely<Database>,
  report: BoardReport,
): Promise<void> {
  const { companyId, boardId, accountId, sound, at } = report;
  const values = { account_id: accountId, sound, seen_at: at };
  await db
    .insertInto("board_presences")
    .values({ company_id: companyId, board_id: boardId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "board_id"])
        .doUpdateSet(values)
        .where(
          sql<boolean>`board_presences.sound <> ${sound}
            or board_presences.account_id <> ${accountId}
            or board_presences.seen_at < ${secondsBefore(at, WRITE_SECONDS)}`,
        ),
    )
    .execute();
}

/** Counts the boards that are open at an instant, and those of them that can ring. */
export async function countBoards(
  db: Kysely<Database>,
  companyId: string,
  now: Date,
): Promise<{ connected: number; ringing: number }> {
  const row = await db
    .selectFrom("board_presences")
    .select(({ fn }) => [
      fn.countAll<number>().as("connected"),
      sql<number>`count(*) filter (where sound)`.as("ringing"),
    ])
    .where("company_id", "=", companyId)
    .where("seen_at", ">", new Date(secondsBefore(now, BOARD_GONE_SECONDS)))
    .executeTakeFirstOrThrow();
  return { connected: Number(row.connected), ringing: Number(row.ringing) };
}

const secondsBefore = (at: Date, seconds: number): string =>
  new Date(at.getTime() - seconds * 1_000).toISOString();
