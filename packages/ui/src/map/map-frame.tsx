import type { Map as LeafletMap, MapOptions } from "leaflet/dist/leaflet-src.esm.js";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import "./map.css";
import { classNames } from "../controls/class-names.ts";
import { prefersReducedMotion } from "../web/prefers-reduced-motion.ts";
import { Attribution } from "./attribution.tsx";
import { addBaseLayers } from "./base-layers.ts";
import { createMap, type MapView } from "./leaflet-map.ts";
import { MapControls } from "./map-controls.tsx";
import { handleMapKey } from "./map-keys.ts";
import type { MapTexts } from "./map-texts.ts";
import type { MapTiles } from "./map-tiles.ts";
import { useLeaflet } from "./use-leaflet.ts";

type MapFrameProps = {
  /** The accessible name of the map. */
  label: string;
  texts: MapTexts;
  tiles: MapTiles;
  start: MapView;
  /** Leaflet's options for moving and zooming. */
  options: MapOptions;
  /** Called once with the map; the returned function is called when the map is removed. */
  onMap: (map: LeafletMap) => (() => void) | undefined;
  /** Further buttons beside those that every map has. */
  controls?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/**
 * Shows a map with its base layers, buttons and keys. It is laid out from left to right in every
 * language, because east is on the right.
 */
export function MapFrame(props: MapFrameProps) {
  const { label, texts, tiles, start, options, onMap, controls, className, children } = props;
  const { tileUrl, attribution } = tiles;
  const frame = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const keys = useId();
  const [tilesFailed, setTilesFailed] = useState(false);

  const map = useLeaflet(element, (container) => {
    const created = createMap(container, start, options);
    addBaseLayers(created, { tileUrl, onTilesFailed: () => setTilesFailed(true) });
    return created;
  });

  const onCreated = useEffectEvent(onMap);
  useEffect(() => (map ? onCreated(map) : undefined), [map]);

  return (
    <div ref={frame} className={classNames("map-frame relative overflow-hidden", className)}>
      <div
        ref={element}
        role="application"
        aria-label={label}
        aria-describedby={keys}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map
        tabIndex={0}
        dir="ltr"
        className="absolute inset-0 z-0"
        onKeyDown={(event) => {
          const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
          if (!map || altKey || ctrlKey || metaKey) return;
          if (handleMapKey(map, { key, shift: shiftKey })) event.preventDefault();
        }}
      />
      <p id={keys} className="heard">
        {texts.keys}
      </p>
      {children}
      <MapControls
        texts={texts}
        frame={frame}
        onZoom={(by) => map?.setZoom(map.getZoom() + by, { animate: !prefersReducedMotion() })}
      >
        {controls}
      </MapControls>
      <Attribution text={tileUrl && !tilesFailed ? attribution : ""} />
    </div>
  );
}
