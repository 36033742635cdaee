import type { Position } from "@comanda/domain/geo/position";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import { useEffect, useRef, useState } from "react";

/** Milliseconds until the device counts as unable to find its position. */
const TIMEOUT = 10_000;
/** Milliseconds that a known position of the device stays good enough. */
const MAX_AGE = MINUTE_MS;

type LocationHandlers = {
  onFound: (position: Position) => void;
  /** The customer denied it, or the device has no position. */
  onDenied: () => void;
};

/** Asks the device for its position; only after the customer pressed a button. */
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
    // `geolocation` is missing on a page over plain http.
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
