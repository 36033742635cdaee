import { withValueAt } from "./faulty-answer.ts";
import { type MalformedAnswer, malformedAnswersOf } from "./malformed-answer.ts";

const order = malformedAnswersOf("readOrder", {
  page: "/tracking?order_id=ord-0",
  expectedTexts: ["500"],
});

/** Faults of an order. */
export const malformedOrders: MalformedAnswer[] = [
  order("an order's status is unknown", withValueAt("status", "ON_FIRE"), { loggedPath: "status" }),
  order("an order's status is in small letters", withValueAt("status", "preparing")),
  order("an order's payment status is unknown", withValueAt("payment_status", "odd"), {
    loggedPath: "payment_status",
  }),
  order(
    "an order's modality is unknown",
    withValueAt("discounts", [{ modality: "LUCK", value: 5 }]),
    {
      loggedPath: "discounts.0.modality",
    },
  ),
  order("an order's total is a text", withValueAt("total", "80")),
  order("an order's lines are null", withValueAt("combos", null)),
  order("an order's line is a text", withValueAt("combos.0", "soup"), { loggedPath: "combos.0" }),
  order("an order's id is a number", withValueAt("id", 7)),
];
