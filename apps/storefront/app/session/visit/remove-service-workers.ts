/** The worker that shows push messages about orders; it answers no requests. */
const PUSH_WORKER = "/push-worker.js";

/**
 * Removes the service workers and caches of an earlier storefront at this address, which would
 * answer in place of the server (conformance 4.30); the one for push messages stays. Failures are
 * ignored: a browser that does not give access to them does not use them either.
 */
export async function removeServiceWorkers(
  browser: { navigator: Navigator; caches?: CacheStorage } = globalThis,
): Promise<void> {
  const { navigator, caches } = browser;
  // Pages that are not in a secure context have neither.
  const workers = async () => (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const names = async () => (await caches?.keys()) ?? [];
  await Promise.allSettled([
    workers().then((found) =>
      Promise.all(found.filter(isOld).map((worker) => worker.unregister())),
    ),
    names().then((found) => Promise.all(found.map((name) => caches?.delete(name)))),
  ]);
}

function isOld({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const { scriptURL } = active ?? waiting ?? installing ?? {};
  return scriptURL === undefined || new URL(scriptURL).pathname !== PUSH_WORKER;
}
