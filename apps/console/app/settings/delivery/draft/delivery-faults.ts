import { deliveryPriceType } from "@comanda/domain/delivery/price-type";
import { type RingFault, ringFault } from "@comanda/domain/geo/ring-fault";
import type { SectionValue } from "../../../parts/saving/section-value.ts";
import { pricingOf } from "./draft-pricing.ts";
import { rangesIn, type ZoneDraft, type ZoneKind, zonesIn } from "./zone-lists.ts";

export type DeliveryFault = RingFault | "noName" | "noDistance" | "sameDistance";

/** The name of a part of a zone, under which its typed text and its fault are kept. */
export const zonePart = (id: string, part: "" | "name" | "price" | "corners") =>
  `zone.${id}.${part}`;
/** The name of a part of a range. */
export const rangePart = (index: number, part: "max" | "price") => `range.${index}.${part}`;

/**
 * What is wrong with the lists that set the price, by the names of their parts. A wrong drawing
 * that is already stored is not refused: its price still works, and it may come from another
 * program.
 */
export function deliveryFaults(
  value: SectionValue,
  stored: SectionValue,
): Record<string, DeliveryFault> {
  const type = deliveryPriceType(pricingOf(value).delivery);
  if (type === "area" || type === "district") return zoneFaults(value, stored, type);
  return type === "to_be_defined" ? {} : rangeFaults(value);
}

function zoneFaults(
  value: SectionValue,
  stored: SectionValue,
  kind: ZoneKind,
): Record<string, DeliveryFault> {
  const before = new Map(zonesIn(stored, kind).map((zone) => [zone.id, zone]));
  return Object.fromEntries(
    zonesIn(value, kind).flatMap((zone): [string, DeliveryFault][] => {
      const faults: [string, DeliveryFault][] = [];
      if (kind === "district" && !zone.name?.trim())
        faults.push([zonePart(zone.id, "name"), "noName"]);
      const isSame = isSameDrawing(zone, before.get(zone.id));
      const fault = isSame ? null : (drawingFault(zone) ?? lackOfDrawing(zone, kind));
      if (fault) faults.push([zonePart(zone.id, "corners"), fault]);
      return faults;
    }),
  );
}

/** The first fault of a zone's rings; null for a zone without a drawing. */
export function drawingFault({ rings }: Pick<ZoneDraft, "rings">): RingFault | null {
  return rings.map(ringFault).find((fault) => fault !== null) ?? null;
}

/** A new zone without a drawing on the map has no addresses, although its price looks valid. */
function lackOfDrawing({ rings, enabled }: ZoneDraft, kind: ZoneKind): RingFault | null {
  return kind === "area" && enabled && rings.length === 0 ? "corners" : null;
}

function isSameDrawing(one: ZoneDraft, other: ZoneDraft | undefined): boolean {
  return other !== undefined && JSON.stringify(one.rings) === JSON.stringify(other.rings);
}

function rangeFaults(value: SectionValue): Record<string, DeliveryFault> {
  const seen = new Set<number>();
  return Object.fromEntries(
    rangesIn(value).flatMap(({ max, enabled }, index): [string, DeliveryFault][] => {
      if (enabled === false) return [];
      const name = rangePart(index, "max");
      if (!max || max <= 0) return [[name, "noDistance"]];
      if (seen.has(max)) return [[name, "sameDistance"]];
      seen.add(max);
      return [];
    }),
  );
}
