import { classNames } from "@comanda/ui/controls/class-names.ts";
import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import type { ReactNode } from "react";
import { useText } from "../i18n/text.ts";
import type { CoverageMapProps } from "./coverage-map.tsx";
import type { PinMapProps } from "./pin-map-props.ts";
import type { WayMapProps } from "./way-map.tsx";
import { WhenNear } from "./when-near.tsx";

const loadPinMap = async () => (await import("./pin-map.tsx")).PinMap;
const loadGoogleMap = async () => (await import("./google-pin-map.tsx")).GooglePinMap;
const loadWayMap = async () => (await import("./way-map.tsx")).WayMap;
const loadCoverageMap = async () => (await import("./coverage-map.tsx")).CoverageMap;

type LazyPinMapProps = PinMapProps & {
  /** Uses Google's map; null for our own. */
  google: { apiKey: string; onFailed: () => void } | null;
};

/** Shows the map of the delivery step; its code is loaded when it is first shown. */
export function LazyPinMap({ google, className, ...props }: LazyPinMapProps) {
  const mapProps = { ...props, className: "size-full" };
  const unavailable = <MapUnavailable />;
  return (
    <MapPlace className={className}>
      {google ? (
        <LazyPart
          key="google"
          load={loadGoogleMap}
          props={{ ...mapProps, ...google }}
          unavailable={unavailable}
        />
      ) : (
        <LazyPart key="ours" load={loadPinMap} props={mapProps} unavailable={unavailable} />
      )}
    </MapPlace>
  );
}

type LazyCoverageMapProps = Omit<CoverageMapProps, "areas"> & {
  /** Null while they are being loaded. */
  areas: CoverageMapProps["areas"] | null;
};

/** Shows the map of a company's delivery coverage; its code is loaded when it is first shown. */
export function LazyCoverageMap(props: LazyCoverageMapProps) {
  const { className = "h-64 rounded-m lg:h-80", areas, ...shown } = props;
  return (
    <MapPlace className={className}>
      {areas && (
        <LazyPart
          load={loadCoverageMap}
          props={{ ...shown, areas, className: "size-full" }}
          unavailable={<MapUnavailable />}
        />
      )}
    </MapPlace>
  );
}

/** Shows the map of a delivery's way; its code is loaded when its place comes near the window. */
export function LazyWayMap({ className, ...props }: WayMapProps) {
  return (
    <WhenNear className={classNames("overflow-hidden bg-line", className)}>
      <LazyPart
        load={loadWayMap}
        props={{ ...props, className: "size-full" }}
        unavailable={<MapUnavailable />}
      />
    </WhenNear>
  );
}

/** Has the size of the map from the start, so that the layout does not shift when the map is loaded. */
function MapPlace({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames("overflow-hidden bg-line", className)}>{children}</div>;
}

function MapUnavailable() {
  const t = useText();
  return (
    <p className="grid size-full place-items-center p-4 text-center text-muted">
      {t("error.offlinePart")}
    </p>
  );
}
