import type { CallDoc } from "../calls/call-doc.ts";
import type { availabilityCalls } from "./availability-calls.ts";

const SEEN =
  "`seen` is the revision that the sender has seen, null for none. If another member was first, nothing is changed and the answer says who, when, and what it is now. The same change sent again by the same member has no further effect.";

/** The documentation of `availabilityCalls`, under the same names. */
export const availabilityDocs = {
  listAvailability: {
    summary: "List what is sold, sold out and counted",
    description:
      "Every visible product with its variants, and every modifier once for all products that offer it under one id. Each has its state, when the state ends, what is left, and who set it.",
    errors: ["company_not_found"],
  },
  setAvailability: {
    summary: "Mark items as sold out or counted, or take marks back",
    description: `All changes are made or none. A state ends by itself: at the next opening after the end of the day by default. The answer has the changes that restore what was before; sent as a body they undo. ${SEEN}`,
    errors: ["company_not_found", "item_not_found", "availability_changed"],
    example: {
      changes: [
        { kind: "product", id: "suadero", seen: null, state: "sold_out", until: "tomorrow" },
        { kind: "variant", id: "esquites-large", seen: 41, state: "left", left: 6 },
        { kind: "modifier", id: "guacamole", seen: 40, state: "on_sale" },
      ],
    },
  },
  listPauses: {
    summary: "Read which order types are paused, and whether the kitchen is busy",
    errors: ["company_not_found"],
  },
  setPause: {
    summary: "Pause order types until an instant",
    description: `Customers read the end of the pause and cannot order until then; it ends by itself. ${SEEN}`,
    errors: ["company_not_found", "pause_changed"],
    example: { service_types: [{ service_type: "DELIVERY", seen: null }], for_minutes: 30 },
  },
  endPause: {
    summary: "Take orders of paused types again",
    description: `Ends a pause of the company's settings too. ${SEEN}`,
    errors: ["company_not_found", "pause_changed"],
    example: { service_types: [{ service_type: "DELIVERY", seen: 42 }] },
  },
  setBusy: {
    summary: "Add minutes to promised and shown times for a while",
    description: `0 minutes end it. ${SEEN}`,
    errors: ["company_not_found", "pause_changed"],
    example: { minutes: 15, for_minutes: 60, seen: null },
  },
} satisfies Record<keyof typeof availabilityCalls, CallDoc>;
