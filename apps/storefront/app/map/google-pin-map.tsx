import "../i18n/fetch-later-messages.ts";
import "@comanda/ui/map/map.css";
import { metersBetween, type Position } from "@comanda/domain/geo/position";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import type { MapView } from "@comanda/ui/map/leaflet-map.ts";
import { MapPin } from "@comanda/ui/map/map-pin.tsx";
import { APIProvider, Map as GoogleMap, useMap } from "@vis.gl/react-google-maps";
import { useEffect, useRef, useState } from "react";
import { MIN_MOVE_METERS, type PinMapProps } from "./pin-map-props.ts";

type GooglePinMapProps = PinMapProps & {
  apiKey: string;
  /** Called when Google's map cannot be loaded. */
  onFailed: () => void;
};

/** No extra libraries. A constant, because the loader restarts when it gets another array. */
const LIBRARIES: string[] = [];

/** `PinMap` with Google's map, which may know places that our map does not. */
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
        // Sends no usage data to Google that the map does not need.
        solutionChannel=""
        disableUsageAttribution
        onError={onFailed}
      >
        <GoogleMap
          defaultCenter={toLatLngLiteral(start.centre)}
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
            const position = { latitude: centre.lat, longitude: centre.lng };
            if (metersBetween(last.current, position) < MIN_MOVE_METERS) return;
            last.current = position;
            onMove(position);
          }}
        />
        <MoveToView view={view} start={start} />
      </APIProvider>
      <MapPin lifted={moving} />
      <div className="absolute start-2 top-2 z-1">{controls}</div>
    </section>
  );
}

/** Moves the map when `view` is another object than at the start. */
function MoveToView({ view, start }: { view: MapView; start: MapView }) {
  const map = useMap();
  useEffect(() => {
    if (!map || view === start) return;
    map.setCenter(toLatLngLiteral(view.centre));
  }, [map, view, start]);
  return null;
}

function toLatLngLiteral({ latitude, longitude }: Position) {
  return { lat: latitude, lng: longitude };
}
