import { afterEach, expect, test, vi } from "vitest";
import { browserStorage } from "./browser-storage.ts";

afterEach(() => {
  browserStorage.removeItem("a");
  vi.unstubAllGlobals();
});

const blocked = () => {
  throw new DOMException("denied", "SecurityError");
};

test("a value that the browser refuses to store is kept in memory", () => {
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(browserStorage.getItem("a")).toBeNull();
  browserStorage.setItem("a", "1");
  expect(browserStorage.getItem("a")).toBe("1");
  browserStorage.removeItem("a");
  expect(browserStorage.getItem("a")).toBeNull();
});

test("on a full disk the newer value is kept in memory, and stored once there is space again", () => {
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
