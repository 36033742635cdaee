import { type Kysely, sql } from "kysely";
import { vi } from "vitest";
import { GuardedClient } from "../../db/postgres/guarded-client.ts";
import type { Database } from "../../db/schema/database.ts";

type Statement = { text: string; values: readonly unknown[] };
type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };

/** Returns what the API sends to the database during `work`, each text once. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(GuardedClient.prototype, "query");
  await work();
  const sent = query.mock.calls.map(([first, values]: unknown[]) =>
    typeof first === "string"
      ? { text: first, values: Array.isArray(values) ? values : [] }
      : (first as Statement),
  );
  query.mockRestore();
  const statements = sent.filter(({ text }) =>
    /^\s*(?:select|insert|update|delete|with)\b/iu.test(text),
  );
  return [...new Map(statements.map((statement) => [statement.text, statement])).values()];
}

/**
 * Returns the tables that a statement reads from end to end. A table of `filled` is planned as it is. Any other has few rows,
 * which Postgres would always read whole: it counts when no index of it fits the statement.
 */
export async function tablesScanned(
  db: Kysely<Database>,
  statement: Statement,
  filled: readonly string[],
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const asItIs = scansOf(await explain(trx, statement));
    await sql`set local enable_seqscan = off`.execute(trx);
    const byIndex = scansOf(await explain(trx, statement));
    return [
      ...asItIs.filter((table) => filled.includes(table)),
      ...byIndex.filter((table) => !filled.includes(table)),
    ];
  });
}

async function explain(db: Kysely<Database>, { text, values }: Statement): Promise<Plan[]> {
  const numbered = values.map((value) => sql.val(value));
  const parts = text.split(/\$(\d+)/u);
  const statement = parts.reduce(
    (whole, part, at) =>
      at % 2 === 0 ? sql`${whole}${sql.raw(part)}` : sql`${whole}${numbered[Number(part) - 1]}`,
    sql`explain (format json) `,
  );
  const { rows } = await statement.execute(db);
  const [{ "QUERY PLAN": plans }] = rows as [{ "QUERY PLAN": { Plan: Plan }[] }];
  return plans.map(({ Plan: plan }) => plan);
}

function scansOf(plans: readonly Plan[]): string[] {
  return plans.flatMap((plan) => {
    const table = plan["Node Type"] === "Seq Scan" ? plan["Relation Name"] : undefined;
    return [...(table ? [table] : []), ...scansOf(plan.Plans ?? [])];
  });
}
