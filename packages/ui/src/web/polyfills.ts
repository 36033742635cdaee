/**
 * Adds the functions that an older browser does not have, and that our code uses in the browser; each behaves
 * as the standard says, as far as we use it.
 */
export function addPolyfills(): void {
  if (!("canParse" in URL)) Object.assign(URL, { canParse });
  if (!("any" in AbortSignal)) Object.assign(AbortSignal, { any: anySignal });
  if (!("groupBy" in Map)) Object.assign(Map, { groupBy });
  if (!("withResolvers" in Promise)) Object.assign(Promise, { withResolvers });
}

/** `URL.canParse`. */
export function canParse(url: string, base?: string): boolean {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
}

/** `AbortSignal.any`. */
export function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}

/** `Map.groupBy`. */
export function groupBy<T, K>(
  items: Iterable<T>,
  keyOf: (item: T, index: number) => K,
): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
    index += 1;
  }
  return groups;
}

/** `Promise.withResolvers`. */
export function withResolvers<T>(): Partial<PromiseWithResolvers<T>> {
  const settled: Partial<PromiseWithResolvers<T>> = {};
  settled.promise = new Promise<T>((resolve, reject) => {
    settled.resolve = resolve;
    settled.reject = reject;
  });
  return settled;
}
