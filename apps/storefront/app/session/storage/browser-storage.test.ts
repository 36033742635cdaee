import { afterEach, expect, test, vi } from "vitest";
import { browserStorage } from "./browser-storage.ts";

afterEach(() => {
  browserStorage.removeItem("a");
  vi.unstubAllGlobals();
});

const blocked = () => {
  throw new DOMException("denied", "SecurityError");
};

test("what the browser refuses to keep, the page remembers", () => {
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(browserStorage.getItem("a")).toBeNull();
  browserStorage.setItem("a", "1");
  expect(browserStorage.getItem("a")).toBe("1");
  browserStorage.removeItem("a");
  expect(browserStorage.getItem("a")).toBeNull();
});

test("on a full disk the newer value counts, and goes to the disk when there is room again", () => {
  const disk = new Map([["a", "old"]]);
  const full = { on: true };
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => disk.get(name) ?? null,
    setItem: (name: string, value: string) => (full.on ? blocked() : disk.set(name, value)),
    removeItem: (name: string) => disk.delete(name),
  });
  browserStorage.setItem("a", "new");
  expect(browserStorage.getItem("a")).toBe("new");
  full.on = false;
  browserStorage.setItem("a", "newer");
  expect(disk.get("a")).toBe("newer");
  expect(browserStorage.getItem("a")).toBe("newer");
});
