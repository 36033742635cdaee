import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** What the present menu calls a product, and its category. */
export type MenuName = {
  id: string;
  name: string | null;
  categoryId: string;
  categoryName: string | null;
};

/** Returns the names of all products of a company's present menu, hidden ones included. */
export function findMenuNames(db: Kysely<Database>, companyId: string): Promise<MenuName[]> {
  return db
    .selectFrom("products")
    .innerJoin("categories", (join) =>
      join
        .onRef("categories.company_id", "=", "products.company_id")
        .onRef("categories.id", "=", "products.category_id"),
    )
    .select([
      "products.id",
      "products.category_id as categoryId",
      sql<string | null>`products.document->>'name'`.as("name"),
      sql<string | null>`categories.document->>'name'`.as("categoryName"),
    ])
    .where("products.company_id", "=", companyId)
    .execute();
}
