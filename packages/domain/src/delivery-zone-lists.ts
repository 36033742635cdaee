import type { Zone } from "./delivery.ts";
import { foldZoneName, zoneIdOf } from "./delivery-zone-names.ts";
import type { DeliveryZone } from "./delivery-zones.ts";
import { ringsOf, type Shape } from "./shape.ts";

type Zones = readonly Zone[];

const NONE: Zones = [];

/** A quote needs them several times, a page at every render; a list never changes once it is there. */
const kept = new WeakMap<Zones, WeakMap<Zones, readonly DeliveryZone[]>>();

/**
 * The settings' list, each zone with what the company's says of the same one: switched off by either,
 * priced and drawn by the settings rather than the company. The company's alone where the settings
 * have none.
 */
export function joinedZones(
  settings: Zones | null | undefined,
  company: Zones | null | undefined,
): readonly DeliveryZone[] {
  const [set, own] = [settings ?? NONE, company ?? NONE];
  const bySettings = kept.get(set) ?? new WeakMap<Zones, readonly DeliveryZone[]>();
  kept.set(set, bySettings);
  const zones = bySettings.get(own) ?? joined(set, own);
  bySettings.set(own, zones);
  return zones;
}

function joined(settings: Zones, company: Zones): DeliveryZone[] {
  const same = sameIn(company, settings);
  const pairs =
    settings.length > 0
      ? settings.map((set) => ({ set, own: same(set) }))
      : company.map((zone) => ({ set: zone, own: zone }));
  const ids = zoneIds(pairs);
  const taken = new Set<string>();
  return pairs.flatMap(({ set, own }, at) => {
    const id = ids[at] ?? "";
    if (set.enabled === false || own?.enabled === false || taken.has(id)) return [];
    taken.add(id);
    const shape = drawn(set.paths) ?? drawn(own?.area) ?? drawn(own?.paths);
    return {
      id,
      name: set.name ?? own?.name ?? null,
      price: set.price ?? own?.price ?? 0,
      shape,
      drawn: shape !== null || set.drawn === true || own?.drawn === true,
    };
  });
}

/**
 * Finds the company's zone that a zone of the settings is: the one of its id, else the one of its name,
 * unless that is another of the settings by its id.
 */
function sameIn(company: Zones, settings: Zones): (set: Zone) => Zone | undefined {
  const claimed = new Set(settings.map(({ id }) => id).filter(Boolean));
  const byId = new Map<string, Zone>();
  const byName = new Map<string, Zone>();
  for (const zone of company.toReversed()) {
    if (zone.id) byId.set(zone.id, zone);
    const name = foldZoneName(zone.name ?? "");
    if (name) byName.set(name, zone);
  }
  return ({ id, name }) => {
    const own = id ? byId.get(id) : undefined;
    if (own) return own;
    const named = byName.get(foldZoneName(name ?? ""));
    return id && named?.id && claimed.has(named.id) ? undefined : named;
  };
}

/**
 * The id of each zone, its own or of its name. Of several that are only called the same, the second
 * is `.2`: each has its price.
 */
function zoneIds(pairs: readonly { set: Zone; own?: Zone | undefined }[]): string[] {
  const given = new Set(pairs.map(({ set }) => set.id).filter(Boolean));
  const lent = new Set<string>();
  const made = new Map<string, number>();
  return pairs.map(({ set, own }) => {
    if (set.id) return set.id;
    if (own?.id && !lent.has(own.id)) {
      lent.add(own.id);
      return own.id;
    }
    const id = zoneIdOf(set.name ?? own?.name ?? "");
    let count = made.get(id) ?? 0;
    let unique = id;
    do {
      count += 1;
      unique = count === 1 ? id : `${id}.${count}`;
    } while (given.has(unique) || lent.has(unique));
    made.set(id, count);
    return unique;
  });
}

function drawn(shape: Shape | null | undefined): Shape | null {
  return ringsOf(shape).length > 0 ? (shape ?? null) : null;
}
