import type { Board } from "@comanda/contract/staff/order-board-schemas";
import { pauseEnd } from "@comanda/domain/availability/pauses";
import { SERVICE_TYPES } from "@comanda/domain/company/service-type";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { countSoldOutItems } from "./marks.store.ts";
import { findPauses } from "./pauses.store.ts";
import { findSlowdown } from "./slowdown.store.ts";

/** A company's slowdown and pauses at an instant, and how many dishes and extras are sold out. */
export type KitchenState = Pick<Board, "busy" | "pauses"> & { soldOut: number };

/**
 * Reads the slowdown and the pauses of a company in force at `now`, and how many items are sold out: none for a
 * company that does not exist. The pauses are those of staff and of the company's file, as customers see them.
 */
export async function readKitchenState(
  db: Kysely<Database>,
  companyId: string,
  now: Date,
): Promise<KitchenState> {
  const { configured, pauses } = await findPauses(db, companyId);
  const ends = SERVICE_TYPES.map((service_type) => ({
    service_type,
    until: pauseEnd(
      configured.get(service_type) ?? null,
      pauses.find((pause) => pause.service_type === service_type),
    ),
  }));
  return {
    busy: await readBusy(db, companyId, now),
    pauses: ends.flatMap(({ service_type, until }) =>
      until !== null && new Date(until) > now ? [{ service_type, until }] : [],
    ),
    soldOut: await countSoldOutItems(db, companyId, now),
  };
}

/** Reads how many minutes are added to promised times at `now`, and until when; null for none. */
export async function readBusy(
  db: Kysely<Database>,
  companyId: string,
  now: Date,
): Promise<KitchenState["busy"]> {
  const slowdown = await findSlowdown(db, companyId);
  if (!slowdown || slowdown.minutes === 0 || slowdown.until <= now) return null;
  return { minutes: slowdown.minutes, until: slowdown.until.toISOString() };
}
