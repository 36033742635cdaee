import { type OperationNodeSource, sql } from "kysely";
import type { ReservedStock } from "../db/schema/order-tables.ts";
import { type WriteStep, writeStep } from "../db/write-together.ts";

/**
 * The steps that subtract counted stock, and the pieces that staff have counted, for a transaction that
 * has locked the company: all of these change under its lock only. Each step misses rows that have too
 * little.
 */
export function takeStock(
  companyId: string,
  { variants, modifiers, marked = [] }: ReservedStock,
): WriteStep[] {
  const steps = [
    takeStep("marks_taken", companyId, marked, takeMarked),
    takeStep("variants_taken", companyId, variants, takeVariants),
    takeStep("modifiers_taken", companyId, modifiers, takeModifiers),
  ];
  return steps.filter(({ rows }) => rows > 0);
}

/** `taken` is the JSON of what is taken. */
type TakenValues = { companyId: string; taken: string };

function takeStep(
  name: string,
  companyId: string,
  taken: readonly object[],
  write: (values: TakenValues) => OperationNodeSource,
): WriteStep {
  const values = { companyId, taken: JSON.stringify(taken) };
  return writeStep({ name, values, write, rows: taken.length });
}

function takeMarked({ companyId, taken }: TakenValues) {
  return sql`update availability_marks as mark set remaining = remaining - taken.quantity
    from json_to_recordset(${taken})
      as taken(kind text, id text, revision bigint, quantity int)
    where mark.company_id = ${companyId} and mark.kind = taken.kind and mark.id = taken.id
      and mark.revision = taken.revision and remaining >= taken.quantity
    returning 1`;
}

function takeVariants({ companyId, taken }: TakenValues) {
  return sql`update variants set stock = stock - taken.quantity
    from json_to_recordset(${taken}) as taken(id text, quantity int)
    where variants.company_id = ${companyId} and variants.id = taken.id
      and stock >= taken.quantity
    returning 1`;
}

function takeModifiers({ companyId, taken }: TakenValues) {
  return sql`update modifiers set stock = stock - taken.quantity
    from json_to_recordset(${taken})
      as taken(product_id text, id text, quantity int)
    where modifiers.company_id = ${companyId} and modifiers.product_id = taken.product_id
      and modifiers.id = taken.id and stock >= taken.quantity
    returning 1`;
}
