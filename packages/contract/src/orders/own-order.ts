import * as v from "valibot";
import {
  list,
  NonNegativeInteger,
  nullByDefault,
  ResponseAmount,
} from "../fields/field-schemas.ts";
import { Order } from "./order.ts";

/** An order in the list of a device's orders: what the list says of it, and nothing personal. */
export const OwnOrder = v.object({
  ...v.pick(Order, [
    "id",
    "public_id",
    "status",
    "payment_status",
    "payment_state",
    "created_at",
    "updated_at",
    "source",
    "service_type",
    "order_title",
    "scheduled_delivery_date",
    "confirmed_at",
    "promised_at",
    "cancel_code",
    "currency",
  ]).entries,
  /** What the customer pays, with tip and payment fee, in the order's currency. */
  amount_due: nullByDefault(ResponseAmount),
  /** What was ordered, in its sequence, by which the customer knows the order again. */
  dishes: list(
    v.object({
      /** By which the menu has the name in another language. */
      product_id: nullByDefault(v.string()),
      name: v.string(),
      quantity: NonNegativeInteger,
      image_url: nullByDefault(v.string()),
    }),
  ),
});
export type OwnOrder = v.InferOutput<typeof OwnOrder>;
