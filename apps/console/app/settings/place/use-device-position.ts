import type { Position } from "@comanda/domain/geo/position";
import { useEffect, useRef, useState } from "react";

/** Milliseconds until the device counts as unable to find its position. */
const TIMEOUT = 10_000;

/** Asks the device where it is, after a press; pages over plain http cannot ask. */
export function useDevicePosition(onFound: (position: Position) => void) {
  const [state, setState] = useState<"idle" | "locating" | "failed">("idle");
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  const locate = () => {
    if (!navigator.geolocation) return setState("failed");
    setState("locating");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (hasLeft.current) return;
        setState("idle");
        onFound({ latitude, longitude });
      },
      () => {
        if (!hasLeft.current) setState("failed");
      },
      { enableHighAccuracy: true, timeout: TIMEOUT },
    );
  };
  return { locate, locating: state === "locating", failed: state === "failed" };
}
