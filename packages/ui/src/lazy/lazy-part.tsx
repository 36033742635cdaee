import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { afterPaint } from "../page/after-paint.ts";
import { fetchPageStatus, isServerAnswer, whenReachable } from "../web/retry-after-offline.ts";

/** Milliseconds after which a part that has not loaded is shown as loading. */
const LOADING_DELAY_MS = 250;
/**
 * Milliseconds after which code that has not come counts as failed. A phone that changes its network can
 * leave a request without an answer for minutes, and the browser does not end it. Two of them are enough
 * for the code of the maps at 5 kB a second.
 */
export const ANSWER_LIMIT_MS = 30_000;
/** Milliseconds in which the page is reloaded only once for the same failure. */
const RELOAD_PAUSE_MS = 5 * 60_000;

/**
 * Why code cannot be loaded: the server does not answer, or it does and a reload has not helped.
 */
type LoadFailure = { part: null; reason: "unreachable" | "broken" };

/**
 * Loads code that is not in the page yet, a second time where the server answers after a failure. Code that
 * does not come in `ANSWER_LIMIT_MS` has failed too. A second failure means that the code is gone, as after
 * a new release, or that the browser keeps the failure of an import, as some do: `page`, or else
 * the current page, is loaded again (conformance 8.5). Where the server has answered all the time, that happens
 * only once in five minutes for each failure, so that broken code causes no reload loop.
 */
export async function loadPart<T>(
  load: () => Promise<T>,
  page?: string,
): Promise<{ part: T } | LoadFailure> {
  if (leftAt && page && page !== leftAt) return leaveFor(page);
  try {
    return { part: await loadInTime(load) };
  } catch (error) {
    if (!(await answersNow())) return { part: null, reason: "unreachable" };
    // The network may have failed for a moment only.
    const [again] = await Promise.allSettled([loadInTime(load)]);
    if (again.status === "fulfilled") return { part: again.value };
    if (!navigator.onLine || !(markReloadedFor(error) || wasUnreachable))
      return { part: null, reason: "broken" };
    return leaveFor(page ?? window.location.href);
  }
}

/** The URL that this document had last, once another is being loaded in its place. */
let leftAt: string | undefined;

/**
 * Loads a page in place of this document. On a slow network that takes seconds, in which a press, or an order
 * that is placed, may still lead elsewhere: that page is loaded then. The promise stays pending, because the
 * document unloads.
 */
function leaveFor(page: string): Promise<never> {
  const { location, navigation } = window;
  if (!leftAt)
    navigation?.addEventListener("currententrychange", () => {
      if (location.href !== leftAt) void leaveFor(location.href);
    });
  leftAt = location.href;
  // After a step in the history the URL is that of `page` already.
  if (page !== leftAt) location.assign(page);
  else location.reload();
  return new Promise(() => undefined);
}

/**
 * Rejects where the code does not come in time. A browser gives a second import of the same file the same
 * request.
 */
function loadInTime<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("no answer")), ANSWER_LIMIT_MS);
    load().then(resolve, reject);
  });
}

/** Fetches code before it is needed. A failure is ignored: the later use tries again. */
export function preloadPart(load: () => Promise<unknown>): void {
  load().catch(answersNow);
}

/** Whether a request of this page has had no answer: then it lacks code because of that, and a reload helps. */
let wasUnreachable = false;

/** Returns whether the server answers now, after code has failed to load. */
async function answersNow(): Promise<boolean> {
  const answers = isServerAnswer(await fetchPageStatus());
  wasUnreachable ||= !answers;
  return answers;
}

/** Records a reload for this failure. False where one was recorded lately, or cannot be stored. */
function markReloadedFor(error: unknown): boolean {
  const mark = `comanda.reloaded.${error}`;
  const now = Date.now();
  try {
    const last = sessionStorage.getItem(mark);
    // A clock that was set back must not keep the page from reloading for long.
    if (last && Math.abs(now - Number(last)) < RELOAD_PAUSE_MS) return false;
    sessionStorage.setItem(mark, String(now));
    return true;
  } catch {
    return false;
  }
}

type Load<P> = () => Promise<ComponentType<P>>;

/** The loaded components, by their `load` functions. */
const loaded = new WeakMap<object, unknown>();

/** Gives `useLazyPart` a part that is loaded already, for its first rendering. */
export function providePart<P>(load: Load<P>, part: ComponentType<P>): void {
  loaded.set(load, part);
}

/**
 * Returns a component whose code is loaded when it is first rendered, in the browser only. `Part` is
 * null until then. `slow` is true once the loading takes long enough to be noticed. `failed` is true
 * where the code cannot be loaded now; it is loaded once the server is reachable. `load` must be the
 * same function at every rendering, such as a constant of a module.
 */
export function useLazyPart<P>(load: Load<P>): {
  Part: ComponentType<P> | null;
  slow: boolean;
  failed: boolean;
} {
  const knownPart = loaded.get(load) as ComponentType<P> | undefined;
  const [Part, setPart] = useState<ComponentType<P> | null>(() => knownPart ?? null);
  const [slow, setSlow] = useState(false);
  // A new object for each failure, so that the effect waits for the server again.
  const [failure, setFailure] = useState<LoadFailure | null>(null);
  const fetchPart = useEffectEvent(async (isCancelled: () => boolean) => {
    const result = await loadPart(load);
    if (result.part) loaded.set(load, result.part);
    if (isCancelled()) return;
    setPart(() => result.part);
    setFailure(result.part ? null : result);
  });

  useEffect(() => {
    if (Part) return;
    let cancelled = false;
    const retry = () => void fetchPart(() => cancelled);
    const timer = setTimeout(() => setSlow(true), LOADING_DELAY_MS);
    const wasUnreachable = failure?.reason === "unreachable";
    const stop = failure ? whenReachable(retry, { wasUnreachable }) : afterAnswer(retry);
    return () => {
      cancelled = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [Part, failure]);

  return { Part, slow, failed: failure !== null };
}

/**
 * Runs a function once the page shows what a press changed: on a slow phone only to ask for code takes some
 * 50 ms. A page that is not seen paints nothing.
 */
function afterAnswer(run: () => void): (() => void) | undefined {
  if (!document.hidden) return afterPaint(run);
  run();
}

type LazyPartProps<P> = {
  load: Load<P>;
  props: P;
  /** Shown while the part cannot be loaded. */
  unavailable?: ReactNode;
  /** Shown while the part is loading, once that takes long enough to be noticed. */
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
