import { parseServiceType, type ServiceType } from "@comanda/domain/company/service-type";
import { browserStorage } from "../storage/browser-storage.ts";

/** What the menu says of the visitor's plan. */
export type PlanLabel = {
  serviceType: ServiceType;
  /** The address of a delivery; null without one. */
  to: string | null;
  /** The instant of a scheduled order, ISO 8601; null means as soon as possible. */
  time: string | null;
};

/** Reads the plan of the stored checkout, for a page that does not load the checkout; null without one. */
export function readPlanLabel(companyId: string): PlanLabel | null {
  try {
    const stored = JSON.parse(browserStorage.getItem(`comanda.checkout.${companyId}`) ?? "");
    const { serviceType, address, time } = stored.state.plan;
    const type = parseServiceType(serviceType);
    const to = type === "DELIVERY" && address ? `${address.text}` : null;
    return type && { serviceType: type, to, time: time && `${time}` };
  } catch {
    return null;
  }
}
