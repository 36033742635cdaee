import type { DestinationRefusal } from "@comanda/domain/delivery/pricing";
import type { Cents } from "@comanda/domain/money/cents";

/** What was found by a search or pinned on a map, before it is an address of the client's. */
export type MapPlace = {
  address: string;
  latitude: number;
  longitude: number;
  city: string | null;
  /** Whether `address` names a house. */
  hasNumber: boolean;
  /** The address as the customer confirmed it; empty until then. */
  exactAddress: string;
  /** What was written on the map beside the pin that stands here. */
  written?: PinAddressDetails;
};

/** What a customer adds to what the map tells `of` an address; `number` is null until they write one. */
export type PinAddressDetails = { of: string; street: string; number: string | null };

/** An address as it is being written by hand. `areaId` is a district's id, empty while none is chosen. */
export type TypedAddress = {
  street: string;
  number: string;
  areaId: string;
  areaName: string;
  complement: string;
  reference: string;
};

/** What delivering to an address costs, before any free minimum, as the customer was told. */
export type AddressQuote = { addressId: string; price: Cents };

/** What the browser keeps of a delivery's address while a checkout is under way. */
export type SavedCheckoutAddress = {
  mapPlace: MapPlace | null;
  /** What stands in the field of the search as long as no place is chosen. */
  searchText: string;
  typedAddress: TypedAddress;
  /** The client's addresses that were refused, by their ids (spec §4, Delivery address submit). */
  invalidAddresses: Record<string, DestinationRefusal>;
  quote: AddressQuote | null;
};

export const emptyCheckoutAddress = (): SavedCheckoutAddress => ({
  mapPlace: null,
  searchText: "",
  typedAddress: {
    street: "",
    number: "",
    areaId: "",
    areaName: "",
    complement: "",
    reference: "",
  },
  invalidAddresses: {},
  quote: null,
});

const REFUSALS: readonly string[] = [
  "outside_coverage",
  "position_required",
  "area_required",
] satisfies DestinationRefusal[];

export function isPlaceRefusal(code: unknown): code is DestinationRefusal {
  return typeof code === "string" && REFUSALS.includes(code);
}

/** What was stored of it, as far as it is of its kind. */
export function parseCheckoutAddress(of: Record<string, unknown>): SavedCheckoutAddress {
  return {
    mapPlace: mapPlace(fields(of.mapPlace)),
    searchText: text(of.searchText),
    typedAddress: typedAddress(fields(of.typedAddress)),
    invalidAddresses: Object.fromEntries(
      Object.entries(fields(of.invalidAddresses)).flatMap(([id, code]) =>
        isPlaceRefusal(code) ? [[id, code]] : [],
      ),
    ),
    quote: quote(fields(of.quote)),
  };
}

function mapPlace(of: Record<string, unknown>): MapPlace | null {
  const { latitude, longitude, city, hasNumber } = of;
  if (!(isWithin(latitude, 90) && isWithin(longitude, 180))) return null;
  return {
    address: text(of.address),
    latitude,
    longitude,
    city: typeof city === "string" ? city : null,
    hasNumber: hasNumber === true,
    exactAddress: text(of.exactAddress),
    ...writtenAtPin(of.written),
  };
}

function writtenAtPin(found: unknown): Pick<MapPlace, "written"> {
  if (typeof found !== "object" || found === null) return {};
  const { of, street, number } = fields(found);
  const known = typeof number === "string" ? number : null;
  return { written: { of: text(of), street: text(street), number: known } };
}

function typedAddress(of: Record<string, unknown>): TypedAddress {
  return {
    street: text(of.street),
    number: text(of.number),
    areaId: text(of.areaId),
    areaName: text(of.areaName),
    complement: text(of.complement),
    reference: text(of.reference),
  };
}

function quote({ addressId, price }: Record<string, unknown>): AddressQuote | null {
  const known = typeof addressId === "string" && Number.isSafeInteger(price) && Number(price) >= 0;
  return known ? { addressId, price: Number(price) } : null;
}

function isWithin(found: unknown, limit: number): found is number {
  return typeof found === "number" && Math.abs(found) <= limit;
}

function text(found: unknown): string {
  return typeof found === "string" ? found : "";
}

function fields(found: unknown): Record<string, unknown> {
  return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
}
