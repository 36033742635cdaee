import { type Kysely, type OperationNodeSource, sql } from "kysely";
import { compiledByShape } from "./compiled-query.ts";
import type { Database } from "./schema/database.ts";

/**
 * A part of a statement that writes: its name, its values, a write that returns its rows, and how many
 * those must be. The write is built once for a name and the names of its values, with a placeholder for
 * each value: it may pass each on as one parameter, and must not look at it.
 */
export type WriteStep<Values extends object = object> = LastWrite<Values> & {
  name: string;
  rows: number;
};

/** A write without a name: that of the row that the statement returns. */
export type LastWrite<Values extends object = object> = {
  values: Values;
  write(values: Values): OperationNodeSource;
};

/** Returns the step, whose write must take its values. */
export function writeStep<Values extends object>(step: WriteStep<Values>): WriteStep {
  return step;
}

type WrittenRow = { written_rows: number[] };

const runWrites = compiledByShape<Record<string, unknown>, WrittenRow>();

/**
 * Runs `last` and the steps as one statement; none of them sees what another one writes. Returns the
 * row that `last` returns, and the name of the first step that wrote fewer rows than it must, for
 * which the caller rolls back; null when there is none. Throws when `last` wrote no row.
 */
export async function writeTogether<Row extends object>(
  trx: Kysely<Database>,
  steps: readonly WriteStep[],
  last: LastWrite,
): Promise<{ row: Row; missed: string | null }> {
  const parts = [...steps, { name: "last", values: last.values, write: last.write }];
  const shape = parts.map(({ name, values }) => `${name}(${Object.keys(values)})`).join();
  const values = Object.fromEntries(parts.flatMap(namedValues));
  const [found] = await runWrites(trx, shape, values, (placeholders) => {
    const writes = parts.map((part) => {
      const own = Object.keys(part.values).map((name) => [name, placeholders[nameIn(part, name)]]);
      return sql`${sql.id(part.name)} as (${part.write(Object.fromEntries(own))})`;
    });
    const counts = steps.map(({ name }) => sql`(select count(*)::int from ${sql.id(name)})`);
    return sql<WrittenRow>`with ${sql.join(writes)}
      select last.*, array[${sql.join(counts)}]::int[] as written_rows from last`.compile(trx);
  });
  if (!found) throw new Error("a row changed although this transaction has locked it");
  const { written_rows, ...row } = found;
  const missed = steps.find((step, at) => (written_rows[at] ?? 0) < step.rows);
  return { row: row as unknown as Row, missed: missed?.name ?? null };
}

function namedValues(part: { name: string; values: object }): [name: string, value: unknown][] {
  return Object.entries(part.values).map(([name, value]) => [nameIn(part, name), value]);
}

function nameIn(part: { name: string }, value: string): string {
  return `${part.name}.${value}`;
}
