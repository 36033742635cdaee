import * as v from "valibot";
import { AnyInstant, Id, nullByDefault } from "../fields/field-schemas.ts";
import { TableCallKind } from "../orders/table-calls.ts";

/** A call from a table that nobody has answered, as staff see it. */
export const StaffTableCall = v.object({
  id: Id,
  kind: TableCallKind,
  /** The table and its zone, as they were named when the guest called. */
  place: v.string(),
  /** How the guest wants to pay, as the company names it; null where they said nothing. */
  payment_method: nullByDefault(v.string()),
  since: AnyInstant,
  /** When it ends by itself. */
  expires_at: AnyInstant,
});
export type StaffTableCall = v.InferOutput<typeof StaffTableCall>;

/** A call that was answered, with who answered it and when. */
export const AnsweredTableCall = v.object({ id: Id, by: v.string(), at: AnyInstant });
export type AnsweredTableCall = v.InferOutput<typeof AnsweredTableCall>;
