import { browserStorage } from "./browser-storage.ts";

/** A longer list would slow every read, and visitors return to one of the latest ids. */
const MAX_IDS = 50;

/**
 * Returns the ids that the browser stores under a name, the latest first. The stored value is not
 * trusted: anything but a list counts as empty, and entries that are no texts are left out.
 */
export function recentIds(name: string): string[] {
  try {
    const found: unknown = JSON.parse(browserStorage.getItem(name) ?? "[]");
    return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/**
 * Puts the id first in the list, without a duplicate. The oldest ids beyond the maximum are
 * dropped.
 */
export function addRecentId(name: string, id: string): void {
  const others = recentIds(name).filter((other) => other !== id);
  browserStorage.setItem(name, JSON.stringify([id, ...others].slice(0, MAX_IDS)));
}

/** Takes the id out of the list. */
export function removeRecentId(name: string, id: string): void {
  const others = recentIds(name).filter((other) => other !== id);
  browserStorage.setItem(name, JSON.stringify(others));
}
