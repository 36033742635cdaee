import * as v from "valibot";
import { AnyInstant, Instant, nullByDefault, ServiceType } from "../fields/field-schemas.ts";
import { Revision } from "./staff-order.ts";

const Minutes = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));

/** Until when a change counts: one of a number of minutes, the end of the day, an instant. */
const endFields = {
  for_minutes: nullByDefault(Minutes(1440)),
  until: nullByDefault(v.union([v.literal("today"), Instant])),
};
const hasOneEnd = ({ for_minutes, until }: { for_minutes: unknown; until: unknown }) =>
  (for_minutes === null) !== (until === null);

/** Order types with the revision that the sender has seen of each. */
export const SeenPauses = v.pipe(
  v.array(v.object({ service_type: ServiceType, seen: nullByDefault(Revision) })),
  v.minLength(1),
  v.maxLength(4),
);

export const PauseToSet = v.pipe(
  v.object({ service_types: SeenPauses, ...endFields }),
  v.forward(
    v.check((body) => hasOneEnd(body), "needs either for_minutes or until"),
    ["until"],
  ),
);
export type PauseToSet = v.InferOutput<typeof PauseToSet>;

/** Minutes that everything takes longer; 0 ends it, and needs no end. */
export const BusyToSet = v.pipe(
  v.object({
    minutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(240)),
    ...endFields,
    seen: nullByDefault(Revision),
  }),
  v.forward(
    v.check((body) => body.minutes === 0 || hasOneEnd(body), "needs either for_minutes or until"),
    ["until"],
  ),
);
export type BusyToSet = v.InferOutput<typeof BusyToSet>;

/** Which order types are paused, and whether the kitchen is busy. */
export const OrderingPauses = v.object({
  now: AnyInstant,
  timezone: v.string(),
  /** The end of the day: what "today" means now. */
  day_ends_at: AnyInstant,
  /** One for each order type that the company offers, in the order of its pages. */
  pauses: v.array(
    v.object({
      service_type: ServiceType,
      /** The end of the pause; null when orders are taken. */
      paused_until: nullByDefault(AnyInstant),
      /** To be named by the next change; null while no change is known. */
      revision: nullByDefault(Revision),
      by: nullByDefault(v.string()),
      at: nullByDefault(AnyInstant),
    }),
  ),
  busy: nullByDefault(
    v.object({ minutes: v.number(), until: AnyInstant, by: v.string(), at: AnyInstant }),
  ),
  /** To be named by the next `setBusy`. */
  busy_revision: nullByDefault(Revision),
});
export type OrderingPauses = v.InferOutput<typeof OrderingPauses>;
