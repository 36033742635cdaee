import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import type { BoardContext } from "./board-context.ts";
import { toStaffOrder } from "./staff-order-view.ts";
import { findStaffOrder } from "./staff-orders.store.ts";

/** Returns a placed order as the member may see it; 404 `order_not_found`. */
export async function readStaffOrder(
  { db, clock }: Pick<BoardContext, "db" | "clock">,
  { companyId, permissions }: Pick<StaffMember, "companyId" | "permissions">,
  orderId: string,
): Promise<StaffOrder | Refusal> {
  const stored = await findStaffOrder(db, companyId, orderId);
  if (!stored) return new Refusal("order_not_found");
  return toStaffOrder(stored, { permissions, now: clock() });
}
