import * as v from "valibot";
import type { CallSchemas } from "../calls/call-schemas.ts";
import { Id } from "../fields/field-schemas.ts";
import type { availabilityCalls } from "./availability-calls.ts";
import { Availability, AvailabilityChange, ChangedAvailability } from "./availability-items.ts";
import { BusyToSet, OrderingPauses, PauseToSet, SeenPauses } from "./ordering-pauses.ts";

const params = v.object({ companyId: Id });

/** The schemas of `availabilityCalls`, under the same names. */
export const availabilitySchemas = {
  listAvailability: { params, answer: Availability },
  setAvailability: {
    params,
    body: v.object({
      changes: v.pipe(v.array(AvailabilityChange), v.minLength(1), v.maxLength(500)),
    }),
    answer: ChangedAvailability,
  },
  listPauses: { params, answer: OrderingPauses },
  setPause: { params, body: PauseToSet, answer: OrderingPauses },
  endPause: { params, body: v.object({ service_types: SeenPauses }), answer: OrderingPauses },
  setBusy: { params, body: BusyToSet, answer: OrderingPauses },
} as const satisfies Record<keyof typeof availabilityCalls, CallSchemas>;
