import type { Fault } from "@comanda/contract/errors";
import { type DeliveryPlace, positionOf } from "@comanda/domain/coverage";
import { deliveryPriceType } from "@comanda/domain/delivery";
import { deliveryQuote } from "@comanda/domain/delivery-price";
import { metersBetween, type Position } from "@comanda/domain/geo";
import type { Catalog } from "../catalog/catalog.ts";
import type { Context } from "../deps.ts";

/** How far from its house a pin may stand: across a block, at the gate of a large building. */
const NEAR_HOUSE_METERS = 300;
/** A street is known by some of its houses only. */
const NEAR_STREET_METERS = 500;

/** An address as it is written, and where it is said to be. */
export type WrittenAddress = Omit<DeliveryPlace, "area_name"> & { address: string };

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
  const known = answers.flat();
  const houses = known.filter(({ hasNumber }) => hasNumber).map(({ position }) => position);
  const message = "is not where the address is";
  if (claimed) {
    const points = houses.length > 0 ? houses : known.map(({ position }) => position);
    const limit = houses.length > 0 ? NEAR_HOUSE_METERS : NEAR_STREET_METERS;
    return isFarFrom(claimed, points, limit) ? { path: "latitude", message } : null;
  }
  return isOtherDistrict(catalog, written, houses) ? { path: "area_id", message } : null;
}

function isFarFrom(claimed: Position, points: readonly Position[], limit: number): boolean {
  return points.length > 0 && points.every((point) => metersBetween(point, claimed) > limit);
}

/** Whether no house of this address is in the district that was named, as the districts are drawn. */
function isOtherDistrict(
  { company, settings: { delivery } }: Catalog,
  { area_id }: WrittenAddress,
  houses: readonly Position[],
): boolean {
  if (deliveryPriceType(delivery) !== "district") return false;
  if (area_id === null || houses.length === 0) return false;
  const currencyCode = company.currency.code;
  return houses.every((house) => {
    const place = { ...house, area_id, area_name: null };
    const quote = deliveryQuote({ company, delivery, place, currencyCode });
    return !quote.ok || quote.areaId !== area_id;
  });
}
