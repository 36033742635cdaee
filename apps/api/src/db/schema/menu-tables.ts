import type { Generated } from "kysely";
import type { Json, OptionalTimestamp } from "./columns.ts";

/**
 * What an import stores besides the company itself; `document` holds a part of the file, unchanged.
 */
export type MenuTables = {
  categories: { company_id: string; id: string; position: number; document: Json };
  products: {
    company_id: string;
    id: string;
    category_id: string;
    position: number;
    stock_enabled: boolean;
    document: Json;
  };
  /** `stock` is what is left; it counts only when the product's `stock_enabled` is on. */
  variants: {
    company_id: string;
    id: string;
    product_id: string;
    position: number;
    stock: number | null;
    document: Json;
  };
  modifier_groups: {
    company_id: string;
    product_id: string;
    id: string;
    position: number;
    document: Json;
  };
  /** `stock` null is unlimited. */
  modifiers: {
    company_id: string;
    product_id: string;
    id: string;
    group_id: string;
    position: number;
    stock: number | null;
    document: Json;
  };
  /**
   * From a picture's name in the import file to the stored file's name, which is a hash of its
   * content.
   */
  pictures: {
    company_id: string;
    source: string;
    kind: string;
    file: string;
    /** When it was uploaded, as long as no product has used it; it is deleted after a day. */
    unused_since: OptionalTimestamp;
    /** When a change of the console took it out of what the company shows; null while it is shown. */
    replaced_at: OptionalTimestamp;
    /** How large the uploaded original is; 0 for one that an import brought. */
    bytes: Generated<number>;
  };
  coupons: {
    company_id: string;
    id: string;
    code: string;
    position: number;
    coupons_used: number;
    document: Json;
  };
  qrs: { company_id: string; id: string; position: number; document: Json };
};
