import type { SavedCheckout } from "../../../session/checkout/saved-checkout.ts";

/**
 * Returns the answers of a checkout in which a time was chosen; null means as soon as possible. It is the
 * plan's time too, so that the menu shows it; a plan of another way to order stays as it is.
 */
export function answersWithTime(
  { plan, serviceType }: Pick<SavedCheckout, "plan" | "serviceType">,
  time: string | null,
): Pick<SavedCheckout, "deliveryDate" | "orderIsFor" | "plan"> {
  const isPlanned = serviceType !== null && (plan?.serviceType ?? serviceType) === serviceType;
  return {
    deliveryDate: time,
    orderIsFor: time ? "personalized" : "today",
    plan: isPlanned ? { serviceType, address: plan?.address ?? null, time } : plan,
  };
}
