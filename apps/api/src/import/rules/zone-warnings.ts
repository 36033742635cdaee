import type { Fault } from "@comanda/contract/errors";
import { namedPriceType, type Zone } from "@comanda/domain/delivery";
import { joinedZones } from "@comanda/domain/delivery-zone-lists";
import { foldZoneName } from "@comanda/domain/delivery-zone-names";
import { field, itemsOf, numberField, type Part, partAt, textField } from "../json.ts";

/** The areas or districts by which is priced, as settings and company list them. */
type Lists = { path: string; set: Part[]; own: Part[] };

/** What keeps areas or districts from being delivered to at the price that they seem to have. */
export function zoneOddities(root: Part): Fault[] {
  const lists = pricedLists(root);
  return lists ? [...namesakes(lists.set), ...namesakes(lists.own), ...left(lists)] : [];
}

function pricedLists(root: Part): Lists | null {
  const prices = partAt(root, "ecommerce_settings", "delivery", "prices");
  const company = partAt(root, "company");
  const type = namedPriceType(textField(prices.value, "type") ?? "");
  if (type !== "area" && type !== "district") return null;
  const [holder, key, ownKey] =
    type === "area"
      ? ([partAt(prices, "area"), "areas", "delivery_areas"] as const)
      : ([prices, "districts", "delivery_districts"] as const);
  const set = itemsOf([holder], key);
  return { path: partAt(holder, key).path, set, own: itemsOf([company], ownKey) };
}

/** Only an id tells which of them is meant by a zone of the other list. */
function namesakes(zones: readonly Part[]): Fault[] {
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
    return [{ path: partAt(zone, "name").path, message }];
  });
}

/** Where all are switched off nothing is delivered; a zone that nobody prices is one to be defined. */
function left({ path, set, own }: Lists): Fault[] {
  const zones = joinedZones(set.map(zoneOf), own.map(zoneOf));
  if (zones.length === 0) return [{ path, message: "has nothing enabled: no place is priced" }];
  const priced = new Set(
    [...set, ...own]
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

/** As far as it is what it should be. */
const zoneOf = ({ value }: Part): Zone => ({
  id: textField(value, "id"),
  name: textField(value, "name"),
  enabled: field(value, "enabled") !== false,
});
