import { stubStorage } from "@comanda/ui/web/testing/stub-storage.ts";
import { expect, test, vi } from "vitest";
import { markShiftStarted, wasShiftStarted } from "./shift-mark.ts";

test("a tab knows that a shift was started in it", () => {
  stubStorage("sessionStorage");
  expect(wasShiftStarted()).toBe(false);
  markShiftStarted();
  expect(wasShiftStarted()).toBe(true);
});

test("a browser that keeps no data can start a shift", () => {
  const refuse = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });
  expect(markShiftStarted).not.toThrow();
  expect(wasShiftStarted()).toBe(false);
});
