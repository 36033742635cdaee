import type { CheckoutData } from "@comanda/domain/checkout/checkout-data";
import { PLANNED_SCREENS, type PlannedScreen } from "@comanda/domain/checkout/flow";
import { parseServiceType, type ServiceType } from "@comanda/domain/company/service-type";
import { asRecord } from "@comanda/ui/web/as-record.ts";
import {
  emptyCheckoutAddress,
  type MapPlace,
  parseMapPlace,
  type SavedCheckoutAddress,
} from "./checkout-address.ts";

/** How a visitor wants to order, chosen on the menu or by their last order. */
export type OrderPlan = {
  serviceType: ServiceType;
  /** Where to deliver; null where the checkout asks for it. */
  address: PlannedAddress | null;
  /** The instant of a scheduled order, ISO 8601; null means as soon as possible. */
  time: string | null;
};

/** An address of the client by its `id`, or a found `place` that is none yet. */
export type PlannedAddress = {
  /** One line, for the menu. */
  text: string;
  complement: string;
  id: string | null;
  place: MapPlace | null;
  /** Whether the position of the house is known; otherwise the checkout shows it on the map. */
  located: boolean;
};

/** The answers of a checkout that a plan fills in. */
export type PlannedAnswers = Pick<CheckoutData, "addressId" | "deliveryDate" | "orderIsFor"> &
  Pick<SavedCheckoutAddress, "mapPlace" | "searchText" | "typedAddress"> & {
    plannedScreen: PlannedScreen | null;
  };

/**
 * Returns the answers that a plan gives to a checkout of this type; none for a plan of another type. A
 * time that has passed is left out.
 */
export function plannedAnswers(
  plan: OrderPlan | null,
  serviceType: ServiceType | null,
  now: Date,
): Partial<PlannedAnswers> {
  if (!plan || plan.serviceType !== serviceType) return {};
  const time = plan.time && new Date(plan.time) > now ? plan.time : null;
  return {
    deliveryDate: time,
    orderIsFor: time ? "personalized" : "today",
    ...(plan.address && serviceType === "DELIVERY" && addressAnswers(plan.address)),
  };
}

function addressAnswers({ id, place, complement, located }: PlannedAddress) {
  if (id !== null) return { addressId: id, plannedScreen: "delivery_address" as const };
  const { typedAddress } = emptyCheckoutAddress();
  return {
    addressId: null,
    mapPlace: place,
    searchText: "",
    typedAddress: { ...typedAddress, complement },
    plannedScreen: located ? ("address_create_map" as const) : ("delivery_map" as const),
  };
}

/** Returns the plan once its place is this address of the client. */
export function planWithAddressId(plan: OrderPlan | null, id: string): OrderPlan | null {
  if (!plan?.address?.place) return plan;
  return { ...plan, address: { ...plan.address, id, place: null } };
}

/** The parts of a checkout that was sent. */
type SentCheckout = { serviceType: ServiceType | null; addressId: string | null };

/**
 * Returns the plan for the next order: the way of the order that was sent, to the same address. An
 * order at a table plans nothing.
 */
export function planAfterOrder(
  before: OrderPlan | null,
  { serviceType, addressId }: SentCheckout,
  addresses: readonly { id: string; address: string; complement?: string | null }[],
): OrderPlan | null {
  if (!serviceType || serviceType === "TABLE") return before && { ...before, time: null };
  const address = addresses.find(({ id }) => id === addressId);
  const planned = address && {
    text: address.address,
    complement: address.complement ?? "",
    id: address.id,
    place: null,
    located: true,
  };
  return { serviceType, address: planned ?? before?.address ?? null, time: null };
}

/** Reads a stored plan; null without a way to order. */
export function parseOrderPlan(found: unknown): OrderPlan | null {
  const { serviceType, address, time } = asRecord(found);
  const type = parseServiceType(typeof serviceType === "string" ? serviceType : null);
  if (!type) return null;
  const isTime = typeof time === "string" && !Number.isNaN(Date.parse(time));
  return {
    serviceType: type,
    address: parseAddress(asRecord(address)),
    time: isTime ? time : null,
  };
}

function parseAddress(stored: Record<string, unknown>): PlannedAddress | null {
  const { text, complement, located } = stored;
  const id = typeof stored.id === "string" ? stored.id : null;
  const place = id === null ? parseMapPlace(asRecord(stored.place)) : null;
  if (typeof text !== "string" || (id === null && place === null)) return null;
  return {
    text,
    // The longest complement that an address can have.
    complement: typeof complement === "string" ? complement.slice(0, 200) : "",
    id,
    place,
    located: located === true,
  };
}

/** Returns a stored screen of the plan; null if the plan has no such screen. */
export function parsePlannedScreen(found: unknown): PlannedScreen | null {
  return PLANNED_SCREENS.find((screen) => screen === found) ?? null;
}
