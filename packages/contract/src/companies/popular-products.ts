import * as v from "valibot";
import { Id, list, NonNegativeInteger } from "../fields/field-schemas.ts";

/** Ids of products on the public menu; empty for a company with few orders. */
export const PopularProducts = v.object({
  /** How many business days were counted. */
  days: v.nullish(NonNegativeInteger, 0),
  /** What is in the most orders, the most popular first. */
  products: list(Id),
  /** For a product: what is ordered with it, the most frequent first. */
  companions: list(v.object({ product_id: Id, products: list(Id) })),
});
export type PopularProducts = v.InferOutput<typeof PopularProducts>;
