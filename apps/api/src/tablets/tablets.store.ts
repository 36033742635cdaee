import { needsAnswer } from "@comanda/domain/board/lane";
import { kitchenStart } from "@comanda/domain/board/promise";
import type { Role } from "@comanda/domain/staff/permissions";
import { DAY_MS } from "@comanda/domain/time/durations";
import { type Kysely, sql } from "kysely";
import { parseBoardSettings } from "../companies/board-settings.store.ts";
import { logoFile } from "../companies/logo-file.store.ts";
import type { Database } from "../db/schema/database.ts";
import type { PinTry } from "./tablet-pin-tries.store.ts";

export type StoredTablet = {
  company_id: string;
  id: string;
  name: string;
  enrolled_by: string;
  enrolled_at: Date;
};

/** An enrolment ends when no PIN has unlocked the tablet for this long. */
export const TABLET_IDLE_MS = 60 * DAY_MS;

/** The last unlocking of a tablet whose enrolment ends now. */
function oldestUse(now: Date): Date {
  return new Date(now.getTime() - TABLET_IDLE_MS);
}

const columns = ["company_id", "id", "name", "enrolled_by", "enrolled_at"] as const;

/** Adds an enrolled tablet, which counts as unlocked at its enrolment. */
export async function insertTablet(
  db: Kysely<Database>,
  tablet: StoredTablet & { token_hash: string },
): Promise<void> {
  await db
    .insertInto("staff_tablets")
    .values({ ...tablet, used_at: tablet.enrolled_at })
    .execute();
}

/** Notes that a PIN has unlocked a tablet: it stays enrolled. */
export async function touchTablet(
  db: Kysely<Database>,
  companyId: string,
  id: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("staff_tablets")
    .set({ used_at: now })
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .execute();
}

/** The enrolled tablets of a company, by name. */
export async function findTablets(
  db: Kysely<Database>,
  companyId: string,
  now: Date,
): Promise<StoredTablet[]> {
  return db
    .selectFrom("staff_tablets")
    .select(columns)
    .where("company_id", "=", companyId)
    .where("revoked_at", "is", null)
    .where("used_at", ">", oldestUse(now))
    .orderBy("name")
    .orderBy("id")
    .execute();
}

/** The enrolled tablet of a token, with its company's name and logo. */
export async function findTabletByToken(
  db: Kysely<Database>,
  tokenHash: string | null,
  now: Date,
): Promise<(StoredTablet & { company_name: string; logo_file: string | null }) | undefined> {
  if (tokenHash === null) return undefined;
  return db
    .selectFrom("staff_tablets")
    .innerJoin("companies", "companies.company_id", "staff_tablets.company_id")
    .select(columns.map((column) => `staff_tablets.${column}` as const))
    .select([sql<string>`companies.document->>'name'`.as("company_name"), logoFile.as("logo_file")])
    .where("token_hash", "=", tokenHash)
    .where("revoked_at", "is", null)
    .where("used_at", ">", oldestUse(now))
    .executeTakeFirst();
}

/** Revokes an enrolled tablet and locks it; undefined when there is none. */
export async function revokeTabletRow(
  db: Kysely<Database>,
  companyId: string,
  id: string,
  now: Date,
): Promise<StoredTablet | undefined> {
  const revoked = await db
    .updateTable("staff_tablets")
    .set({ revoked_at: now })
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .returning(columns)
    .executeTakeFirst();
  if (revoked) await deleteTabletSession(db, companyId, id);
  return revoked;
}

/** The hash of a member's PIN; undefined for no member, null for one without a PIN. */
export async function findPinHash(
  db: Kysely<Database>,
  companyId: string,
  accountId: string,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom("staff_members")
    .select("pin_hash")
    .where("company_id", "=", companyId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.pin_hash;
}

/** The members who can unlock a tablet, by name. */
export async function findMembersWithPin(
  db: Kysely<Database>,
  companyId: string,
): Promise<{ id: string; name: string; role: Role }[]> {
  return db
    .selectFrom("staff_members")
    .innerJoin("staff_accounts", "staff_accounts.id", "staff_members.account_id")
    .select(["staff_accounts.id", "staff_accounts.name", "staff_members.role"])
    .where("company_id", "=", companyId)
    .where("pin_hash", "is not", null)
    .orderBy("staff_accounts.name")
    .orderBy("staff_accounts.id")
    .execute();
}

/** Unlocks a tablet for a member; the session of the member before ends. */
export async function putTabletSession(
  db: Kysely<Database>,
  session: PinTry & { id: string; token_hash: string; created_at: Date; expires_at: Date },
): Promise<void> {
  const { company_id, tablet_id, ...values } = session;
  await db
    .insertInto("staff_tablet_sessions")
    .values({ company_id, tablet_id, ...values })
    .onConflict((conflict) => conflict.columns(["company_id", "tablet_id"]).doUpdateSet(values))
    .execute();
}

/** Ends the session that a PIN has opened on a tablet; false when it was locked. */
export async function deleteTabletSession(
  db: Kysely<Database>,
  companyId: string,
  tabletId: string,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom("staff_tablet_sessions")
    .where("company_id", "=", companyId)
    .where("tablet_id", "=", tabletId)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Orders that wait for an answer, oldest first: numbers and times, nothing about customers. */
export async function findUnansweredOrders(
  db: Kysely<Database>,
  companyId: string,
  now: Date,
): Promise<{ public_id: number; placed_at: Date }[]> {
  const rows = await db
    .selectFrom("orders")
    .innerJoin("companies", "companies.company_id", "orders.company_id")
    .select(["public_id", "placed_at", "service_type", "scheduled_delivery_date"])
    .select(["status", "confirmed_at", "board_settings"])
    .where("orders.company_id", "=", companyId)
    .where("status", "=", "PENDING")
    .where("placed_at", "is not", null)
    .orderBy("placed_at")
    .limit(1_000)
    .execute();
  return rows
    .filter(({ status, service_type, scheduled_delivery_date, confirmed_at, board_settings }) => {
      const settings = parseBoardSettings(board_settings);
      const start = kitchenStart(scheduled_delivery_date, settings, service_type);
      const [starts_at, confirmed] = [start, confirmed_at].map((at) => at?.toISOString() ?? null);
      return needsAnswer(
        { status, starts_at: starts_at ?? null, confirmed_at: confirmed ?? null },
        now,
      );
    })
    .map(({ public_id, placed_at }) => ({ public_id, placed_at: placed_at as Date }));
}
