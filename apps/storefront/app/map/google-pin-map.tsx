import "../i18n/later-messages.ts";
import "./map.css";
import { metersBetween, type Position } from "@comanda/domain/geo/position";
import { APIProvider, Map as GoogleMap, useMap } from "@vis.gl/react-google-maps";
import { useEffect, useRef, useState } from "react";
import { useLocale } from "../i18n/text.tsx";
import { classNames } from "../ui/class-names.ts";
import type { MapView } from "./leaflet-map.ts";
import { MapPin } from "./map-pin.tsx";
import { MIN_MOVE_METERS, type PinMapProps } from "./pin-map-props.ts";

type GooglePinMapProps = PinMapProps & {
  apiKey: string;
  /** Told that Google's map cannot be had. */
  onFailed: () => void;
};

/** Nothing but the map itself; the same object, or the loader starts anew with every rendering. */
const LIBRARIES: string[] = [];

/** The same on Google's map, which may know a place that ours does not. */
export function GooglePinMap({
  label,
  view,
  onMove,
  controls,
  className,
  apiKey,
  onFailed,
}: GooglePinMapProps) {
  const locale = useLocale();
  const [moving, setMoving] = useState(false);
  const last = useRef(view.centre);
  const [start] = useState(view);

  return (
    <section
      aria-label={label}
      className={classNames("map-frame relative overflow-hidden", className)}
    >
      <APIProvider
        apiKey={apiKey}
        libraries={LIBRARIES}
        language={locale}
        // Nothing is told to Google but what its map needs.
        solutionChannel=""
        disableUsageAttribution
        onError={onFailed}
      >
        <GoogleMap
          defaultCenter={literal(start.centre)}
          defaultZoom={start.zoom}
          disableDefaultUI
          zoomControl
          fullscreenControl
          scrollwheel={false}
          gestureHandling="greedy"
          clickableIcons={false}
          onDragstart={() => setMoving(true)}
          onIdle={({ map }) => {
            setMoving(false);
            const centre = map.getCenter()?.toJSON();
            if (!centre) return;
            const now = { latitude: centre.lat, longitude: centre.lng };
            if (metersBetween(last.current, now) < MIN_MOVE_METERS) return;
            last.current = now;
            onMove(now);
          }}
        />
        <Follow view={view} start={start} />
      </APIProvider>
      <MapPin lifted={moving} />
      <div className="absolute start-2 top-2 z-1">{controls}</div>
    </section>
  );
}

/** Moves the map when it is told to be somewhere else than where it began. */
function Follow({ view, start }: { view: MapView; start: MapView }) {
  const map = useMap();
  useEffect(() => {
    if (!map || view === start) return;
    map.setCenter(literal(view.centre));
  }, [map, view, start]);
  return null;
}

function literal({ latitude, longitude }: Position) {
  return { lat: latitude, lng: longitude };
}
