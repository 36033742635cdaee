import type { ApiClient } from "@comanda/contract/calls/api-client";
import { expect, test } from "vitest";
import { loadPopular } from "./load-popular.server.ts";

const never = () => new Promise(() => undefined);

/** An API whose answer about what is popular is `popular`. */
function fakeApi(popular: () => Promise<unknown>): ApiClient {
  const answers: Record<string, () => Promise<unknown>> = {
    findHost: async () => ({ company_id: "tacos" }),
    listCategories: async () => [],
    readPopularProducts: popular,
  };
  return ((name: string) => answers[name]?.()) as unknown as ApiClient;
}

test("the ids of the most popular products are loaded, and no more than are shown", async () => {
  const products = Array.from({ length: 20 }, (_, at) => `dish-${at}`);
  const popular = await loadPopular(
    fakeApi(async () => ({ products })),
    "tacos.test",
  );
  expect(popular).toEqual(products.slice(0, 12));
});

test("popular products are unknown if the call fails, or if the menu would wait for it", async () => {
  const failing = fakeApi(() => Promise.reject(new Error("404")));
  expect(await loadPopular(failing, "tacos.test")).toBeNull();
  expect(await loadPopular(fakeApi(never), "tacos.test")).toBeNull();
});
