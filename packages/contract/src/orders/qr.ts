import * as v from "valibot";
import { falseByDefault, Id, nullByDefault, requiredText, text } from "../fields/field-schemas.ts";

/** The QR code of a table. */
export const Qr = v.object({
  id: Id,
  /** The company that owns the table; optional in an import file. */
  company_id: nullByDefault(Id),
  name: requiredText(120),
  zone: nullByDefault(v.object({ name: nullByDefault(text(120)) })),
  ordering_type: nullByDefault(text(20)),
});
export type Qr = v.InferOutput<typeof Qr>;

/** A QR code that a visitor has scanned. */
export const ScannedQr = v.object({
  ...Qr.entries,
  /** Whether guests of the table can call a waiter and ask for the bill. */
  table_calls: falseByDefault,
});
export type ScannedQr = v.InferOutput<typeof ScannedQr>;
