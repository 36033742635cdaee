import { useEffect } from "react";

/** A store that the browser keeps under a name (zustand's `persist`). */
type StoredStore = {
  persist: {
    getOptions: () => { name?: string };
    rehydrate: () => Promise<void> | void;
  };
};

/**
 * Syncs a store between the tabs of a browser: reads the stored state into it, now and whenever another tab changes it. A page in the
 * back-forward cache gets no `storage` events, so the state is read again when it is restored.
 */
export function useTabSyncedStore(store: StoredStore): void {
  useEffect(() => {
    const { name } = store.persist.getOptions();
    const read = () => void store.persist.rehydrate();
    const onStorage = (event: StorageEvent) => {
      // The key is null where the whole storage was cleared.
      if (event.key === name || event.key === null) read();
    };
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) read();
    };
    read();
    window.addEventListener("storage", onStorage);
    window.addEventListener("pageshow", onShow);
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("pageshow", onShow);
    };
  }, [store]);
}
