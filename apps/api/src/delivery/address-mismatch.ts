import type { Fault } from "@comanda/contract/calls/problems";
import { validPosition } from "@comanda/domain/delivery/coverage";
import { metersBetween, type Position } from "@comanda/domain/geo/position";
import type { Catalog } from "../catalog/to-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import type { ClaimedAddress, LocatedAddress } from "./claimed-address.ts";
import { isDistrictMismatch } from "./district-mismatch.ts";
import { isPinCheaperThanHouses } from "./pin-price-check.ts";

/** How far from its house a pin may stand: across a block, at the gate of a large building. */
const NEAR_HOUSE_METERS = 300;
/** A street is known by some of its houses only. */
const NEAR_STREET_METERS = 500;

/**
 * What is wrong with where an address is said to be, as far as the address file knows it; else null.
 * The price goes by the position, or by the district that was named: a false one would make the
 * delivery cheaper. What the file does not know, it says nothing against.
 */
export async function findAddressMismatch(
  { places }: Pick<ApiContext, "places">,
  catalog: Catalog,
  written: ClaimedAddress,
): Promise<Fault | null> {
  if (!places) return null;
  const claimedPosition = validPosition(written);
  const companyPosition = validPosition(catalog.company);
  // Streets have namesakes: it is asked around both places.
  const around = [claimedPosition, companyPosition].filter((position) => position !== null);
  const { country_code } = catalog.company.country;
  const answers = await Promise.all(
    around.map((near) => places.locate(written.address, near, country_code)),
  );
  const path = mismatchedField(catalog, written, answers.flat());
  return path && { path, message: "is not where the address is" };
}

function mismatchedField(
  catalog: Catalog,
  written: ClaimedAddress,
  known: readonly LocatedAddress[],
): "latitude" | "area_id" | null {
  const claimed = validPosition(written);
  const houses = known.filter(({ hasNumber }) => hasNumber);
  const near = claimed ? candidateHouses(claimed, known, houses) : houses;
  if (
    near === null ||
    (claimed && isPinCheaperThanHouses(catalog, { ...written, ...claimed }, near))
  ) {
    return "latitude";
  }
  return isDistrictMismatch(catalog, written, near) ? "area_id" : null;
}

/** The houses that the claimed position may be; null where it is neither at one nor in the street. */
function candidateHouses(
  claimed: Position,
  known: readonly LocatedAddress[],
  houses: readonly LocatedAddress[],
): readonly LocatedAddress[] | null {
  const within = (places: readonly LocatedAddress[], limit: number) =>
    places.filter(({ position }) => metersBetween(position, claimed) <= limit);
  if (houses.length === 0) {
    return known.length > 0 && within(known, NEAR_STREET_METERS).length === 0 ? null : [];
  }
  const near = within(houses, NEAR_HOUSE_METERS);
  return near.length > 0 ? near : null;
}
