import { browserStorage } from "./browser-storage.ts";

/** More would only slow every look at the list: who comes back asks after one of the latest. */
const MOST = 50;

/**
 * The ids that the browser keeps under a name, the latest first. What stands there is somebody
 * else's word: whatever is no list of ids counts as none.
 */
export function recentIds(name: string): string[] {
  try {
    const found: unknown = JSON.parse(browserStorage.getItem(name) ?? "[]");
    return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** Keeps the id, once, before all others; the oldest of too many is forgotten. */
export function addRecentId(name: string, id: string): void {
  const others = recentIds(name).filter((other) => other !== id);
  browserStorage.setItem(name, JSON.stringify([id, ...others].slice(0, MOST)));
}
