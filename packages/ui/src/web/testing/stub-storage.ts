import { vi } from "vitest";

/** Replaces a storage of the browser by an empty one in memory, and returns its entries. */
export function stubStorage(name: "localStorage" | "sessionStorage"): Map<string, string> {
  const entries = new Map<string, string>();
  vi.stubGlobal(name, {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  return entries;
}
