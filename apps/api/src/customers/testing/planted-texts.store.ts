import { sql } from "kysely";
import type { TestApp } from "../../testing/create-test-app.ts";

/** The tables whose rows contain one of the texts as JSON, by name, with the texts found. */
export async function findTexts(
  { db }: Pick<TestApp, "db">,
  texts: readonly string[],
): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'partitions')
    order by table_name`.execute(db);
  const found: Record<string, string[]> = {};
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_json(t)::text as row from ${sql.table(`${schema}.${name}`)} as t`.execute(db);
    const all = rows.map(({ row }) => row).join("\n");
    const present = texts.filter((text) => all.includes(JSON.stringify(text).slice(1, -1)));
    if (present.length > 0) found[name] = present;
  }
  return found;
}

/** Queues a ticket of an order that says the text. */
export async function plantTicket({ db }: TestApp, orderId: string, text: string): Promise<void> {
  await db
    .insertInto("print_jobs")
    .values({
      company_id: "tacos",
      id: "planted",
      order_id: orderId,
      printer_id: null,
      kind: "kitchen",
      station: "kitchen",
      station_name: null,
      copy: 1,
      reprint: 0,
      ticket: JSON.stringify({ language: "es", blocks: [{ kind: "text", text }] }),
      state: "queued",
      reason: null,
      created_at: new Date(),
      requested_by: null,
    })
    .execute();
}
