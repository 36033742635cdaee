import type { Map as LeafletMap } from "leaflet/dist/leaflet-src.esm.js";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/**
 * The map in an element, made by `create` once the element has a size, as one in a sheet has not
 * until the sheet is shown; null until then.
 */
export function useLeaflet(
  element: RefObject<HTMLElement | null>,
  create: (element: HTMLElement) => LeafletMap,
): LeafletMap | null {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const made = useEffectEvent(create);

  useEffect(() => {
    const place = element.current;
    if (!place) return;
    let current: LeafletMap | null = null;
    const observer = new ResizeObserver(() => {
      if (current) current.invalidateSize({ animate: false });
      else if (place.clientWidth > 0 && place.clientHeight > 0) {
        current = made(place);
        setMap(current);
      }
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      current?.remove();
      setMap(null);
    };
  }, [element]);

  return map;
}
