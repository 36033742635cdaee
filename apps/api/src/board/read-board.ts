import type { Board } from "@comanda/contract/staff/order-board-schemas";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import { readKitchenState } from "../availability/read-kitchen-state.ts";
import { readCatalog } from "../catalog/read-catalog.ts";
import { findBoardSettings } from "../companies/board-settings.store.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { findOpenCalls } from "../table-service/table-calls.store.ts";
import { toStaffCall } from "../table-service/table-calls-view.ts";
import type { BoardContext } from "./board-context.ts";
import { findBoardOrders } from "./board-orders.store.ts";
import { openingNow } from "./opening-now.ts";
import { toStaffOrder } from "./staff-order-view.ts";

/** How long an order that has ended stays in the answer, for a board that still shows it. */
const ENDED_MS = MINUTE_MS;

/** Returns everything that a board shows now, as the member may see it; 404 `company_not_found`. */
export async function readBoard(
  context: Pick<BoardContext, "db" | "clock" | "catalogCache">,
  { companyId, permissions }: Pick<StaffMember, "companyId" | "permissions">,
): Promise<Board | Refusal> {
  const { db, clock } = context;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const settings = await findBoardSettings(db, companyId);
  if (!settings) return new Refusal("company_not_found");
  const now = clock();
  const { soldOut, ...slowdown } = await readKitchenState(db, companyId, now);
  const orders = await findBoardOrders(db, companyId, new Date(now.getTime() - ENDED_MS));
  const calls = await findOpenCalls(db, companyId, now);
  return {
    now: now.toISOString(),
    timezone: catalog.company.timezone,
    orders: orders.map((order) => toStaffOrder(order, { permissions, now })),
    settings,
    ...slowdown,
    opening: openingNow(catalog, now),
    sold_out_count: soldOut,
    table_calls: calls.map(toStaffCall),
  };
}
