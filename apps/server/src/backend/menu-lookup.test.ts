import type { Category } from "@comanda/contract/companies/menu";
import { afterEach, expect, test, vi } from "vitest";
import { createMenuLookup } from "./menu-lookup.ts";

const menu = [{ id: "c", name: "Tacos", products: [] }] as unknown as Category[];
const hanging = new Promise<Category[]>(() => undefined);

afterEach(() => void vi.useRealTimers());

test("a menu that was read is kept", async () => {
  const ask = vi.fn(async () => menu);
  const menuOf = createMenuLookup(ask);
  expect(await menuOf("c")).toBe(menu);
  expect(await menuOf("c")).toBe(menu);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a menu that hangs is waited for once: polls do not wait for it again", async () => {
  vi.useFakeTimers();
  const ask = vi.fn(() => hanging);
  const menuOf = createMenuLookup(ask);
  const first = menuOf("c");
  await vi.advanceTimersByTimeAsync(1_900);
  await expect(Promise.race([first, "waits"])).resolves.toBe("waits");
  await vi.advanceTimersByTimeAsync(200);
  await expect(Promise.race([first, "waits"])).resolves.toBeNull();
  const second = menuOf("c");
  await vi.advanceTimersByTimeAsync(10);
  await expect(Promise.race([second, "waits"])).resolves.toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a menu that comes late is kept for the next order", async () => {
  vi.useFakeTimers();
  let come: (menu: Category[]) => void = () => undefined;
  const late = new Promise<Category[]>((resolve) => {
    come = resolve;
  });
  const menuOf = createMenuLookup(() => late);
  const first = menuOf("c");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await first).toBeNull();
  come(menu);
  await late;
  expect(await menuOf("c")).toBe(menu);
});

test("a menu that cannot be read is not asked for with every poll", async () => {
  const ask = vi.fn(() => Promise.reject(new Error("away")));
  const menuOf = createMenuLookup(ask);
  expect(await menuOf("c")).toBeNull();
  expect(await menuOf("c")).toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a menu that could not be read is asked for again after a while", async () => {
  const ask = vi.fn(async () => menu).mockRejectedValueOnce(new Error("away"));
  const menuOf = createMenuLookup(ask, { failureTtlMs: 1 });
  expect(await menuOf("c")).toBeNull();
  await vi.waitFor(async () => expect(await menuOf("c")).toBe(menu));
});
