import type { Map as LeafletMap } from "leaflet/dist/leaflet-src.esm.js";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/**
 * Returns the Leaflet map in an element. `create` makes it once the element has a size, which an
 * element in a closed sheet does not have; null until then.
 */
export function useLeaflet(
  element: RefObject<HTMLElement | null>,
  create: (element: HTMLElement) => LeafletMap,
): LeafletMap | null {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const onCreate = useEffectEvent(create);

  useEffect(() => {
    const container = element.current;
    if (!container) return;
    let current: LeafletMap | null = null;
    const observer = new ResizeObserver(() => {
      if (current) current.invalidateSize({ animate: false });
      else if (container.clientWidth > 0 && container.clientHeight > 0) {
        current = onCreate(container);
        setMap(current);
      }
    });
    observer.observe(container);
    return () => {
      observer.disconnect();
      current?.remove();
      setMap(null);
    };
  }, [element]);

  return map;
}
