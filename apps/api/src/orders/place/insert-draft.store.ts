import type { Order } from "@comanda/contract/orders/order";
import { type Kysely, type OperationNodeSource, sql } from "kysely";
import { compiledByShape } from "../../db/compiled-query.ts";
import type { Database } from "../../db/schema/database.ts";
import type { OrderLineRow, OrderRow } from "../orders.store.ts";
import { drawOrderNumber } from "./draw-order-number.store.ts";

/** A draft with its lines; its number is allocated when it is stored. */
export type NewDraft = { order: Omit<OrderRow, "public_id">; lines: OrderLineRow[] };

/** The key of an idempotent request, and the answer to store beside it. */
export type DraftClaim = {
  keyHash: string;
  bodyHash: string;
  /** Its number counts for nothing: the order's own is read in its place. */
  answer: Order;
  /** The order of an answer that counts no longer, which this one replaces; null for none. */
  replaces: string | null;
};

/**
 * Stores a draft and returns its number, which is used once. Null, with nothing stored, when another
 * request has claimed the key meanwhile, or the client or the company was deleted. One statement, which
 * commits by itself: it claims the key, or waits while another request holds it, allocates the number,
 * and stores order, lines and first event.
 */
export async function insertDraft(
  db: Kysely<Database>,
  { order, lines }: NewDraft,
  claim: DraftClaim | null,
): Promise<number | null> {
  const columns = Object.keys(order);
  const values = {
    ...order,
    order: JSON.stringify(order),
    lines: JSON.stringify(lines),
    keyHash: claim?.keyHash ?? "",
    bodyHash: claim?.bodyHash ?? "",
    answer: JSON.stringify(claim?.answer ?? null),
    replaces: claim?.replaces ?? null,
  };
  const shape = `${claim !== null} ${columns}`;
  try {
    const [row] = await runInsert(db, shape, values, (all) =>
      draftInsert(all, columns, claim ? claimKey(db, all) : sql`select 1`).compile(db),
    );
    return row?.public_id ?? null;
  } catch (error) {
    if (isForeignKeyError(error)) return null;
    throw error;
  }
}

type InsertValues = Pick<OrderRow, "company_id" | "id" | "status" | "created_at"> &
  ClaimValues & {
    /** The rows as JSON. */
    order: string;
    lines: string;
  };

type ClaimValues = Omit<DraftClaim, "answer"> & { company_id: string; answer: string };

const runInsert = compiledByShape<InsertValues, { public_id: number }>();

/** `claim` returns one row when the draft may be stored. */
function draftInsert(
  { company_id, id, status, created_at, order, lines }: InsertValues,
  columnNames: readonly string[],
  claim: OperationNodeSource,
) {
  const columns = sql.join(columnNames.map((name) => sql.id(name)));
  return sql<{ public_id: number }>`
    with claimed as (${claim}),
    numbered as (${drawOrderNumber(company_id)}),
    drafted as (
      insert into orders (${columns}, public_id)
      select ${columns}, numbered.public_id
      from numbered, (select ${columns} from json_populate_record(null::orders, ${order})) as draft
      returning public_id),
    lined as (
      insert into order_lines
      select line.* from drafted, json_populate_recordset(null::order_lines, ${lines}) as line),
    begun as (
      insert into order_events (company_id, order_id, position, status, at)
      select ${company_id}, ${id}, 0, ${status}, ${created_at}::timestamptz from drafted)
    select public_id from drafted`;
}

/** SQLSTATE 23503: a row that the statement refers to does not exist any more. */
function isForeignKeyError(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23503";
}

/** Claims a key that is new, or has the answer that is replaced. */
function claimKey(
  db: Kysely<Database>,
  { company_id, keyHash, bodyHash, answer, replaces }: ClaimValues,
) {
  return db
    .insertInto("idempotency_keys")
    .values({ company_id, key_hash: keyHash, body_hash: bodyHash, answer })
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "key_hash"])
        .doUpdateSet({ answer: (eb) => eb.ref("excluded.answer") })
        .where(sql<string>`idempotency_keys.answer->>'id'`, "=", replaces),
    )
    .returning("key_hash");
}
