import type { Position } from "@comanda/domain/geo/position";
import type { ReactNode } from "react";
import type { MapView } from "./leaflet-map.ts";
import type { MapTiles } from "./map-config.ts";

/** Metres: what is less is a map that was zoomed or resized, not a pin that was moved. */
export const MIN_MOVE_METERS = 1;

/** A map under a pin that stays in the middle, whoever draws it. */
export type PinMapProps = {
  label: string;
  tiles: MapTiles;
  /** Where the pin stands; another object moves the map there. */
  view: MapView;
  /** Told where the pin stands once the map has come to rest somewhere else. */
  onMove: (centre: Position) => void;
  /** Beside the buttons that the map has. */
  controls?: ReactNode;
  className?: string;
};
