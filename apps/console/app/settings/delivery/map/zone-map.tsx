import "./zone-map.css";
import { type Position, wrapLongitude } from "@comanda/domain/geo/position";
import { latLng } from "@comanda/ui/map/leaflet-map.ts";
import type { MapTiles } from "@comanda/ui/map/map-tiles.ts";
import { prefersReducedMotion } from "@comanda/ui/web/prefers-reduced-motion.ts";
import type { Map as LeafletMap, LeafletMouseEvent } from "leaflet/dist/leaflet-src.esm.js";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { MapFrame } from "../../../parts/map/map-frame.tsx";
import { coverageLayers, fitCoverage, pointMarker, type ShownCoverage } from "./zone-layers.ts";
import { createZonePolygonEditor, type RingEditor } from "./zone-polygon-editor.ts";

/** What a member does on the map: try places, draw a ring of the selected zone, or move its corners. */
export type MapTask = "try" | "draw" | "edit";

export type ZoneMapProps = ShownCoverage & {
  /** The accessible name; absent, that of the delivery zones. */
  label?: string;
  task: MapTask;
  tiles: MapTiles;
  /** The place that is tried; null for none. */
  point: Position | null;
  onPoint: (position: Position) => void;
  /** Called with the rings of the selected zone. */
  onRings: (rings: Position[][]) => void;
  /** Called when a ring that was drawn is closed. */
  onDrawn: () => void;
};

const WORLD = { centre: { latitude: 20, longitude: 0 }, zoom: 2 };
const START_ZOOM = 13;
/** Below this zoom a press goes nearer, because streets are too close together to choose one. */
const FAR_ZOOM = 10;
/** From this zoom on, each house can be chosen. */
const HOUSE_ZOOM = 16;

/** The map of the zones, on which they are drawn and tried. */
export function ZoneMap(props: ZoneMapProps) {
  const { centre, zones, ranges, selectedId, task, tiles, point } = props;
  const t = useText();
  const start = centre ?? point;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const editor = useRef<RingEditor | null>(null);
  /** The rings that the editor has. It gets rings again only if they come from elsewhere. */
  const known = useRef("");
  const isFitted = useRef(false);

  useEffect(() => {
    if (!map) return;
    const layers = coverageLayers({ centre, zones, ranges, selectedId }).addTo(map);
    if (!isFitted.current) fitCoverage(map, layers);
    isFitted.current = true;
    return () => void layers.remove();
  }, [map, centre, zones, ranges, selectedId]);

  useEffect(() => {
    if (!map || !point) return;
    const marker = pointMarker(point).addTo(map);
    const animate = !prefersReducedMotion();
    if (map.getZoom() < FAR_ZOOM) map.setView(latLng(point), HOUSE_ZOOM, { animate });
    else if (!map.getBounds().contains(latLng(point))) map.panTo(latLng(point), { animate });
    return () => void marker.remove();
  }, [map, point]);

  const text = JSON.stringify(zones.find(({ id }) => id === selectedId)?.rings ?? []);
  const giveRings = useEffectEvent((next: MapTask, id: string | null) => {
    const rings = zones.find((zone) => zone.id === id)?.rings ?? [];
    known.current = JSON.stringify(rings);
    const near = centre ?? rings[0]?.[0] ?? (map && middleOf(map));
    if (next === "try" && id !== null) editor.current?.finish();
    else if (next === "try" || !near) editor.current?.stop();
    else if (next === "draw") editor.current?.draw(rings, near);
    else editor.current?.edit(rings, near);
  });
  useEffect(() => {
    if (map) giveRings(task, selectedId);
  }, [map, task, selectedId]);
  const giveOtherRings = useEffectEvent((rings: string) => {
    if (task === "edit" && rings !== known.current) giveRings(task, selectedId);
  });
  useEffect(() => giveOtherRings(text), [text]);

  const tryPoint = useEffectEvent(({ latlng, target }: LeafletMouseEvent) => {
    if (task !== "try") return;
    const zoom = (target as LeafletMap).getZoom();
    if (zoom < FAR_ZOOM) {
      target.setView(latlng, Math.min(zoom + 4, START_ZOOM), { animate: !prefersReducedMotion() });
      return;
    }
    const { lat, lng } = latlng.wrap();
    props.onPoint({ latitude: Number(lat.toFixed(6)), longitude: Number(lng.toFixed(6)) });
  });
  const take = useEffectEvent((rings: Position[][]) => {
    known.current = JSON.stringify(rings);
    props.onRings(rings);
  });
  const end = useEffectEvent(() => props.onDrawn());
  useEffect(() => {
    if (!map) return;
    map.on("click", tryPoint);
    return () => void map.off("click", tryPoint);
  }, [map]);

  return (
    <MapFrame
      label={props.label ?? t("settings.delivery.map")}
      tiles={tiles}
      start={start ? { centre: start, zoom: centre ? START_ZOOM : HOUSE_ZOOM } : WORLD}
      options={{ doubleClickZoom: false }}
      onMap={(created) => {
        editor.current = createZonePolygonEditor(created, {
          onRings: (rings) => take(rings),
          onDrawn: () => end(),
        });
        setMap(created);
        return () => {
          editor.current?.stop();
          editor.current = null;
          isFitted.current = false;
          setMap(null);
        };
      }}
      className="zone-map size-full"
    />
  );
}

function middleOf(map: LeafletMap): Position {
  const { lat, lng } = map.getCenter();
  return { latitude: lat, longitude: wrapLongitude(lng) };
}
