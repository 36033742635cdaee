import { classNames } from "../controls/class-names.ts";

/** Shows the fixed pin over a moving map; its tip is at the centre of the map (conformance 2.105). */
export function MapPin({ lifted = false }: { lifted?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 36 48"
      className={classNames(
        "map-pin pointer-events-none absolute top-1/2 z-1 h-12 w-9 motion-safe:transition-transform motion-safe:duration-150",
        lifted && "map-pin-lifted",
      )}
    >
      <path
        d="M18 0A18 18 0 0 0 0 18c0 12 14 25 18 30 4-5 18-18 18-30A18 18 0 0 0 18 0Z"
        className="fill-accent"
      />
      <circle cx="18" cy="18" r="7" className="fill-accent-ink" />
    </svg>
  );
}
