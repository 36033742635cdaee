import "../i18n/fetch-later-messages.ts";
import type { Position } from "@comanda/domain/geo/position";
import type { MapTiles } from "@comanda/ui/map/map-tiles.ts";
import { scrollFriendlyOptions } from "@comanda/ui/map/scroll-friendly-options.ts";
import { showCoverage } from "./coverage-layers.ts";
import { MapFrame } from "./map-frame.tsx";

/** The zoom of a map that shows only the company (conformance 9.20). */
const COMPANY_ZOOM = 15;

export type CoverageMapProps = {
  /** Where the company is. */
  centre: Position;
  /** The radius in metres within which it delivers; null without such a limit. */
  limitMeters: number | null;
  /** The areas to which it delivers. A ring inside another one is a hole. */
  areas: readonly { id: string; rings: (readonly Position[])[] }[];
  /** A place of the visitor; none by default. */
  pin?: Position | null;
  label: string;
  tiles: MapTiles;
  className?: string;
};

/** Shows a map of where a company is and how far it delivers (conformance 2.112, 2.113). */
export function CoverageMap({
  centre,
  limitMeters,
  areas,
  pin = null,
  label,
  tiles,
  className,
}: CoverageMapProps) {
  return (
    <MapFrame
      // The layers are drawn once, so that other data needs a new map.
      key={JSON.stringify([centre, limitMeters, areas, pin])}
      label={label}
      tiles={tiles}
      start={{ centre, zoom: COMPANY_ZOOM }}
      options={scrollFriendlyOptions()}
      onMap={(map) => {
        showCoverage(map, { centre, limitMeters, areas, pin });
        return undefined;
      }}
      className={className ?? "h-64 rounded-m lg:h-80"}
    />
  );
}
