import type { DestinationRefusal } from "@comanda/domain/delivery/price-settings";
import type { Cents } from "@comanda/domain/money/cents";
import { asRecord } from "@comanda/ui/web/as-record.ts";

/** A place from a search or the map, before it is one of the client's addresses. */
export type MapPlace = {
  address: string;
  latitude: number;
  longitude: number;
  city: string | null;
  /** Whether `address` has a house number. */
  hasNumber: boolean;
  /** The address as the customer confirmed it; empty until then. */
  exactAddress: string;
  /** What the customer wrote beside the map for this pin. */
  written?: PinAddressDetails;
};

/**
 * What the customer adds to the address `of` from the map; `number` is null until they write one.
 */
export type PinAddressDetails = { of: string; street: string; number: string | null };

/** The fields of the address form. `areaId` is a district's id; empty where none is chosen. */
export type TypedAddress = {
  street: string;
  number: string;
  areaId: string;
  areaName: string;
  complement: string;
  reference: string;
};

/** The delivery price that the customer was shown for an address, before any free minimum. */
export type AddressQuote = { addressId: string; price: Cents };

/** The address state that the browser keeps during a checkout. */
export type SavedCheckoutAddress = {
  mapPlace: MapPlace | null;
  /** The text in the search field; empty once a place is chosen. */
  searchText: string;
  typedAddress: TypedAddress;
  /** Why each refused address of the client was refused, by its id (conformance 4.61). */
  invalidAddresses: Record<string, DestinationRefusal>;
  quote: AddressQuote | null;
};

/** The address of a checkout in which nothing is entered. */
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

/** Returns whether a code says why no delivery goes to a place. */
export function isPlaceRefusal(code: unknown): code is DestinationRefusal {
  return typeof code === "string" && REFUSALS.includes(code);
}

/** Reads the stored address state; a field of the wrong type is empty. */
export function parseCheckoutAddress(stored: Record<string, unknown>): SavedCheckoutAddress {
  return {
    mapPlace: parseMapPlace(asRecord(stored.mapPlace)),
    searchText: text(stored.searchText),
    typedAddress: typedAddress(asRecord(stored.typedAddress)),
    invalidAddresses: Object.fromEntries(
      Object.entries(asRecord(stored.invalidAddresses)).flatMap(([id, code]) =>
        isPlaceRefusal(code) ? [[id, code]] : [],
      ),
    ),
    quote: quote(asRecord(stored.quote)),
  };
}

/** Reads a stored place of the map; null without a valid position. */
export function parseMapPlace(stored: Record<string, unknown>): MapPlace | null {
  const { latitude, longitude, city, hasNumber } = stored;
  if (!(isWithin(latitude, 90) && isWithin(longitude, 180))) return null;
  return {
    address: text(stored.address),
    latitude,
    longitude,
    city: typeof city === "string" ? city : null,
    hasNumber: hasNumber === true,
    exactAddress: text(stored.exactAddress),
    ...writtenAtPin(stored.written),
  };
}

function writtenAtPin(found: unknown): Pick<MapPlace, "written"> {
  if (typeof found !== "object" || found === null) return {};
  const { of, street, number } = asRecord(found);
  const numberOrNull = typeof number === "string" ? number : null;
  return { written: { of: text(of), street: text(street), number: numberOrNull } };
}

function typedAddress(stored: Record<string, unknown>): TypedAddress {
  return {
    street: text(stored.street),
    number: text(stored.number),
    areaId: text(stored.areaId),
    areaName: text(stored.areaName),
    complement: text(stored.complement),
    reference: text(stored.reference),
  };
}

function quote({ addressId, price }: Record<string, unknown>): AddressQuote | null {
  const isQuote =
    typeof addressId === "string" && Number.isSafeInteger(price) && Number(price) >= 0;
  return isQuote ? { addressId, price: Number(price) } : null;
}

function isWithin(found: unknown, limit: number): found is number {
  return typeof found === "number" && Math.abs(found) <= limit;
}

function text(found: unknown): string {
  return typeof found === "string" ? found : "";
}
