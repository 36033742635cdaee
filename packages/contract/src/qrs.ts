import * as v from "valibot";
import { filled, Id, maybe, text } from "./parts.ts";

/** Spec §3, QR. */
export const Qr = v.object({
  id: Id,
  /** The company whose table it is; an import file need not say it. */
  company_id: maybe(Id),
  name: filled(120),
  zone: maybe(v.object({ name: maybe(text(120)) })),
  ordering_type: maybe(text(20)),
});
export type Qr = v.InferOutput<typeof Qr>;
