import * as v from "valibot";
import { Id, nullByDefault, requiredText, text } from "../fields/field-schemas.ts";

/** Spec §3, QR. */
export const Qr = v.object({
  id: Id,
  /** The company whose table it is; an import file need not say it. */
  company_id: nullByDefault(Id),
  name: requiredText(120),
  zone: nullByDefault(v.object({ name: nullByDefault(text(120)) })),
  ordering_type: nullByDefault(text(20)),
});
export type Qr = v.InferOutput<typeof Qr>;
