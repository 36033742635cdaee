import type { Position } from "@comanda/domain/geo/position";
import * as leaflet from "leaflet/dist/leaflet-src.esm.js";
import { TerraDraw, TerraDrawPolygonMode, TerraDrawSelectMode } from "terra-draw";
import { TerraDrawLeafletAdapter } from "terra-draw-leaflet-adapter";
import { DECIMALS, type EditorFrame, editorFrame, type Pair } from "./editor-frame.ts";
import { withoutRepeats } from "./repeated-corners.ts";

type Rings = readonly (readonly Position[])[];
/** Pixels around a corner within which a finger takes hold of it. */
const CATCH_DISTANCE = 30;
const OUTLINE = "#0058cc";

const ENTER = { key: "Enter", heldKeys: [], preventDefault: () => undefined };

export type RingEditor = {
  /** Draws one more ring near a place; the existing rings stay. */
  draw: (rings: Rings, near: Position) => void;
  /** Lets the corners and the rings near a place be moved. */
  edit: (rings: Rings, near: Position) => void;
  /** Closes the ring that is being drawn, if it has enough corners, and ends drawing and editing. */
  finish: () => void;
  /** Ends drawing and editing without the ring that is being drawn. */
  stop: () => void;
};

/**
 * Edits the rings of one zone on a map with Terra Draw. `onRings` gets every change of the rings;
 * `onDrawn` is called when a ring is closed on the map.
 */
export function createZonePolygonEditor(
  map: leaflet.Map,
  { onRings, onDrawn }: { onRings: (rings: Position[][]) => void; onDrawn: () => void },
): RingEditor {
  let draw: TerraDraw | null = null;
  let polygon: TerraDrawPolygonMode | null = null;
  let isFinishing = false;
  let frame = editorFrame(undefined);
  let sent = "";

  const ringsOf = (terra: TerraDraw): Position[][] =>
    terra.getSnapshot().flatMap(({ geometry, properties }) => {
      if (geometry.type !== "Polygon" || properties.currentlyDrawing === true) return [];
      return geometry.coordinates
        .slice(0, 1)
        .map((ring) => withoutRepeats(ring.slice(0, -1).map(frame.toPosition)));
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
    polygon = null;
  };
  const start = (rings: Rings, near: Position, mode: "polygon" | "select") => {
    stop();
    frame = editorFrame(near);
    const modes = createModes();
    const terra = new TerraDraw({ adapter: createAdapter(map, frame), modes: [...modes] });
    draw = terra;
    [polygon] = modes;
    terra.start();
    const features = rings
      .filter((ring) => ring.length >= 3)
      .map((ring) => toFeature(frame.toPairs(ring)));
    const ids = terra.addFeatures(features).flatMap(({ id, valid }) => (valid && id ? [id] : []));
    terra.setMode(mode);
    sent = JSON.stringify(ringsOf(terra));
    const [first] = ids;
    if (mode === "select" && first !== undefined) terra.selectFeature(first);
    terra.on("change", () => terra.getMode() === "select" && send(terra));
    terra.on("finish", () => {
      send(terra);
      if (terra.getMode() === "polygon" && !isFinishing) onDrawn();
    });
  };
  return {
    draw: (rings, near) => start(rings, near, "polygon"),
    edit: (rings, near) => start(rings, near, "select"),
    finish: () => {
      isFinishing = true;
      // The mode closes a ring by the key alone.
      if (draw?.getMode() === "polygon") polygon?.onKeyUp(ENTER);
      isFinishing = false;
      stop();
    },
    stop,
  };
}

/**
 * The content security policy forbids style sheets that scripts add. So each pane gets its `z-index` as an
 * inline style.
 */
function createAdapter(map: leaflet.Map, { shift }: EditorFrame): TerraDrawLeafletAdapter {
  const adapter = new TerraDrawLeafletAdapter({
    lib: { ...leaflet, geoJSON: shiftedLayer(shift) },
    map,
    coordinatePrecision: DECIMALS,
    minPixelDragDistance: 4,
  });
  const { getLngLatFromEvent, project, unproject } = TerraDrawLeafletAdapter.prototype;
  const toEditor = ({ lng, lat }: { lng: number; lat: number }) => ({ lng: lng - shift, lat });
  return Object.assign(adapter, {
    createPaneStyleSheet: (name: string, zIndex: number) => {
      const pane = map.getPane(name) ?? map.createPane(name);
      if (!pane.isConnected) map.getPane("mapPane")?.append(pane);
      pane.style.zIndex = String(zIndex + 600);
      return pane;
    },
    getLngLatFromEvent: (event: PointerEvent | MouseEvent) => {
      const at = getLngLatFromEvent.call(adapter, event);
      return at && toEditor(at);
    },
    project: (lng: number, lat: number) => project.call(adapter, lng + shift, lat),
    unproject: (x: number, y: number) => toEditor(unproject.call(adapter, x, y)),
  });
}

/** Shows what has the editor's longitudes at those of the map. */
function shiftedLayer(shift: number): typeof leaflet.geoJSON {
  return (feature, options) => {
    const coordsToLatLng = ([longitude = 0, latitude = 0]: readonly number[]) =>
      leaflet.latLng(latitude, longitude + shift);
    const layer = leaflet.geoJSON(feature, Object.assign({ coordsToLatLng }, options));
    // The adapter draws a layer again from what this returns.
    return Object.assign(layer, { toGeoJSON: () => feature });
  };
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
  ] as const;
}

function toFeature(pairs: Pair[]) {
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
