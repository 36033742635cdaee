import { useEffect } from "react";
import type { PersistStorage } from "zustand/middleware";
import { browserStorage } from "./browser-storage.ts";
import { STORE_VERSION } from "./stored-version.ts";

type ValidatedStorage<T> = Omit<PersistStorage<T>, "getItem"> & {
  getItem: (name: string) => { state: T; version: number } | null;
};

/**
 * Returns the browser's storage for zustand's `persist`. The stored value is not trusted: `parse` keeps
 * the valid parts, and text that is not JSON counts as nothing.
 */
export function validatedStorage<T>(parse: (found: unknown) => T): ValidatedStorage<T> {
  return {
    getItem(name) {
      const text = browserStorage.getItem(name);
      if (text === null) return null;
      try {
        const storedValue: unknown = JSON.parse(text);
        const state =
          typeof storedValue === "object" &&
          storedValue !== null &&
          "state" in storedValue &&
          storedValue.state;
        return { state: parse(state), version: STORE_VERSION };
      } catch {
        return null;
      }
    },
    setItem: (name, value) => browserStorage.setItem(name, JSON.stringify(value)),
    removeItem: (name) => browserStorage.removeItem(name),
  };
}

/** A store that the browser keeps under a name (zustand's `persist`). */
type StoredStore = {
  persist: {
    getOptions: () => { name?: string };
    rehydrate: () => Promise<void> | void;
  };
};

/**
 * Reads the stored state into the store, now and whenever another tab changes it. A page in the
 * back-forward cache gets no `storage` events, so the state is read again when it is restored.
 */
export function usePersistedStore(store: StoredStore): void {
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
