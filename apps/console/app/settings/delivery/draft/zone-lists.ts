import { joinZones } from "@comanda/domain/delivery/merge-zones";
import type { DeliveryRange, ZoneSettings } from "@comanda/domain/delivery/price-settings";
import type { Position } from "@comanda/domain/geo/position";
import type { Shape } from "@comanda/domain/geo/shape";
import { type SectionValue, valueAt, withValueAt } from "../../../parts/saving/section-value.ts";
import { LIST_PATHS, type ListKind } from "./delivery-fields.ts";

/** A zone as the page edits it: an area or a district. `rings` may have fewer than three corners. */
export type ZoneDraft = {
  id: string;
  name: string | null;
  enabled: boolean;
  /** In major units. */
  price: number | null;
  rings: readonly (readonly Position[])[];
  /** The fields that the page does not know. */
  rest: Readonly<Record<string, unknown>>;
};

export type RangeDraft = DeliveryRange & { id?: string | null };
export type ZoneKind = Exclude<ListKind, "range">;

function listAt<Item>(value: SectionValue, path: string): readonly Item[] {
  return (valueAt(value, path) as readonly Item[] | null | undefined) ?? [];
}

/** Returns the zones of both lists as one, in the order in which prices read them (decision 17). */
export function zonesIn(value: SectionValue, kind: ZoneKind): ZoneDraft[] {
  const { settings, company } = LIST_PATHS[kind];
  const set = listAt<ZoneSettings>(value, settings);
  const own = listAt<ZoneSettings>(value, company);
  const items = set.length > 0 ? set : own;
  return joinZones(set, own).map(({ id, name, enabled, price, shape }, index) => {
    const { paths, area, ...rest } = items[index] ?? {};
    // A drawing that is not finished has no shape, and stays as it is.
    const drawn = set.length > 0 ? paths : (area ?? paths);
    return { id, name, enabled, price, rings: ringsOf(shape ?? drawn), rest };
  });
}

/** The rings of a shape, also those with fewer than three corners; an empty one is none. */
function ringsOf(shape: Shape | null | undefined): readonly (readonly Position[])[] {
  const [first] = shape ?? [];
  if (first === undefined) return [];
  return Array.isArray(first)
    ? (shape as readonly (readonly Position[])[])
    : [shape as readonly Position[]];
}

/**
 * Returns the fields that store zones: the settings' list, and the company's where it has one, so that
 * programs that read either list see the same.
 */
export function zoneFields(
  value: SectionValue,
  kind: ZoneKind,
  zones: readonly ZoneDraft[],
): Record<string, unknown> {
  const { settings, company } = LIST_PATHS[kind];
  const drawn = kind === "area" ? "area" : "paths";
  const items = (field: "area" | "paths") =>
    zones.map(({ id, name, enabled, price, rings, rest }) => ({
      ...rest,
      id,
      ...(kind === "district" && { name: name ?? "" }),
      enabled,
      price: price ?? 0,
      [field]: shapeOf(rings),
    }));
  const hasOwn = listAt(value, company).length > 0;
  return { [settings]: items("paths"), ...(hasOwn && { [company]: items(drawn) }) };
}

/** One ring is stored alone, as most programs write it. */
function shapeOf(rings: ZoneDraft["rings"]): Shape {
  const [first, ...others] = rings;
  return others.length === 0 ? (first ?? []) : rings;
}

/** The same value with other zones. */
export function withZones(
  value: SectionValue,
  kind: ZoneKind,
  zones: readonly ZoneDraft[],
): SectionValue {
  return Object.entries(zoneFields(value, kind, zones)).reduce(
    (next, [path, list]) => withValueAt(next, path, list),
    value,
  );
}

/** The ranges of the settings, or the company's if the settings have none. */
export function rangesIn(value: SectionValue): readonly RangeDraft[] {
  const { settings, company } = LIST_PATHS.range;
  const set = listAt<RangeDraft>(value, settings);
  return set.length > 0 ? set : listAt<RangeDraft>(value, company);
}

/** The fields that store ranges; see `zoneFields`. */
export function rangeFields(
  value: SectionValue,
  ranges: readonly RangeDraft[],
): Record<string, unknown> {
  const { settings, company } = LIST_PATHS.range;
  const hasOwn = listAt(value, company).length > 0;
  return { [settings]: ranges, ...(hasOwn && { [company]: ranges }) };
}
