/** Values that the browser refused to store. They last as long as the page. */
const memory = new Map<string, string>();

/**
 * The browser's local storage. Where it refuses to store, as in a private window or on a full disk,
 * values are kept in memory, so that the visitor can still order.
 */
export const browserStorage = {
  getItem(name: string): string | null {
    const text = memory.get(name);
    if (text !== undefined) return text;
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
      // Local storage is blocked: it has no value to remove.
    }
  },
};
