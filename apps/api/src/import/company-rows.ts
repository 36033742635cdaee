/**
 * A company as rows of the tables. Documents are parts of the import file, unchanged, but with
 * empty lists (`[]`) where a list has its own table, so that every key keeps its place.
 */
export type CompanyRows = {
  company: {
    company_id: string;
    document: unknown;
    ecommerce_settings: unknown;
    order_settings: unknown;
    payment_methods: unknown;
    loyalty_settings: unknown;
    /** The plan's orders that the file counts; null when it has no count. */
    usage_counted: number | null;
  };
  timezone: string;
  /**
   * The whole file with every part that is stored elsewhere emptied; an absent part stays absent.
   */
  outline: unknown;
  hosts: string[];
  categories: CategoryRow[];
  products: ProductRow[];
  variants: VariantRow[];
  groups: GroupRow[];
  modifiers: ModifierRow[];
  coupons: CouponRow[];
  qrs: QrRow[];
};

/** `position` is the row's index in its list. */
type Row = { id: string; position: number; document: unknown };
type CategoryRow = Row;
type ProductRow = Row & { category_id: string; stock_enabled: boolean };
type VariantRow = Row & { product_id: string; stock: number | null };
type GroupRow = Row & { product_id: string };
type ModifierRow = Row & { product_id: string; group_id: string; stock: number | null };
/** `code` is normalised for comparison; `coupons_used` is null when the file has no count. */
export type CouponRow = Row & { code: string; coupons_used: number | null };
export type QrRow = Row;
/** A picture's name in the import file, and the name of the stored file. */
export type PictureRow = { kind: string; source: string; file: string };
