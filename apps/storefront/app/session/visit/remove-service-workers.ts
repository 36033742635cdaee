/**
 * Takes away what an earlier storefront at this address has left in the browser, its service workers
 * and caches, which would go on answering in our place (spec §4, Startup). Silently: where the
 * browser has none, or does not let us, there is nothing in the way.
 */
export async function removeServiceWorkers(
  browser: { navigator: Navigator; caches?: CacheStorage } = globalThis,
): Promise<void> {
  const { navigator, caches } = browser;
  // Neither is there on a page that was not loaded safely.
  const workers = async () => (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const names = async () => (await caches?.keys()) ?? [];
  await Promise.allSettled([
    workers().then((found) => Promise.all(found.map((worker) => worker.unregister()))),
    names().then((found) => Promise.all(found.map((name) => caches?.delete(name)))),
  ]);
}
