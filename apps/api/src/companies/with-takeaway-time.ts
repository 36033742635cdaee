import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import { slowedTime } from "@comanda/domain/availability/slowdown";
import { defaultMinutes } from "@comanda/domain/board/board-settings";
import type { CurrentCatalog } from "../catalog/current-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import { findBoardSettings } from "./board-settings.store.ts";

/**
 * Adds to the settings how long a takeaway takes: what the board promises by default, and the minutes of a
 * slowdown that is in force (decision 110). Orders by chat are promised nothing.
 */
export async function withTakeawayTime(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  settings: EcommerceSettings,
  { company, slowdown }: CurrentCatalog,
): Promise<EcommerceSettings> {
  const { takeaway } = settings;
  if (!takeaway?.active || settings.checkout_type !== "WEBAPP") return settings;
  const board = await findBoardSettings(db, company.id);
  if (!board) return settings;
  const isSlow = slowdown !== null && slowdown.until > clock();
  const minutes = slowedTime(defaultMinutes(board, "TAKEAWAY"), isSlow ? slowdown.minutes : 0);
  return { ...settings, takeaway: { ...takeaway, average_time: minutes } };
}
