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
