import type { Fault } from "@comanda/contract/calls/problems";
import { mergeZones } from "@comanda/domain/delivery/merge-zones";
import type { ZoneSettings } from "@comanda/domain/delivery/price-settings";
import { parsePriceType } from "@comanda/domain/delivery/price-type";
import { foldZoneName } from "@comanda/domain/delivery/zone-ids";
import {
  childPart,
  type DocumentPart,
  fieldValue,
  listItems,
  numberField,
  textField,
} from "../document/document-parts.ts";

/** The areas or districts with prices, from the settings and from the company. */
type Lists = { path: string; settings: DocumentPart[]; companyZones: DocumentPart[] };

/** Returns warnings about areas or districts whose delivery price is not what it seems to be. */
export function zoneWarnings(root: DocumentPart): Fault[] {
  const lists = pricedLists(root);
  return lists
    ? [
        ...duplicateNames(lists.settings),
        ...duplicateNames(lists.companyZones),
        ...unpricedZones(lists),
      ]
    : [];
}

function pricedLists(root: DocumentPart): Lists | null {
  const prices = childPart(root, "ecommerce_settings", "delivery", "prices");
  const company = childPart(root, "company");
  const type = parsePriceType(textField(prices.value, "type") ?? "");
  if (type !== "area" && type !== "district") return null;
  const [holder, key, ownKey] =
    type === "area"
      ? ([childPart(prices, "area"), "areas", "delivery_areas"] as const)
      : ([prices, "districts", "delivery_districts"] as const);
  const set = listItems([holder], key);
  return {
    path: childPart(holder, key).path,
    settings: set,
    companyZones: listItems([company], ownKey),
  };
}

/** Without an id, only the name connects a zone to its entry in the other list. */
function duplicateNames(zones: readonly DocumentPart[]): Fault[] {
  const seen = new Set<string>();
  return zones.flatMap((zone) => {
    const name = textField(zone.value, "name") ?? "";
    const folded = foldZoneName(name);
    if (folded === "" || textField(zone.value, "id")) return [];
    if (!seen.has(folded)) {
      seen.add(folded);
      return [];
    }
    const message = `"${name}" is the name of another one, and neither has an id: both are offered`;
    return [{ path: childPart(zone, "name").path, message }];
  });
}

/**
 * With all zones disabled nothing is delivered; for a zone without a price, the restaurant sets it
 * per order.
 */
function unpricedZones({ path, settings: set, companyZones: zonesOfCompany }: Lists): Fault[] {
  const zones = mergeZones(set.map(zoneOf), zonesOfCompany.map(zoneOf));
  if (zones.length === 0) return [{ path, message: "has nothing enabled: no place is priced" }];
  const priced = new Set(
    [...set, ...zonesOfCompany]
      .filter(({ value }) => numberField(value, "price") !== null)
      .flatMap(({ value }) => [textField(value, "id"), folded(textField(value, "name"))]),
  );
  return zones
    .filter(({ id, name }) => !priced.has(id) && !(name && priced.has(folded(name))))
    .map(({ id, name }) => ({
      path,
      message: `"${name ?? id}" has no price: it is to be defined`,
    }));
}

const folded = (name: string | null) => (name === null ? null : foldZoneName(name));

/** Returns the zone's fields, as far as they have the right types. */
const zoneOf = ({ value }: DocumentPart): ZoneSettings => ({
  id: textField(value, "id"),
  name: textField(value, "name"),
  enabled: fieldValue(value, "enabled") !== false,
});
