import type { ServiceType } from "@comanda/domain/company/service-type";
import ConciergeBell from "lucide-react/icons/concierge-bell";
import Motorbike from "lucide-react/icons/motorbike";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import Utensils from "lucide-react/icons/utensils";

const icons = {
  DELIVERY: Motorbike,
  TAKEAWAY: ShoppingBag,
  ONSITE: ConciergeBell,
  TABLE: Utensils,
} as const satisfies Record<ServiceType, unknown>;

/** The picture of a service type. What drives, drives in the direction of reading. */
export function ServiceIcon({ type, className }: { type: ServiceType; className: string }) {
  const Icon = icons[type];
  const flip = type === "DELIVERY" ? "rtl:-scale-x-100" : "";
  return <Icon aria-hidden="true" className={`${className} ${flip}`} />;
}
