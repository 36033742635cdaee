import { type Shape, validRings } from "../geo/shape.ts";
import type { ZoneSettings } from "./price-settings.ts";
import { foldZoneName, zoneIdFromName } from "./zone-ids.ts";

/** An enabled area or district, merged from the settings and the company's own list. */
export type DeliveryZone = {
  id: string;
  name: string | null;
  /** In major units. */
  price: number;
  /** Null if the zone has no polygon, or if `omitZonePolygons` has removed it. */
  shape: Shape | null;
  /** Whether the zone has a polygon, removed or not. */
  hasPolygon: boolean;
};

type Zones = readonly ZoneSettings[];

const NONE: Zones = [];

/** Caches merged lists: a quote needs one several times, a page at every render. Lists never change. */
const mergedZones = new WeakMap<Zones, WeakMap<Zones, readonly DeliveryZone[]>>();

/**
 * Merges the settings' zones with the company's zones. Either list can disable a zone; name, price and
 * polygon come from the settings first. If the settings have no zones, the result is the company's.
 */
export function mergeZones(
  settings: Zones | null | undefined,
  company: Zones | null | undefined,
): readonly DeliveryZone[] {
  const [set, companyZones] = [settings ?? NONE, company ?? NONE];
  const bySettings = mergedZones.get(set) ?? new WeakMap<Zones, readonly DeliveryZone[]>();
  mergedZones.set(set, bySettings);
  const zones = bySettings.get(companyZones) ?? enabledOnce(joinZones(set, companyZones));
  bySettings.set(companyZones, zones);
  return zones;
}

/** A zone of either list, enabled or not. */
export type JoinedZone = DeliveryZone & { enabled: boolean };

/** Joins the lists as `mergeZones` does, with the disabled zones, in the order of the list. */
export function joinZones(settings: Zones, company: Zones): JoinedZone[] {
  const same = matchCompanyZone(company, settings);
  const pairs =
    settings.length > 0
      ? settings.map((set) => ({ set, own: same(set) }))
      : company.map((zone) => ({ set: zone, own: zone }));
  const ids = assignZoneIds(pairs);
  return pairs.map(({ set, own }, at) => {
    const shape = polygonOrNull(set.paths) ?? polygonOrNull(own?.area) ?? polygonOrNull(own?.paths);
    return {
      id: ids[at] ?? "",
      enabled: set.enabled !== false && own?.enabled !== false,
      name: set.name ?? own?.name ?? null,
      price: set.price ?? own?.price ?? 0,
      shape,
      hasPolygon: shape !== null || set.drawn === true || own?.drawn === true,
    };
  });
}

/** The enabled zones; of several with one id the first. */
function enabledOnce(zones: readonly JoinedZone[]): DeliveryZone[] {
  const taken = new Set<string>();
  return zones.flatMap(({ enabled, ...zone }) => {
    if (!enabled || taken.has(zone.id)) return [];
    taken.add(zone.id);
    return [zone];
  });
}

/**
 * Returns a function that finds the company's zone for a zone of the settings: by id, else by name. A
 * zone whose id another zone of the settings has is not found by name.
 */
function matchCompanyZone(
  company: Zones,
  settings: Zones,
): (set: ZoneSettings) => ZoneSettings | undefined {
  const settingsIds = new Set(settings.map(({ id }) => id).filter(Boolean));
  const byId = new Map<string, ZoneSettings>();
  const byName = new Map<string, ZoneSettings>();
  for (const zone of company.toReversed()) {
    if (zone.id) byId.set(zone.id, zone);
    const name = foldZoneName(zone.name ?? "");
    if (name) byName.set(name, zone);
  }
  return ({ id, name }) => {
    const companyZone = id ? byId.get(id) : undefined;
    if (companyZone) return companyZone;
    const named = byName.get(foldZoneName(name ?? ""));
    return id && named?.id && settingsIds.has(named.id) ? undefined : named;
  };
}

/**
 * Returns the id of each zone: its own id, else one made of its name. A second zone with the same name
 * gets the suffix `.2`, because each has its own price.
 */
function assignZoneIds(
  pairs: readonly { set: ZoneSettings; own?: ZoneSettings | undefined }[],
): string[] {
  const settingsIds = new Set(pairs.map(({ set }) => set.id).filter(Boolean));
  const takenCompanyIds = new Set<string>();
  const countById = new Map<string, number>();
  return pairs.map(({ set, own }) => {
    if (set.id) return set.id;
    if (own?.id && !takenCompanyIds.has(own.id)) {
      takenCompanyIds.add(own.id);
      return own.id;
    }
    const id = zoneIdFromName(set.name ?? own?.name ?? "");
    let count = countById.get(id) ?? 0;
    let unique = id;
    do {
      count += 1;
      unique = count === 1 ? id : `${id}.${count}`;
    } while (settingsIds.has(unique) || takenCompanyIds.has(unique));
    countById.set(id, count);
    return unique;
  });
}

function polygonOrNull(shape: Shape | null | undefined): Shape | null {
  return validRings(shape).length > 0 ? (shape ?? null) : null;
}
