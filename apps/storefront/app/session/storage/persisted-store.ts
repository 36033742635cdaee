import { useEffect } from "react";
import type { PersistStorage } from "zustand/middleware";
import { browserStorage } from "./browser-storage.ts";

type CheckedStorage<T> = Omit<PersistStorage<T>, "getItem"> & {
  getItem: (name: string) => { state: T; version: number } | null;
};

/**
 * The browser's storage as zustand's `persist` uses it. What is found there is somebody else's
 * word: `read` takes of it what it knows; what is no JSON counts as nothing.
 */
export function validatedStorage<T>(read: (found: unknown) => T): CheckedStorage<T> {
  return {
    getItem(name) {
      const text = browserStorage.getItem(name);
      if (text === null) return null;
      try {
        const kept: unknown = JSON.parse(text);
        const state = typeof kept === "object" && kept !== null && "state" in kept && kept.state;
        return { state: read(state), version: STORE_VERSION };
      } catch {
        return null;
      }
    },
    setItem: (name, value) => browserStorage.setItem(name, JSON.stringify(value)),
    removeItem: (name) => browserStorage.removeItem(name),
  };
}

/** Of what is stored; readers know every older form by themselves. */
export const STORE_VERSION = 1;

/** A store that the browser keeps under a name (zustand's `persist`). */
type StoredStore = {
  persist: {
    getOptions: () => { name?: string };
    rehydrate: () => Promise<void> | void;
  };
};

/**
 * Takes what the browser has stored, now and whenever another tab stores something else. A page
 * that was put away hears of nothing: it reads again when it comes back.
 */
export function usePersistedStore(store: StoredStore): void {
  useEffect(() => {
    const { name } = store.persist.getOptions();
    const read = () => void store.persist.rehydrate();
    const onStorage = (event: StorageEvent) => {
      // Without a key everything was cleared.
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
