import { useEffect } from "react";

/** A store that the browser keeps under a name (zustand's `persist`). */
type StoredStore = {
  persist: {
    getOptions: () => { name?: string };
    rehydrate: () => Promise<void> | void;
  };
};

/** Takes what the browser has stored, now and whenever another tab stores something else. */
export function useStored(store: StoredStore): void {
  useEffect(() => {
    const { name } = store.persist.getOptions();
    void store.persist.rehydrate();
    const onStorage = (event: StorageEvent) => {
      if (event.key === name) void store.persist.rehydrate();
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [store]);
}
