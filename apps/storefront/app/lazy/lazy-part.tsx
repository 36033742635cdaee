import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { fetchPageStatus, isServerAnswer, whenReachable } from "../web/reachable.ts";

/** Milliseconds after which a part that has not come yet is shown as on its way. */
const LOADING_DELAY_MS = 250;

/** Why code cannot be had: the server does not answer, or it does and a reload has not helped. */
type Missing = { part: null; reason: "unreachable" | "broken" };

/**
 * Loads code that is not in the page yet. Where the server answers, a failure means that the code is
 * gone, as after a new release: the page that needs it is reloaded (conformance 8.5), only once for
 * each failure, so that broken code never makes a loop.
 */
export async function loadPart<T>(
  load: () => Promise<T>,
  page?: string,
): Promise<{ part: T } | Missing> {
  try {
    return { part: await load() };
  } catch (error) {
    if (!isServerAnswer(await fetchPageStatus())) return { part: null, reason: "unreachable" };
    if (!navigator.onLine || !markReloadedFor(error)) return { part: null, reason: "broken" };
    // A step in the history has changed the address before the code is loaded.
    if (page && page !== window.location.href) window.location.assign(page);
    else window.location.reload();
    // The document unloads: what waits for this ends with it.
    return new Promise<never>(() => undefined);
  }
}

/** Fetches code ahead of its use; a failure says nothing until then. */
export function preloadPart(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/** Whether the page has not been reloaded for this failure yet; false where that cannot be stored. */
function markReloadedFor(error: unknown): boolean {
  const mark = `comanda.reloaded.${error}`;
  try {
    if (sessionStorage.getItem(mark)) return false;
    sessionStorage.setItem(mark, "1");
    return true;
  } catch {
    return false;
  }
}

type Load<P> = () => Promise<ComponentType<P>>;

/** What has been loaded, by what loads it. */
const loaded = new WeakMap<object, unknown>();

/**
 * A component whose code comes when it is first asked for, in the browser only. `Part` is null until
 * then; `late` once that takes long enough to be noticed, and `failed` once it is clear that it cannot
 * be had now: it comes as soon as the server can be reached. `load` is the same function at every
 * rendering, a constant of a module.
 */
export function useLazyPart<P>(load: Load<P>): {
  Part: ComponentType<P> | null;
  slow: boolean;
  failed: boolean;
} {
  const known = loaded.get(load) as ComponentType<P> | undefined;
  const [Part, setPart] = useState<ComponentType<P> | null>(() => known ?? null);
  const [slow, setSlow] = useState(false);
  // A new object for each failure: the server is asked again after each.
  const [missing, setMissing] = useState<Missing | null>(null);
  const fetchPart = useEffectEvent(async (isLeft: () => boolean) => {
    const result = await loadPart(load);
    if (result.part) loaded.set(load, result.part);
    if (isLeft()) return;
    setPart(() => result.part);
    setMissing(result.part ? null : result);
  });

  useEffect(() => {
    if (Part) return;
    let left = false;
    const again = () => void fetchPart(() => left);
    const timer = setTimeout(() => setSlow(true), LOADING_DELAY_MS);
    const wasUnreachable = missing?.reason === "unreachable";
    const stop = missing ? whenReachable(again, { wasUnreachable }) : again();
    return () => {
      left = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [Part, missing]);

  return { Part, slow, failed: missing !== null };
}

type LazyPartProps<P> = {
  load: Load<P>;
  props: P;
  /** Shown while the part cannot be had. */
  unavailable?: ReactNode;
  /** Shown while the part is on its way, once that can be noticed. */
  loading?: ReactNode;
};

/** `useLazyPart` as a component: `<LazyPart load={loadHours} props={{ onClose }} />`. */
export function LazyPart<P extends object>({
  load,
  props,
  unavailable = null,
  loading = null,
}: LazyPartProps<P>) {
  const { Part, slow, failed } = useLazyPart(load);
  if (Part) return <Part {...props} />;
  if (failed) return unavailable;
  return slow && loading;
}
