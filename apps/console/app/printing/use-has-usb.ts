import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether this browser can reach USB devices: only on pages that are served securely. */
export function useHasUsb(): boolean {
  return useSyncExternalStore(
    never,
    () => "usb" in navigator,
    () => false,
  );
}
