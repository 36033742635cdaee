import { type Shape, validRings } from "../geo/shape.ts";
import type { ZoneSettings } from "./pricing.ts";
import { foldZoneName, zoneIdFromName } from "./zone-ids.ts";

/** An enabled area or district, put together of what settings and company say of it. */
export type DeliveryZone = {
  id: string;
  name: string | null;
  /** In major units. */
  price: number;
  /** Null where nobody has drawn it, and where the drawing was left out. */
  shape: Shape | null;
  /** Whether somebody has drawn it. */
  hasPolygon: boolean;
};

type Zones = readonly ZoneSettings[];

const NONE: Zones = [];

/** A quote needs them several times, a page at every render; a list never changes once it is there. */
const mergedZones = new WeakMap<Zones, WeakMap<Zones, readonly DeliveryZone[]>>();

/**
 * The settings' list, each zone with what the company's says of the same one: switched off by either,
 * priced and drawn by the settings rather than the company. The company's alone where the settings
 * have none.
 */
export function mergeZones(
  settings: Zones | null | undefined,
  company: Zones | null | undefined,
): readonly DeliveryZone[] {
  const [set, own] = [settings ?? NONE, company ?? NONE];
  const bySettings = mergedZones.get(set) ?? new WeakMap<Zones, readonly DeliveryZone[]>();
  mergedZones.set(set, bySettings);
  const zones = bySettings.get(own) ?? mergeZoneLists(set, own);
  bySettings.set(own, zones);
  return zones;
}

function mergeZoneLists(settings: Zones, company: Zones): DeliveryZone[] {
  const same = matchCompanyZone(company, settings);
  const pairs =
    settings.length > 0
      ? settings.map((set) => ({ set, own: same(set) }))
      : company.map((zone) => ({ set: zone, own: zone }));
  const ids = assignZoneIds(pairs);
  const taken = new Set<string>();
  return pairs.flatMap(({ set, own }, at) => {
    const id = ids[at] ?? "";
    if (set.enabled === false || own?.enabled === false || taken.has(id)) return [];
    taken.add(id);
    const shape = polygonOrNull(set.paths) ?? polygonOrNull(own?.area) ?? polygonOrNull(own?.paths);
    return {
      id,
      name: set.name ?? own?.name ?? null,
      price: set.price ?? own?.price ?? 0,
      shape,
      hasPolygon: shape !== null || set.drawn === true || own?.drawn === true,
    };
  });
}

/**
 * Finds the company's zone that a zone of the settings is: the one of its id, else the one of its name,
 * unless that is another of the settings by its id.
 */
function matchCompanyZone(
  company: Zones,
  settings: Zones,
): (set: ZoneSettings) => ZoneSettings | undefined {
  const claimed = new Set(settings.map(({ id }) => id).filter(Boolean));
  const byId = new Map<string, ZoneSettings>();
  const byName = new Map<string, ZoneSettings>();
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
function assignZoneIds(
  pairs: readonly { set: ZoneSettings; own?: ZoneSettings | undefined }[],
): string[] {
  const settingsIds = new Set(pairs.map(({ set }) => set.id).filter(Boolean));
  const takenCompanyIds = new Set<string>();
  const made = new Map<string, number>();
  return pairs.map(({ set, own }) => {
    if (set.id) return set.id;
    if (own?.id && !takenCompanyIds.has(own.id)) {
      takenCompanyIds.add(own.id);
      return own.id;
    }
    const id = zoneIdFromName(set.name ?? own?.name ?? "");
    let count = made.get(id) ?? 0;
    let unique = id;
    do {
      count += 1;
      unique = count === 1 ? id : `${id}.${count}`;
    } while (settingsIds.has(unique) || takenCompanyIds.has(unique));
    made.set(id, count);
    return unique;
  });
}

function polygonOrNull(shape: Shape | null | undefined): Shape | null {
  return validRings(shape).length > 0 ? (shape ?? null) : null;
}
