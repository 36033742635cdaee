import type { Fault } from "@comanda/contract/errors";
import { type DeliveryPlace, positionOf } from "@comanda/domain/coverage";
import { metersBetween, type Position } from "@comanda/domain/geo";
import type { Catalog } from "../catalog/catalog.ts";
import type { Context, Places } from "../deps.ts";
import { isCheaperThanHouses } from "./cheaper.ts";
import { isOtherDistrict } from "./other-district.ts";

/** How far from its house a pin may stand: across a block, at the gate of a large building. */
const NEAR_HOUSE_METERS = 300;
/** A street is known by some of its houses only. */
const NEAR_STREET_METERS = 500;

/** An address as it is written, and where it is said to be. */
export type WrittenAddress = Omit<DeliveryPlace, "area_name"> & { address: string };

/** Where the address file knows it. */
export type Located = Awaited<ReturnType<Places["locate"]>>[number];

/**
 * What is wrong with where an address is said to be, as far as the address file knows it; else null.
 * The price goes by the position, or by the district that was named: a false one would make the
 * delivery cheaper. What the file does not know, it says nothing against.
 */
export async function misplacement(
  { places }: Pick<Context, "places">,
  catalog: Catalog,
  written: WrittenAddress,
): Promise<Fault | null> {
  if (!places) return null;
  const claimed = positionOf(written);
  const home = positionOf(catalog.company);
  // Streets have namesakes: it is asked around both places.
  const around = [claimed, home].filter((position) => position !== null);
  const { country_code } = catalog.company.country;
  const answers = await Promise.all(
    around.map((near) => places.locate(written.address, near, country_code)),
  );
  const path = misplacedPart(catalog, written, answers.flat());
  return path && { path, message: "is not where the address is" };
}

function misplacedPart(
  catalog: Catalog,
  written: WrittenAddress,
  known: readonly Located[],
): "latitude" | "area_id" | null {
  const claimed = positionOf(written);
  const houses = known.filter(({ hasNumber }) => hasNumber);
  const near = claimed ? nearTo(claimed, known, houses) : houses;
  if (
    near === null ||
    (claimed && isCheaperThanHouses(catalog, { ...written, ...claimed }, near))
  ) {
    return "latitude";
  }
  return isOtherDistrict(catalog, written, near) ? "area_id" : null;
}

/** The houses that the claimed position may be; null where it is neither at one nor in the street. */
function nearTo(
  claimed: Position,
  known: readonly Located[],
  houses: readonly Located[],
): readonly Located[] | null {
  const within = (places: readonly Located[], limit: number) =>
    places.filter(({ position }) => metersBetween(position, claimed) <= limit);
  if (houses.length === 0) {
    return known.length > 0 && within(known, NEAR_STREET_METERS).length === 0 ? null : [];
  }
  const near = within(houses, NEAR_HOUSE_METERS);
  return near.length > 0 ? near : null;
}
