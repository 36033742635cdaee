import type { Order } from "@comanda/contract/orders/order";
import type { OrderToCreate } from "@comanda/contract/orders/order-requests";
import { type Kysely, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { catalogStateColumns } from "../../catalog/catalog.store.ts";
import { stockColumns } from "../../catalog/stock-columns.store.ts";
import {
  type PlanMonths,
  planMonths,
  planOrdersColumn,
} from "../../companies/plan-orders.store.ts";
import { compiledQuery } from "../../db/compiled-query.ts";
import type { Database } from "../../db/schema/database.ts";

export type DraftFacts = Awaited<ReturnType<typeof readRows>>[number];

/** The first answer to a request with this key, and the hash of its body. */
export type StoredDraft = { bodyHash: string; answer: Order };

type RowValues = Pick<OrderToCreate, "company_id" | "table_id" | "client_id" | "address_id"> &
  PlanMonths & { variants: string[]; products: string[]; keyHash: string | null };

const readRows = compiledQuery((db, values: RowValues) =>
  db
    .selectFrom("companies as c")
    .where("c.company_id", "=", values.company_id)
    .select((eb) => catalogStateColumns(eb, values.company_id))
    .select((eb) =>
      stockColumns(eb, values.company_id, {
        variants: (id) => sql`${id} = any(${values.variants}::text[])`,
        products: (id) => sql`${id} = any(${values.products}::text[])`,
      }),
    )
    .select((eb) => [
      planOrdersColumn(eb, values.company_id, values),
      jsonObjectFrom(
        eb
          .selectFrom("qrs as t")
          .select("t.document")
          .where("t.company_id", "=", values.company_id)
          .where("t.id", "=", values.table_id),
      ).as("qr"),
      jsonObjectFrom(
        eb
          .selectFrom("clients as t")
          .select(["t.id", "t.device_id", "t.name", "t.country_calling_code", "t.phone_number"])
          .where("t.company_id", "=", values.company_id)
          .where("t.id", "=", values.client_id),
      ).as("client"),
      jsonObjectFrom(
        eb
          .selectFrom("addresses as t")
          .select(["t.id", "t.client_id", "t.address", "t.complement", "t.reference"])
          .select(["t.area_id", "t.area_name", "t.latitude", "t.longitude"])
          .where("t.company_id", "=", values.company_id)
          .where("t.client_id", "=", values.client_id)
          .where("t.id", "=", values.address_id),
      ).as("address"),
      jsonArrayFrom(
        eb
          .selectFrom("idempotency_keys as t")
          .leftJoin("orders as o", (join) =>
            join
              .onRef("o.company_id", "=", "t.company_id")
              .on("o.id", "=", sql<string>`t.answer->>'id'`),
          )
          .select(["t.body_hash", "t.answer", "o.public_id"])
          .where("t.company_id", "=", values.company_id)
          .where("t.key_hash", "=", values.keyHash),
      ).as("stored"),
    ]),
);

/**
 * Reads everything that a new draft is made from: the state of the catalog, the place, the client and
 * the address that the request names, the stock of its lines, the plan's orders, and the answer to an
 * earlier request with the key `keyHash` (null for none). One statement, so that all of it belongs
 * together. Undefined when there is no such company.
 */
export async function readDraftFacts(
  db: Kysely<Database>,
  order: OrderToCreate,
  keyHash: string | null,
  now: Date,
): Promise<DraftFacts | undefined> {
  const variants = order.combos.map(({ variant_id }) => variant_id);
  const products = order.combos.map(({ product_id }) => product_id);
  const values = { ...order, ...planMonths(now), variants, products, keyHash };
  return (await readRows(db, values))[0];
}

/** Returns the answer that was stored with the key, with the order's number; null at its first use. */
export function toStoredDraft({
  stored: [stored],
}: Pick<DraftFacts, "stored">): StoredDraft | null {
  if (!stored) return null;
  const answer = stored.answer as Order;
  // The statement that stores the answer allocates the number, which is the order's own.
  return {
    bodyHash: stored.body_hash,
    answer: { ...answer, public_id: stored.public_id ?? answer.public_id },
  };
}
