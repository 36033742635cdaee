import "../i18n/later-messages.ts";
import type { Position } from "@comanda/domain/geo/position";
import type { MapOptions } from "leaflet/dist/leaflet-src.esm.js";
import { showCoverage } from "./coverage-layers.ts";
import type { MapTiles } from "./map-config.ts";
import { MapFrame } from "./map-frame.tsx";

/** Spec §9, Map zoom. */
const COMPANY_ZOOM = 15;

export type CoverageMapProps = {
  /** Where the company is. */
  centre: Position;
  /** Metres around it to which it delivers; null where no range limits that. */
  limitMeters: number | null;
  /** The areas to which it delivers. Rings inside of others are holes. */
  areas: readonly { id: string; rings: Position[][] }[];
  label: string;
  tiles: MapTiles;
  className?: string;
};

/** Where a company is and how far it delivers (spec §2, Coverage maps). */
export function CoverageMap({
  centre,
  limitMeters,
  areas,
  label,
  tiles,
  className,
}: CoverageMapProps) {
  return (
    <MapFrame
      // What it shows is drawn once.
      key={JSON.stringify([centre, limitMeters, areas])}
      label={label}
      tiles={tiles}
      start={{ centre, zoom: COMPANY_ZOOM }}
      options={besideText()}
      onMap={(map) => {
        showCoverage(map, { centre, limitMeters, areas });
        return undefined;
      }}
      className={className ?? "h-56 rounded-m"}
    />
  );
}

/** One finger scrolls the page that the map stands in; two move and zoom the map. */
function besideText(): MapOptions {
  return { dragging: !window.matchMedia("(pointer: coarse)").matches };
}
