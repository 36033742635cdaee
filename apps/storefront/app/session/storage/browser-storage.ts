/** What the browser refused to keep; it lasts as long as the page. */
const memory = new Map<string, string>();

/**
 * The browser's local storage. Where it lets nothing be kept, as in a private window or on a full
 * disk, the page itself remembers, so that one can order all the same.
 */
export const browserStorage = {
  getItem(name: string): string | null {
    const kept = memory.get(name);
    if (kept !== undefined) return kept;
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  setItem(name: string, value: string): void {
    try {
      localStorage.setItem(name, value);
      memory.delete(name);
    } catch {
      memory.set(name, value);
    }
  },
  removeItem(name: string): void {
    memory.delete(name);
    try {
      localStorage.removeItem(name);
    } catch {
      // Nothing was kept.
    }
  },
};
