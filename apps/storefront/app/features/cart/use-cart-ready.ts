import { useContext, useSyncExternalStore } from "react";
import { CartContext } from "../../session/cart-store.ts";

/** Whether the stored cart has been read: not on the server, nor while the page hydrates. */
export function useCartReady(): boolean {
  const store = useContext(CartContext);
  return useSyncExternalStore(
    (listener) => store?.persist.onFinishHydration(listener) ?? (() => undefined),
    () => store?.persist.hasHydrated() ?? false,
    () => false,
  );
}
