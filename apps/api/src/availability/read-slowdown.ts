import type { Board } from "@comanda/contract/staff/order-board-schemas";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** What slows a company's kitchen at an instant, and how many dishes are sold out by hand. */
export type Slowdown = Pick<Board, "busy" | "pauses"> & { soldOut: number };

/** A kitchen that nothing slows. */
const NONE: Slowdown = { busy: null, pauses: [], soldOut: 0 };

/** Reads what slows the kitchen of a company at an instant. */
export async function readSlowdown(
  _db: Kysely<Database>,
  _companyId: string,
  _now: Date,
): Promise<Slowdown> {
  return NONE;
}
