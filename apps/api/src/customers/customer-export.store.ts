import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { OrderEventRow, OrderLineRow, OrderRow } from "../orders/orders.store.ts";
import type { ProposalRow } from "../orders/proposals/proposals.store.ts";
import type { PaymentRow } from "../payments/payments.store.ts";
import type { RefundRow } from "../payments/refunds/order-refunds.store.ts";
import type { RatingRow } from "../ratings/ratings.store.ts";

/** All that is stored about orders of clients, drafts included, each list in its own order. */
export type StoredOrders = {
  orders: OrderRow[];
  lines: OrderLineRow[];
  events: OrderEventRow[];
  payments: PaymentRow[];
  ratings: RatingRow[];
  proposals: ProposalRow[];
  refunds: RefundRow[];
};

type OfOrders =
  | "order_lines"
  | "order_events"
  | "company_payments"
  | "order_ratings"
  | "order_proposals"
  | "order_refunds";

/** Returns all orders of clients with everything that belongs to them. */
export async function findAllOrders(
  db: Kysely<Database>,
  companyId: string,
  clientIds: readonly string[],
): Promise<StoredOrders> {
  const rowsOf = <Table extends OfOrders>(table: Table) =>
    db
      .selectFrom(table as OfOrders)
      .selectAll()
      .where("company_id", "=", companyId)
      .where("order_id", "in", (eb) =>
        eb
          .selectFrom("orders")
          .select("orders.id")
          .where("orders.company_id", "=", companyId)
          .where("orders.client_id", "in", clientIds),
      );
  return {
    orders: await db
      .selectFrom("orders")
      .selectAll()
      .where("company_id", "=", companyId)
      .where("client_id", "in", clientIds)
      .orderBy("created_at")
      .orderBy("public_id")
      .execute(),
    lines: (await rowsOf("order_lines").orderBy("position").execute()) as OrderLineRow[],
    events: (await rowsOf("order_events").orderBy("position").execute()) as OrderEventRow[],
    payments: (await rowsOf("company_payments").orderBy("created_at").execute()) as PaymentRow[],
    ratings: (await rowsOf("order_ratings").execute()) as RatingRow[],
    refunds: (await rowsOf("order_refunds").orderBy("created_at").execute()) as RefundRow[],
    proposals: (await rowsOf("order_proposals").orderBy("number").execute()) as ProposalRow[],
  };
}
