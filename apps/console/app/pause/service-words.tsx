import type { ServiceType } from "@comanda/domain/company/service-type";
import ConciergeBell from "lucide-react/icons/concierge-bell";
import Motorbike from "lucide-react/icons/motorbike";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import Utensils from "lucide-react/icons/utensils";
import type { MessageKey } from "../i18n/text.ts";

/** The names of the order types. */
export const serviceLabels = {
  DELIVERY: "pause.service.delivery",
  TAKEAWAY: "pause.service.takeaway",
  ONSITE: "pause.service.onsite",
  TABLE: "pause.service.table",
} as const satisfies Record<ServiceType, MessageKey>;

const icons = {
  DELIVERY: Motorbike,
  TAKEAWAY: ShoppingBag,
  ONSITE: ConciergeBell,
  TABLE: Utensils,
} as const satisfies Record<ServiceType, unknown>;

/** The picture of an order type. What drives, drives in the direction of reading. */
export function ServiceIcon({ type }: { type: ServiceType }) {
  const Icon = icons[type];
  const flip = type === "DELIVERY" ? "rtl:-scale-x-100" : "";
  return <Icon aria-hidden="true" className={`size-6 flex-none ${flip}`} />;
}
