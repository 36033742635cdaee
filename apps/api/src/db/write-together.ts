import { type Kysely, type OperationNodeSource, sql } from "kysely";
import type { Database } from "./schema/database.ts";

/**
 * A part of a statement that writes: its name, a write that returns its rows, and how many those
 * must be.
 */
export type WriteStep = { name: string; write: OperationNodeSource; rows: number };

/**
 * Runs `last` and the steps as one statement; none of them sees what another one writes. Returns the
 * row that `last` returns, and the name of the first step that wrote fewer rows than it must, for
 * which the caller rolls back; null when there is none. Throws when `last` wrote no row.
 */
export async function writeTogether<Row extends object>(
  trx: Kysely<Database>,
  steps: readonly WriteStep[],
  last: OperationNodeSource,
): Promise<{ row: Row; missed: string | null }> {
  const parts = [...steps, { name: "last", write: last }].map(
    ({ name, write }) => sql`${sql.id(name)} as (${write})`,
  );
  const counts = steps.map(({ name }) => sql`(select count(*)::int from ${sql.id(name)})`);
  const { rows } = await sql<Row & { written_rows: number[] }>`with ${sql.join(parts)}
    select last.*, array[${sql.join(counts)}]::int[] as written_rows from last`.execute(trx);
  const [found] = rows;
  if (!found) throw new Error("a row changed although this transaction has locked it");
  const { written_rows, ...row } = found;
  const missed = steps.find((step, at) => (written_rows[at] ?? 0) < step.rows);
  return { row: row as unknown as Row, missed: missed?.name ?? null };
}
