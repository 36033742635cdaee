import { replacedBy, withoutValueAt, withValueAt } from "./faulty-answer.ts";
import { type MalformedAnswer, malformedAnswersOf } from "./malformed-answer.ts";
import { malformedCompanies } from "./malformed-companies.ts";
import { malformedMenus } from "./malformed-menus.ts";
import { malformedOrders } from "./malformed-orders.ts";
import { malformedSettings } from "./malformed-settings.ts";

const orderSettings = malformedAnswersOf("readOrderSettings");
const coupons = malformedAnswersOf("listCoupons");
const loyalty = malformedAnswersOf("readLoyaltySettings");
const methods = malformedAnswersOf("listPaymentMethods");
const qr = malformedAnswersOf("readQr", { page: "/products?qr-id=mesa-7.{company}" });

/** Faults of the calls whose answers a page can do without. */
const malformedOptionalAnswers: MalformedAnswer[] = [
  orderSettings("the fees are a list", replacedBy([])),
  orderSettings("a fee is a word", withValueAt("takeaway.service_fee.value", "ten"), {
    loggedPath: "takeaway.service_fee.value",
  }),
  coupons("a coupon has no kind", withoutValueAt("0.discount_type"), {
    loggedPath: "0.discount_type",
  }),
  loyalty(
    "a reward costs a word",
    withValueAt("loyalty_program.rewards.0.required_points", "many"),
    { loggedPath: "loyalty_program.rewards.0.required_points" },
  ),
  loyalty("the points' program is a text", withValueAt("loyalty_program", "soon"), {
    loggedPath: "loyalty_program",
  }),
  methods("a payment method has no id", withoutValueAt("takeaway.0.id"), {
    loggedPath: "takeaway.0.id",
  }),
  qr("a table has no name", withoutValueAt("name"), {
    absentTexts: ["Mesa 7"],
    loggedPath: "name",
  }),
];

/** Each kind of field with another type, null, absent and unknown, in the answer of each call. */
export const malformedAnswers: MalformedAnswer[] = [
  ...malformedMenus,
  ...malformedCompanies,
  ...malformedSettings,
  ...malformedOptionalAnswers,
  ...malformedOrders,
];
