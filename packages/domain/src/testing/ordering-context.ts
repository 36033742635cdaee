import type { OrderingSettings } from "../company/order-types.ts";
import type {
  OrderabilityInput,
  OrderingCompany,
  OrderingContext,
} from "../orders/orderability.ts";

export type Changes = {
  company?: Partial<OrderingCompany>;
  settings?: OrderingSettings;
} & Partial<Omit<OrderingContext, "company" | "settings">> &
  Partial<OrderabilityInput>;

/** Returns an instant of May 2026 in Mexico City: `01T12:00`. */
export const at = (time: string) => new Date(`2026-05-${time}-06:00`);
/** A Friday noon, when the company of `context` is open. */
const open = at("01T12:00");

/** Returns a takeaway order at noon for a company that is open on Fridays from 9 to 13, with changes. */
export const context = ({
  company,
  settings,
  ...more
}: Changes = {}): OrderingContext & OrderabilityInput => ({
  company: {
    timezone: "America/Mexico_City",
    currency: { code: "MXN" },
    business_hours_settings: { friday: { hours: [{ open: "09:00", close: "13:00" }] } },
    ...company,
  },
  settings: {
    table: { active: true },
    takeaway: { active: true },
    delivery: { active: true, minimum_amount_to_allow: 150 },
    ...settings,
  },
  serviceType: "TAKEAWAY",
  now: open,
  ...more,
});
