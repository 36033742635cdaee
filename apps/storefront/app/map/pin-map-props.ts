import type { Position } from "@comanda/domain/geo/position";
import type { MapView } from "@comanda/ui/map/leaflet-map.ts";
import type { MapTiles } from "@comanda/ui/map/map-tiles.ts";
import type { ReactNode } from "react";

/** Metres. A smaller move comes from zooming or resizing, not from moving the pin. */
export const MIN_MOVE_METERS = 1;

/** The props of a map under a pin that stays at its centre, both for our map and for Google's. */
export type PinMapProps = {
  label: string;
  tiles: MapTiles;
  /** The position of the pin; another object moves the map there. */
  view: MapView;
  /** Called with the pin's position when the map has stopped at another place. */
  onMove: (centre: Position) => void;
  /** Further buttons beside those that the map has. */
  controls?: ReactNode;
  className?: string;
};
