import type { Position } from "@comanda/domain/geo/position";
import { useEffect, useRef, useState } from "react";

/** Milliseconds: whoever stands in a cellar is not kept waiting. */
const TIMEOUT = 10_000;
/** Milliseconds for which a position that the device knows already is good enough. */
const MAX_AGE = 60_000;

type LocationHandlers = {
  onFound: (position: Position) => void;
  /** Denied, or not to be had. */
  onDenied: () => void;
};

/** Asks the device where it is, after a press of a button only. */
export function useCurrentLocation({ onFound, onDenied }: LocationHandlers) {
  const [locating, setLocating] = useState(false);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  const locate = () => {
    const denied = () => {
      if (hasLeft.current) return;
      setLocating(false);
      onDenied();
    };
    // Not there where the page came over plain http.
    if (!navigator.geolocation) return denied();
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (hasLeft.current) return;
        setLocating(false);
        onFound({ latitude, longitude });
      },
      denied,
      { enableHighAccuracy: true, timeout: TIMEOUT, maximumAge: MAX_AGE },
    );
  };

  return { locate, locating };
}
