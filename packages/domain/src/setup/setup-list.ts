import { type OrderingSettings, orderTypes } from "../company/order-types.ts";
import {
  SERVICE_TYPES,
  type ServiceType,
  type ServiceTypeKey,
  serviceTypeKey,
} from "../company/service-type.ts";
import { areaZones, districtZones } from "../delivery/enabled-zones.ts";
import type { DeliveryCompany, DeliveryPricing } from "../delivery/price-settings.ts";
import { deliveryPriceType, parsePriceType } from "../delivery/price-type.ts";
import { WEEKDAYS } from "../hours/time-zone.ts";
import type { BusinessHours } from "../hours/weekly-hours.ts";
import {
  type Category,
  displayedVariants,
  type Product,
  visibleCategories,
} from "../menu/products.ts";
import { isBlank } from "../text/visible-text.ts";

/** What an owner sets before the first order, in the order of the list; the last two are optional. */
export const SETUP_ITEMS = [
  "place",
  "hours",
  "dishes",
  "ordering",
  "delivery",
  "payments",
  "code",
  "pictures",
] as const;
export type SetupItem = (typeof SETUP_ITEMS)[number];

const OPTIONAL: readonly SetupItem[] = ["code", "pictures"];

/** One line of the list; without an optional one orders can come as well. */
export type SetupLine = { item: SetupItem; done: boolean; optional: boolean };

type MenuProduct = Product & { images?: readonly unknown[] | null };

export type SetupFacts = {
  company: DeliveryCompany & {
    address?: string | null;
    whatsapp?: string | null;
    business_hours_settings?: BusinessHours | null;
  };
  settings: OrderingSettings & { delivery?: DeliveryPricing | null };
  categories: readonly Category<MenuProduct>[];
  paymentMethods: Partial<Record<ServiceTypeKey, readonly unknown[] | null>>;
  /** What guests order with the codes of the tables. */
  codeTypes: readonly (ServiceType | null)[];
  /** Whether a code was printed. */
  codePrinted: boolean;
};

/** Returns whether guests can order as far as the owner is concerned: the menu is not only shown. */
export function isLive({ checkout_type }: Pick<OrderingSettings, "checkout_type">): boolean {
  return checkout_type !== "READONLY";
}

/**
 * Returns what is set and what is missing for a first order, from what is stored (decision 63). Prices of
 * deliveries are in the list only where the company delivers.
 */
export function setupList(facts: SetupFacts): SetupLine[] {
  const types = SERVICE_TYPES.filter((type) => facts.settings[serviceTypeKey(type)]?.active);
  const products = visibleCategories(facts.categories).flatMap((category) => category.products);
  const done: Record<SetupItem, boolean> = {
    place: !isBlank(facts.company.address ?? "") && /\p{Nd}/u.test(facts.company.whatsapp ?? ""),
    // Without any hours a company is always open, which few owners mean.
    hours: opensOnSomeDay(facts.company.business_hours_settings),
    dishes: products.some(isBuyable),
    ordering: isReachable(facts),
    delivery: hasDeliveryPrice(facts),
    payments:
      types.length > 0 &&
      types.every((type) => (facts.paymentMethods[serviceTypeKey(type)] ?? []).length > 0),
    code: facts.codePrinted,
    pictures: products.some(({ images }) => (images ?? []).length > 0),
  };
  return SETUP_ITEMS.filter((item) => item !== "delivery" || types.includes("DELIVERY")).map(
    (item) => ({ item, done: done[item], optional: OPTIONAL.includes(item) }),
  );
}

function opensOnSomeDay(week: BusinessHours | null | undefined): boolean {
  return WEEKDAYS.some((day) => {
    const { is_active, hours } = week?.[day] ?? {};
    return is_active !== false && (hours ?? []).length > 0;
  });
}

function isBuyable({ product_variants, stock_enabled }: MenuProduct): boolean {
  return displayedVariants(product_variants).some(
    ({ stock }) => !stock_enabled || stock == null || stock > 0,
  );
}

/** Returns whether the page offers an order type, at the address or by the code of a table. */
function isReachable({ settings, codeTypes }: SetupFacts): boolean {
  const now = new Date(0);
  return [null, ...codeTypes].some((type) =>
    orderTypes(settings, now, type).some(({ shown }) => shown),
  );
}

function hasDeliveryPrice({ company, settings: { delivery } }: SetupFacts): boolean {
  const { type, fixed, distance, ranges } = delivery?.prices ?? {};
  const hasPosition = company.latitude != null && company.longitude != null;
  switch (deliveryPriceType(delivery)) {
    case "fixed":
      return fixed?.price != null;
    case "distance":
      return distance?.price_per_km != null && hasPosition;
    case "range":
      return hasPosition && [...(ranges ?? []), ...(company.delivery_ranges ?? [])].length > 0;
    case "area":
      return areaZones(company, delivery).length > 0;
    case "district":
      return districtZones(company, delivery).length > 0;
    case "to_be_defined":
      return parsePriceType(type ?? "") !== null;
  }
}
