import type { Category } from "@comanda/contract/companies/menu";
import { afterEach, expect, test, vi } from "vitest";
import { createCompanyLookup } from "./company-lookup.ts";

const menu = [{ id: "c", name: "Tacos", products: [] }] as unknown as Category[];
const hanging = new Promise<Category[]>(() => undefined);

afterEach(() => void vi.useRealTimers());

test("a menu is cached after it is read", async () => {
  const fetchMenu = vi.fn(async () => menu);
  const { find: menuOf } = createCompanyLookup(fetchMenu);
  expect(await menuOf("c")).toBe(menu);
  expect(await menuOf("c")).toBe(menu);
  expect(fetchMenu).toHaveBeenCalledTimes(1);
});

test("only the first order waits for a slow menu, later polls do not", async () => {
  vi.useFakeTimers();
  const fetchMenu = vi.fn(() => hanging);
  const { find: menuOf } = createCompanyLookup(fetchMenu);
  const first = menuOf("c");
  await vi.advanceTimersByTimeAsync(1_900);
  await expect(Promise.race([first, "waits"])).resolves.toBe("waits");
  await vi.advanceTimersByTimeAsync(200);
  await expect(Promise.race([first, "waits"])).resolves.toBeNull();
  const second = menuOf("c");
  await vi.advanceTimersByTimeAsync(10);
  await expect(Promise.race([second, "waits"])).resolves.toBeNull();
  expect(fetchMenu).toHaveBeenCalledTimes(1);
});

test("a late menu is cached for the next order", async () => {
  vi.useFakeTimers();
  let come: (menu: Category[]) => void = () => undefined;
  const late = new Promise<Category[]>((resolve) => {
    come = resolve;
  });
  const { find: menuOf } = createCompanyLookup(() => late);
  const first = menuOf("c");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await first).toBeNull();
  come(menu);
  await late;
  expect(await menuOf("c")).toBe(menu);
});

test("a menu that cannot be read is not requested for every poll", async () => {
  const fetchMenu = vi.fn(() => Promise.reject(new Error("away")));
  const { find: menuOf } = createCompanyLookup(fetchMenu);
  expect(await menuOf("c")).toBeNull();
  expect(await menuOf("c")).toBeNull();
  expect(fetchMenu).toHaveBeenCalledTimes(1);
});

test("a menu that could not be read is requested again after a while", async () => {
  const fetchMenu = vi.fn(async () => menu).mockRejectedValueOnce(new Error("away"));
  const { find: menuOf } = createCompanyLookup(fetchMenu, { failureTtlMs: 1 });
  expect(await menuOf("c")).toBeNull();
  await vi.waitFor(async () => expect(await menuOf("c")).toBe(menu), 10_000);
});

test("an answer that was read for another reason is not requested", async () => {
  const fetchMenu = vi.fn(async () => [] as Category[]);
  const { find, keep } = createCompanyLookup(fetchMenu);
  keep("c", menu);
  expect(await find("c")).toBe(menu);
  expect(fetchMenu).not.toHaveBeenCalled();
});
