import type { ServiceType } from "@comanda/domain/company/service-type";
import Bike from "lucide-react/icons/bike";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import Utensils from "lucide-react/icons/utensils";

export const SERVICE_TYPE_ICONS = {
  DELIVERY: Bike,
  TAKEAWAY: ShoppingBag,
  ONSITE: Utensils,
  TABLE: Utensils,
} as const satisfies Record<ServiceType, unknown>;
