import { expect, test } from "vitest";
import { removeServiceWorkers } from "./remove-service-workers.ts";

type Browser = NonNullable<Parameters<typeof removeServiceWorkers>[0]>;

function browser(workers: string[], caches: string[], locked = false) {
  const left = { workers: new Set(workers), caches: new Set(caches) };
  const registrations = workers.map((name) => ({
    active: { scriptURL: `https://tacos.test${name}` },
    unregister: async () => left.workers.delete(name),
  }));
  const serviceWorker = {
    getRegistrations: async () => (locked ? Promise.reject(new Error("locked")) : registrations),
  };
  const storage = {
    keys: async () => caches,
    delete: async (name: string) => left.caches.delete(name),
  };
  return { left, given: { navigator: { serviceWorker }, caches: storage } as unknown as Browser };
}

test("the service workers and caches of an earlier storefront are removed", async () => {
  const { left, given } = browser(["/sw.js", "/menu/sw.js"], ["precache-v2", "pictures"]);
  await removeServiceWorkers(given);
  expect([...left.workers, ...left.caches]).toEqual([]);
});

test("the service worker for push messages stays", async () => {
  const { left, given } = browser(["/sw.js", "/push-worker.js"], ["precache-v2"]);
  await removeServiceWorkers(given);
  expect([...left.workers, ...left.caches]).toEqual(["/push-worker.js"]);
});

test("caches are removed even where the service workers cannot be read", async () => {
  const { left, given } = browser(["/sw.js"], ["precache-v2"], true);
  await removeServiceWorkers(given);
  expect([...left.caches]).toEqual([]);
});

test("a browser without service workers and caches causes no error", async () => {
  await expect(removeServiceWorkers({ navigator: {} as Navigator })).resolves.toBeUndefined();
});
