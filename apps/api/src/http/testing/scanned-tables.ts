import { type Kysely, sql } from "kysely";
import { vi } from "vitest";
import { GuardedClient } from "../../db/postgres/guarded-client.ts";
import type { Database } from "../../db/schema/database.ts";
import { PARTITIONS_SCHEMA } from "../../testing/partition-by-company.store.ts";

type Statement = { text: string; values: readonly unknown[] };
type Plan = { "Node Type": string; "Relation Name"?: string; Schema?: string; Plans?: Plan[] };

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
 * Returns the tables that a statement reads from end to end. A table of `filled` is planned as it is. Any
 * other has few rows, which Postgres would always read whole, as a partition may have: it counts when no
 * index of it fits the statement.
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
    const isFilled = (plan: Plan) => !isPartition(plan) && filled.includes(tableOf(plan));
    return [...asItIs.filter(isFilled), ...byIndex.filter((plan) => !isFilled(plan))].map(tableOf);
  });
}

/**
 * Returns the tables of which a statement reads more than one partition, on a database that is partitioned
 * by company.
 */
export async function tablesSpread(db: Kysely<Database>, statement: Statement): Promise<string[]> {
  const read = (await explain(db, statement)).flatMap(nodesOf).filter(isPartition);
  const partitions = new Map(read.map((plan) => [plan["Relation Name"], tableOf(plan)]));
  const tables = [...partitions.values()];
  return [...new Set(tables.filter((table, at) => tables.indexOf(table) !== at))];
}

async function explain(db: Kysely<Database>, { text, values }: Statement): Promise<Plan[]> {
  const numbered = values.map((value) => sql.val(value));
  const parts = text.split(/\$(\d+)/u);
  const statement = parts.reduce(
    (whole, part, at) =>
      at % 2 === 0 ? sql`${whole}${sql.raw(part)}` : sql`${whole}${numbered[Number(part) - 1]}`,
    sql`explain (verbose, format json) `,
  );
  const { rows } = await statement.execute(db);
  const [{ "QUERY PLAN": plans }] = rows as [{ "QUERY PLAN": { Plan: Plan }[] }];
  return plans.map(({ Plan: plan }) => plan);
}

function scansOf(plans: readonly Plan[]): Plan[] {
  return plans.flatMap(nodesOf).filter((plan) => plan["Node Type"] === "Seq Scan");
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

function isPartition({ Schema: schema }: Plan): boolean {
  return schema === PARTITIONS_SCHEMA;
}

/** The table that a node reads, also when it reads a partition. */
function tableOf(plan: Plan): string {
  const { "Relation Name": name = "" } = plan;
  return isPartition(plan) ? name.replace(/_\d+$/u, "") : name;
}
