import type { Position } from "@comanda/domain/geo";
import { useEffect, useRef, useState } from "react";

/** Milliseconds: whoever stands in a cellar is not kept waiting. */
const PATIENCE = 10_000;
/** Milliseconds for which a position that the device knows already is good enough. */
const FRESH = 60_000;

type Found = {
  onFound: (position: Position) => void;
  /** Denied, or not to be had. */
  onDenied: () => void;
};

/** Asks the device where it is, after a press of a button only. */
export function useCurrentLocation({ onFound, onDenied }: Found) {
  const [locating, setLocating] = useState(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const locate = () => {
    const denied = () => {
      if (left.current) return;
      setLocating(false);
      onDenied();
    };
    // Not there where the page came over plain http.
    if (!navigator.geolocation) return denied();
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (left.current) return;
        setLocating(false);
        onFound({ latitude, longitude });
      },
      denied,
      { enableHighAccuracy: true, timeout: PATIENCE, maximumAge: FRESH },
    );
  };

  return { locate, locating };
}
