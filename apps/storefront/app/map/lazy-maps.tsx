import type { ReactNode } from "react";
import { useText } from "../i18n/text.tsx";
import { LazyPart } from "../lazy/lazy-part.tsx";
import { classNames } from "../ui/class-names.ts";
import type { CoverageMapProps } from "./coverage-map.tsx";
import type { PinMapProps } from "./pin-map-props.ts";

const loadPinMap = async () => (await import("./pin-map.tsx")).PinMap;
const loadGoogleMap = async () => (await import("./google-pin-map.tsx")).GooglePinMap;
const loadCoverageMap = async () => (await import("./coverage-map.tsx")).CoverageMap;

type LazyPinMapProps = PinMapProps & {
  /** Google's map in the place of ours. */
  google: { apiKey: string; onFailed: () => void } | null;
};

/** The map of the delivery step, whose code comes when it is first seen. */
export function LazyPinMap({ google, className, ...props }: LazyPinMapProps) {
  const filling = { ...props, className: "size-full" };
  const waiting = <NoMap />;
  return (
    <Place className={className}>
      {google ? (
        <LazyPart
          key="google"
          load={loadGoogleMap}
          props={{ ...filling, ...google }}
          unavailable={waiting}
        />
      ) : (
        <LazyPart key="ours" load={loadPinMap} props={filling} unavailable={waiting} />
      )}
    </Place>
  );
}

type LazyCoverageMapProps = Omit<CoverageMapProps, "areas"> & {
  /** Null while they are on their way. */
  areas: CoverageMapProps["areas"] | null;
};

/** The map of what a company covers, likewise. */
export function LazyCoverageMap(props: LazyCoverageMapProps) {
  const { className = "h-56 rounded-m", areas, ...shown } = props;
  return (
    <Place className={className}>
      {areas && (
        <LazyPart
          load={loadCoverageMap}
          props={{ ...shown, areas, className: "size-full" }}
          unavailable={<NoMap />}
        />
      )}
    </Place>
  );
}

/** As large as the map from the start, so that nothing jumps when it comes. */
function Place({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames("overflow-hidden bg-line", className)}>{children}</div>;
}

function NoMap() {
  const t = useText();
  return (
    <p className="grid size-full place-items-center p-4 text-center text-muted">
      {t("error.offlinePart")}
    </p>
  );
}
