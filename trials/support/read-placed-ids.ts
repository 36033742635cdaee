import { openDatabase } from "@comanda/api/db/connect/open-database";

/** Returns the ids of all placed orders in an embedded database, while no server runs. */
export async function readPlacedIds(dataDir: string): Promise<ReadonlySet<string>> {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir, command: "trial" });
  const rows = await db
    .selectFrom("orders")
    .select("id")
    .where("placed_at", "is not", null)
    .execute();
  await close();
  return new Set(rows.map(({ id }) => id));
}
