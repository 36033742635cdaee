import { sql } from "kysely";
import type { ReservedStock } from "../db/schema/order-tables.ts";
import type { WriteStep } from "../db/write-together.ts";

/**
 * The steps that subtract counted stock, and the pieces that staff have counted, for a transaction that
 * has locked the company: all of these change under its lock only. Each step misses rows that have too
 * little.
 */
export function takeStock(
  companyId: string,
  { variants, modifiers, marked = [] }: ReservedStock,
): WriteStep[] {
  const steps: WriteStep[] = [
    { name: "marks_taken", write: takeMarked(companyId, marked), rows: marked.length },
    { name: "variants_taken", write: takeVariants(companyId, variants), rows: variants.length },
    { name: "modifiers_taken", write: takeModifiers(companyId, modifiers), rows: modifiers.length },
  ];
  return steps.filter(({ rows }) => rows > 0);
}

function takeMarked(companyId: string, marked: NonNullable<ReservedStock["marked"]>) {
  return sql`update availability_marks as mark set remaining = remaining - taken.quantity
    from json_to_recordset(${JSON.stringify(marked)})
      as taken(kind text, id text, revision bigint, quantity int)
    where mark.company_id = ${companyId} and mark.kind = taken.kind and mark.id = taken.id
      and mark.revision = taken.revision and remaining >= taken.quantity
    returning 1`;
}

function takeVariants(companyId: string, variants: ReservedStock["variants"]) {
  return sql`update variants set stock = stock - taken.quantity
    from json_to_recordset(${JSON.stringify(variants)}) as taken(id text, quantity int)
    where variants.company_id = ${companyId} and variants.id = taken.id
      and stock >= taken.quantity
    returning 1`;
}

function takeModifiers(companyId: string, modifiers: ReservedStock["modifiers"]) {
  return sql`update modifiers set stock = stock - taken.quantity
    from json_to_recordset(${JSON.stringify(modifiers)})
      as taken(product_id text, id text, quantity int)
    where modifiers.company_id = ${companyId} and modifiers.product_id = taken.product_id
      and modifiers.id = taken.id and stock >= taken.quantity
    returning 1`;
}
