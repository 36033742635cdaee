import * as v from "valibot";
import { Id, Instant, nullByDefault, text } from "../fields/field-schemas.ts";

export const OrderRatingToCreate = v.object({
  order_id: Id,
  score: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  comment: nullByDefault(text(500)),
});

export const OrderRating = v.object({
  ...OrderRatingToCreate.entries,
  id: Id,
  created_at: Instant,
});
