import type { Position } from "@comanda/domain/geo/position";
import * as leaflet from "leaflet/dist/leaflet-src.esm.js";
import { TerraDraw, TerraDrawPolygonMode, TerraDrawSelectMode } from "terra-draw";
import { TerraDrawLeafletAdapter } from "terra-draw-leaflet-adapter";

type Rings = readonly (readonly Position[])[];
type Pair = [longitude: number, latitude: number];

/** Decimals of a degree: a decimetre. Terra Draw takes no more than nine. */
const DECIMALS = 6;
/** Pixels around a corner within which a finger takes hold of it. */
const CATCH_DISTANCE = 30;
const OUTLINE = "#0058cc";

export type RingEditor = {
  /** Draws one more ring; the existing rings stay. */
  draw: (rings: Rings) => void;
  /** Lets the corners and the rings be moved. */
  edit: (rings: Rings) => void;
  /** Ends drawing and editing. */
  stop: () => void;
};

/**
 * Edits the rings of one zone on a map with Terra Draw. `onRings` gets every change of the rings;
 * `onDrawn` is called when a ring is closed.
 */
export function createRingEditor(
  map: leaflet.Map,
  { onRings, onDrawn }: { onRings: (rings: Position[][]) => void; onDrawn: () => void },
): RingEditor {
  let draw: TerraDraw | null = null;
  let sent = "";

  const ringsOf = (terra: TerraDraw): Position[][] =>
    terra.getSnapshot().flatMap(({ geometry, properties }) => {
      if (geometry.type !== "Polygon" || properties.currentlyDrawing === true) return [];
      return geometry.coordinates.slice(0, 1).map((ring) => ring.slice(0, -1).map(toPosition));
    });
  const send = (terra: TerraDraw) => {
    const rings = ringsOf(terra);
    const text = JSON.stringify(rings);
    if (text === sent) return;
    sent = text;
    onRings(rings);
  };

  const stop = () => {
    draw?.stop();
    draw = null;
  };
  const start = (rings: Rings, mode: "polygon" | "select") => {
    stop();
    const terra = new TerraDraw({ adapter: createAdapter(map), modes: createModes() });
    draw = terra;
    terra.start();
    const features = rings.filter((ring) => ring.length >= 3).map(toFeature);
    const ids = terra.addFeatures(features).flatMap(({ id, valid }) => (valid && id ? [id] : []));
    terra.setMode(mode);
    sent = JSON.stringify(ringsOf(terra));
    const [first] = ids;
    if (mode === "select" && first !== undefined) terra.selectFeature(first);
    terra.on("change", () => terra.getMode() === "select" && send(terra));
    terra.on("finish", () => {
      send(terra);
      if (terra.getMode() === "polygon") onDrawn();
    });
  };
  return {
    draw: (rings) => start(rings, "polygon"),
    edit: (rings) => start(rings, "select"),
    stop,
  };
}

/**
 * The content security policy forbids style sheets that scripts add. So each pane gets its `z-index` as an
 * inline style.
 */
function createAdapter(map: leaflet.Map): TerraDrawLeafletAdapter {
  const adapter = new TerraDrawLeafletAdapter({
    lib: leaflet,
    map,
    coordinatePrecision: DECIMALS,
    minPixelDragDistance: 4,
  });
  return Object.assign(adapter, {
    createPaneStyleSheet: (name: string, zIndex: number) => {
      const pane = map.getPane(name) ?? map.createPane(name);
      if (!pane.isConnected) map.getPane("mapPane")?.append(pane);
      pane.style.zIndex = String(zIndex + 600);
      return pane;
    },
  });
}

function createModes() {
  const lines = {
    outlineColor: OUTLINE,
    outlineWidth: 3,
    fillColor: OUTLINE,
    fillOpacity: 0,
  } as const;
  return [
    new TerraDrawPolygonMode({
      pointerDistance: CATCH_DISTANCE,
      styles: { ...lines, closingPointColor: OUTLINE, closingPointWidth: 8 },
    }),
    new TerraDrawSelectMode({
      pointerDistance: CATCH_DISTANCE,
      allowManualDeselection: false,
      keyEvents: { deselect: null, delete: null, rotate: null, scale: null },
      flags: {
        polygon: {
          feature: {
            draggable: true,
            selfIntersectable: true,
            coordinates: { draggable: true, midpoints: true, deletable: true },
          },
        },
      },
      styles: {
        selectedPolygonColor: OUTLINE,
        selectedPolygonFillOpacity: 0,
        selectedPolygonOutlineColor: OUTLINE,
        selectedPolygonOutlineWidth: 3,
        selectionPointColor: "#ffffff",
        selectionPointWidth: 8,
        selectionPointOutlineColor: OUTLINE,
        selectionPointOutlineWidth: 3,
        midPointColor: OUTLINE,
        midPointWidth: 5,
        midPointOutlineColor: "#ffffff",
        midPointOutlineWidth: 2,
      },
    }),
  ];
}

function toFeature(ring: readonly Position[]) {
  const pairs = ring.map(({ latitude, longitude }): Pair => [round(longitude), round(latitude)]);
  const [first = [0, 0]] = pairs;
  const last = pairs.at(-1);
  const isClosed = last?.[0] === first[0] && last[1] === first[1];
  return {
    type: "Feature" as const,
    geometry: {
      type: "Polygon" as const,
      coordinates: [isClosed ? pairs : [...pairs, first]],
    },
    properties: { mode: "polygon" },
  };
}

function toPosition([longitude = 0, latitude = 0]: readonly number[]): Position {
  return { latitude: round(latitude), longitude: round(longitude) };
}

function round(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}
