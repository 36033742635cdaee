import { useLazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { withMessages } from "../../i18n/later-messages.ts";
import type { AddressMapProps } from "./address-map.tsx";

const loadAddressMap = withMessages(async () => (await import("./address-map.tsx")).AddressMap);

/**
 * The map of an address, whose code is loaded with it. Its place has its size from the start, and is gone where
 * the code cannot be loaded: the address below says the same.
 */
export function LazyAddressMap(props: AddressMapProps) {
  const { Part, slow, failed } = useLazyPart(loadAddressMap);
  if (failed) return null;
  return (
    <div className={`h-44 overflow-hidden border-b border-line ${slow && !Part ? "bone" : ""}`}>
      {Part && <Part {...props} />}
    </div>
  );
}
