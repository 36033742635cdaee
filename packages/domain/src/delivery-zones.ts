import {
  type DeliveryCompany,
  type DeliveryPricing,
  deliveryPriceType,
  OTHER_DISTRICT_ID,
  type Zone,
} from "./delivery.ts";
import { type Cents, toCents } from "./money.ts";
import { ringsOf, type Shape } from "./shape.ts";

/** An enabled area or district, put together of what settings and company say of it. */
export type DeliveryZone = {
  id: string;
  name: string | null;
  /** In major units. */
  price: number;
  /** Null where nobody has drawn it. */
  shape: Shape | null;
};

/** The enabled areas, in the order of their list. */
export function areaZones(
  company: DeliveryCompany,
  delivery: DeliveryPricing | null | undefined,
): DeliveryZone[] {
  return joined(delivery?.prices?.area?.areas ?? [], company.delivery_areas ?? []);
}

/** The enabled districts, in the order of their list. */
export function districtZones(
  company: DeliveryCompany,
  delivery: DeliveryPricing | null | undefined,
): DeliveryZone[] {
  return joined(delivery?.prices?.districts ?? [], company.delivery_districts ?? []);
}

/** Whether who lives in none of the zones is delivered to as well (spec §5, District select). */
export function takesOtherDistricts(delivery: DeliveryPricing | null | undefined): boolean {
  return delivery?.prices?.area?.enable_out_of_area === true;
}

/**
 * The districts to choose from, by name, and last the one of who lives in none of them, where those
 * are delivered to as well; it has no name (spec §5, District select). None for other price types.
 */
export function offeredDistricts(
  company: DeliveryCompany,
  delivery: DeliveryPricing | null | undefined,
): { id: string; name: string; price: Cents }[] {
  if (deliveryPriceType(delivery) !== "district") return [];
  const districts = districtZones(company, delivery)
    .map(({ id, name, price }) => ({
      id,
      name: name ?? "",
      price: toCents(price, company.currency?.code),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  if (districts.length === 0 || !takesOtherDistricts(delivery)) return districts;
  return [...districts, { id: OTHER_DISTRICT_ID, name: "", price: 0 }];
}

/**
 * The enabled district or area of this id, or null. The district of who lives in none is one where
 * the company delivers out of its areas; its name is the customer's to say.
 */
export function findDeliveryZone(
  company: DeliveryCompany,
  delivery: DeliveryPricing | null | undefined,
  id: string,
): { id: string; name: string | null } | null {
  const zones = [...districtZones(company, delivery), ...areaZones(company, delivery)];
  const zone = zones.find((each) => each.id === id);
  if (zone) return { id, name: zone.name };
  return id === OTHER_DISTRICT_ID && takesOtherDistricts(delivery) ? { id, name: null } : null;
}

/**
 * The settings' list, each zone with what the company's says of the same one: switched off by either,
 * priced and drawn by the settings rather than the company. The company's alone where the settings
 * have none.
 */
function joined(settings: readonly Zone[], company: readonly Zone[]): DeliveryZone[] {
  const pairs =
    settings.length > 0
      ? settings.map((zone) => [zone, company.find((other) => isSame(zone, other))] as const)
      : company.map((zone) => [zone, zone] as const);
  const zones = pairs
    .filter(([set, own]) => set.enabled !== false && own?.enabled !== false)
    .map(([set, own]) => ({
      id: set.id ?? own?.id ?? nameId(set.name ?? ""),
      name: set.name ?? own?.name ?? null,
      price: set.price ?? own?.price ?? 0,
      shape: drawn(set.paths) ?? drawn(own?.area) ?? drawn(own?.paths),
    }));
  return zones.filter(({ id }, index) => zones.findIndex((zone) => zone.id === id) === index);
}

function isSame(set: Zone, own: Zone): boolean {
  return set.id ? set.id === own.id : fold(set.name ?? "") === fold(own.name ?? "");
}

function drawn(shape: Shape | null | undefined): Shape | null {
  return ringsOf(shape).length > 0 ? (shape ?? null) : null;
}

/** An id, as the wire allows them, for a district of which only the name is known. */
function nameId(name: string): string {
  const letters = [...fold(name)].map((letter) => {
    if (/[a-z0-9]/.test(letter)) return letter;
    return /[\p{L}\p{N}]/u.test(letter) ? `u${letter.codePointAt(0)?.toString(16)}` : "-";
  });
  return `name:${letters.join("")}`.slice(0, 64);
}

/** Without accents, case and spare spaces. */
function fold(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").trim().replace(/\s+/gu, " ").toLowerCase();
}
