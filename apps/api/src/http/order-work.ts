import type { CallName } from "@comanda/contract/calls/call-table";
import type { OrderUpdate } from "@comanda/contract/orders/order-requests";
import type { OrderWork } from "../context/admit-order.ts";
import { limitOfUpdate } from "../limits/call-limits.ts";

/** Returns which work on an order a call is, and whose; null for any other call. */
export function orderWorkOf(
  name: CallName,
  { params, body }: { params: unknown; body: unknown },
): { kind: OrderWork; companyId: string } | null {
  if (name === "createOrder")
    return { kind: "creating", companyId: (body as { company_id: string }).company_id };
  if (name !== "updateOrder" || limitOfUpdate(body as OrderUpdate) !== "placements") return null;
  return { kind: "placing", companyId: (params as { companyId: string }).companyId };
}
