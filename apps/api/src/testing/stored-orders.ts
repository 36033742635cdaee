import type { TestApp } from "./create-test-app.ts";

/** Returns all stored orders, the oldest first, each with its lines; without ids. */
export async function readStoredOrders({ db }: Pick<TestApp, "db">) {
  const orders = await db.selectFrom("orders").selectAll().orderBy("public_id").execute();
  const lines = await db.selectFrom("order_lines").selectAll().orderBy("position").execute();
  return orders.map(({ id, public_id, ...order }) => ({
    ...order,
    lines: lines.filter((line) => line.order_id === id).map(({ order_id, ...line }) => line),
  }));
}
