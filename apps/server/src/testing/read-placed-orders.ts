import { openDatabase } from "@comanda/api/db/connect/open-database";

export type PlacedOrders = {
  /** The ids of the orders that wait for an answer. */
  ids: ReadonlySet<string>;
  /** How many dishes they have. */
  sold: number;
  /** How many specials are left. */
  stock: number | null;
};

/** Reads the orders of the small company, and the stock of its special, while no server runs. */
export async function readPlacedOrders(dataDir: string): Promise<PlacedOrders> {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir, command: "test" });
  const orders = await db
    .selectFrom("orders")
    .select("id")
    .where("status", "=", "PENDING")
    .execute();
  const lines = await db
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select((eb) => eb.fn.sum<number>("quantity").as("sold"))
    .where("status", "=", "PENDING")
    .executeTakeFirstOrThrow();
  const { stock } = await db
    .selectFrom("variants")
    .select("stock")
    .where("id", "=", "special-1")
    .executeTakeFirstOrThrow();
  await close();
  return { ids: new Set(orders.map(({ id }) => id)), sold: Number(lines.sold), stock };
}
