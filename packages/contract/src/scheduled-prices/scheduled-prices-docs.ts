import type { CallDoc } from "../calls/call-doc.ts";
import type { scheduledPricesCalls } from "./scheduled-prices-calls.ts";

const START =
  "`date` and `time` are those of the company's clock and not in the past. Prices are what a variant or modifier costs from then on, in major units; a modifier's price changes in every product that has its group.";
const ERRORS = [
  "company_not_found",
  "part_not_found",
  "invalid_part",
  "invalid_body",
  "scheduled_prices_changed",
] as const;
const EXAMPLE = {
  date: "2027-01-01",
  time: "06:00",
  products: [{ id: "pastor", variants: [{ id: "pastor-1", price: 30 }] }],
  groups: [{ id: "salsas", modifiers: [{ id: "green", price: 2.5 }] }],
};

/** The documentation of `scheduledPricesCalls`, under the same names. */
export const scheduledPricesDocs = {
  listScheduledPrices: {
    summary: "List the changes of prices that are scheduled",
    description:
      "Those that wait, the next one first, and those of the last 90 days with how they ended. `gone` names what the menu no longer has: it is skipped.",
    errors: ["company_not_found"],
  },
  schedulePrices: {
    summary: "Make prices change at a later time",
    description: `${START} Within a minute of that time they are changed as one edit of the menu. \`id\` makes the request safe to send again; sent with other content it changes what it made, unless that was changed since.`,
    errors: [...ERRORS, "too_many_scheduled_prices"],
    example: { id: "0f1e2d3c4b5a69788796a5b4c3d2e1f0", ...EXAMPLE },
  },
  updateScheduledPrices: {
    summary: "Change when and what a scheduled change of prices does, before it starts",
    description: `${START} \`revision\` is what the sender has seen; after the start it is \`scheduled_prices_changed\`.`,
    errors: [...ERRORS, "scheduled_prices_not_found"],
    example: { revision: 0, ...EXAMPLE },
  },
  cancelScheduledPrices: {
    summary: "Cancel a scheduled change of prices before it starts",
    description: "Cancelling what is cancelled has no further effect.",
    errors: ["scheduled_prices_changed"],
    example: { revision: 0 },
  },
} satisfies Record<keyof typeof scheduledPricesCalls, CallDoc>;
