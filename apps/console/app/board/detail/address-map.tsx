import type { Position } from "@comanda/domain/geo/position";
import { destinationMarker } from "@comanda/ui/map/map-markers.ts";
import type { MapTiles } from "@comanda/ui/map/map-tiles.ts";
import { scrollFriendlyOptions } from "@comanda/ui/map/scroll-friendly-options.ts";
import { MapFrame } from "../../parts/map/map-frame.tsx";

/** Near enough to read the names of streets, and far enough to know the part of the town. */
const STREET_ZOOM = 16;

export type AddressMapProps = {
  position: Position;
  /** The accessible name. */
  label: string;
  tiles: MapTiles;
};

/** Where a delivery goes, as a pin on a map. */
export function AddressMap({ position, label, tiles }: AddressMapProps) {
  return (
    <MapFrame
      label={label}
      tiles={tiles}
      start={{ centre: position, zoom: STREET_ZOOM }}
      options={scrollFriendlyOptions()}
      onMap={(map) => {
        destinationMarker(position).addTo(map);
        return undefined;
      }}
      className="size-full"
    />
  );
}
