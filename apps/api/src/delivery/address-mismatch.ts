import type { Fault } from "@comanda/contract/calls/problems";
import { validPosition } from "@comanda/domain/delivery/coverage";
import { metersBetween, type Position } from "@comanda/domain/geo/position";
import type { Catalog } from "../catalog/to-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import type { AddressMatch } from "../places/places-provider.ts";
import type { ClaimedAddress } from "./claimed-address.ts";
import { isDistrictMismatch } from "./district-mismatch.ts";
import { isPinCheaperThanHouses } from "./pin-price-check.ts";

/** How far a pin may be from its house: across a block, or at the gate of a large building. */
const NEAR_HOUSE_METERS = 300;
/** Larger, because the file has only some houses of a street. */
const NEAR_STREET_METERS = 500;

/**
 * Finds a fault when the claimed position or district does not fit the written address, else null.
 * The delivery price follows the position or the named district, and a false one would make it
 * cheaper. An address that the file does not have is accepted.
 */
export async function findAddressMismatch(
  { places }: Pick<ApiContext, "places">,
  catalog: Catalog,
  claimedAddress: ClaimedAddress,
): Promise<Fault | null> {
  if (!places) return null;
  const claimedPosition = validPosition(claimedAddress);
  const companyPosition = validPosition(catalog.company);
  // Several streets have the same name: search around both places.
  const around = [claimedPosition, companyPosition].filter((position) => position !== null);
  const { country_code } = catalog.company.country;
  const answers = await Promise.all(
    around.map((near) => places.locate(claimedAddress.address, near, country_code)),
  );
  const path = mismatchedField(catalog, claimedAddress, answers.flat());
  return path && { path, message: "is not where the address is" };
}

function mismatchedField(
  catalog: Catalog,
  claimedAddress: ClaimedAddress,
  located: readonly AddressMatch[],
): "latitude" | "area_id" | null {
  const claimed = validPosition(claimedAddress);
  const houses = located.filter(({ hasNumber }) => hasNumber);
  const near = claimed ? candidateHouses(claimed, located, houses) : houses;
  if (
    near === null ||
    (claimed && isPinCheaperThanHouses(catalog, { ...claimedAddress, ...claimed }, near))
  ) {
    return "latitude";
  }
  return isDistrictMismatch(catalog, claimedAddress, near) ? "area_id" : null;
}

/**
 * Returns the houses near the claimed position; null when it is near no house and not in the
 * street.
 */
function candidateHouses(
  claimed: Position,
  located: readonly AddressMatch[],
  houses: readonly AddressMatch[],
): readonly AddressMatch[] | null {
  const within = (places: readonly AddressMatch[], limit: number) =>
    places.filter(({ position }) => metersBetween(position, claimed) <= limit);
  if (houses.length === 0) {
    return located.length > 0 && within(located, NEAR_STREET_METERS).length === 0 ? null : [];
  }
  const near = within(houses, NEAR_HOUSE_METERS);
  return near.length > 0 ? near : null;
}
