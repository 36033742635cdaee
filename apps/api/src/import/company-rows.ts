/**
 * A company as the tables have it. Documents are parts of the import file as given, the lists that
 * have tables of their own emptied (`[]`), so that every key keeps its place.
 */
export type CompanyRows = {
  company: {
    company_id: string;
    document: unknown;
    ecommerce_settings: unknown;
    order_settings: unknown;
    payment_methods: unknown;
    loyalty_settings: unknown;
    /** The plan's orders that the file counts; null where it does not say. */
    usage_counted: number | null;
  };
  timezone: string;
  /** The whole file with every part that is kept elsewhere emptied; what it does not have is null. */
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

/** `position` is the place in the list that the row stands in. */
type Row = { id: string; position: number; document: unknown };
export type CategoryRow = Row;
export type ProductRow = Row & { category_id: string; stock_enabled: boolean };
export type VariantRow = Row & { product_id: string; stock: number | null };
export type GroupRow = Row & { product_id: string };
export type ModifierRow = Row & { product_id: string; group_id: string; stock: number | null };
/** `code` is what codes are compared by; `coupons_used` null: the file does not say. */
export type CouponRow = Row & { code: string; coupons_used: number | null };
export type QrRow = Row;
/** A picture's name in the import file, and that of the file made of it. */
export type PictureRow = { kind: string; source: string; file: string };
