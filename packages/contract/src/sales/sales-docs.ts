import type { CallDoc } from "../calls/call-doc.ts";
import type { salesCalls } from "./sales-calls.ts";

/** The documentation of `salesCalls`, under the same names. */
export const salesDocs = {
  readSalesDay: {
    summary: "Read the sales of one business day by hour",
    description:
      "Beside the same weekday a week before. Without `day` it is the present business day, and the sums of the other day end at the same minute.",
    errors: ["company_not_found"],
  },
  readSalesRange: {
    summary: "Read the sales of some business days",
    description:
      "Their sums, and the same split by day, hour, product or another dimension. Orders in another currency than the company's present one are left out.",
    errors: ["company_not_found"],
  },
  exportSalesOrders: {
    summary: "Export the orders of some business days",
    description:
      "Every placed order with its amounts, cancelled ones and those in another currency too, the first ones first; without names and phones. At most 20,000: `has_more` says whether there are others.",
    errors: ["company_not_found"],
  },
  readSalesClosing: {
    summary: "Read the closing report of a business day",
    description: "Without `day` it is the present business day.",
    errors: ["company_not_found"],
  },
  readSalesSettings: {
    summary: "Read when business days begin",
    errors: ["company_not_found"],
  },
  updateSalesSettings: {
    summary: "Change when business days begin",
    description:
      "Orders before this hour belong to the day before; this holds for past orders too. `revision` is the one that the sender has seen. If somebody changed the settings first, the answer is `settings_changed`.",
    errors: ["company_not_found", "settings_changed"],
    example: { start_hour: 5, revision: 0 },
  },
} satisfies Record<keyof typeof salesCalls, CallDoc>;
