import * as v from "valibot";
import { AnyInstant, falseByDefault, nullByDefault } from "../fields/field-schemas.ts";
import { PushEndpoint, pushSubscription } from "../fields/push-subscription.ts";

/** What the customer of an order can do with it now. */
export const OrderOptions = v.object({
  /** The server's time, by which the time left counts. */
  now: AnyInstant,
  /** Null when the order cannot be cancelled by its customer. */
  cancel: nullByDefault(
    v.object({
      /** Null: as long as the order is not accepted. */
      until: nullByDefault(AnyInstant),
    }),
  ),
  /** The key for push messages about this order; null when there are none. */
  push_key: nullByDefault(v.string()),
});
export type OrderOptions = v.InferOutput<typeof OrderOptions>;

/** A browser that gets push messages about an order. */
export const PushSubscriptionToAdd = v.object(pushSubscription);
export type PushSubscriptionToAdd = v.InferOutput<typeof PushSubscriptionToAdd>;

export const PushSubscriptionToRemove = v.object({ endpoint: PushEndpoint });

/** Whether this browser gets push messages about the order. */
export const PushSubscriptionState = v.object({ subscribed: falseByDefault });
export type PushSubscriptionState = v.InferOutput<typeof PushSubscriptionState>;
