import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { isAnswer, pageStatus, whenReachable } from "./reachable.ts";

/** Milliseconds after which a part that has not come yet is shown as on its way. */
const LATE = 250;

/**
 * Loads code that is not in the page yet. Where the server answers, a failure means that the code is
 * gone, as after a new release: the page that needs it is fetched anew (conformance 8.5), though only
 * once for one and the same failure, so that what stays broken never makes a loop. Null where the
 * code cannot be had now: the server cannot be reached, or fetching the page anew has not helped.
 */
export async function loadPart<T>(load: () => Promise<T>, page?: string): Promise<T | null> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine || !isAnswer(await pageStatus()) || !isNews(error)) return null;
    if (page) window.location.assign(page);
    else window.location.reload();
    // The page goes away; whoever waits here goes with it.
    return new Promise<never>(() => undefined);
  }
}

/** Fetches code ahead of its use; a failure says nothing until then. */
export function preloadPart(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/**
 * Whether the page has not been fetched anew for this failure yet; where that cannot be noted, it
 * never is.
 */
function isNews(error: unknown): boolean {
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
  late: boolean;
  failed: boolean;
} {
  const known = loaded.get(load) as ComponentType<P> | undefined;
  const [Part, setPart] = useState<ComponentType<P> | null>(() => known ?? null);
  const [late, setLate] = useState(false);
  const [failed, setFailed] = useState(false);
  const fetchPart = useEffectEvent(async (isLeft: () => boolean) => {
    const found = await loadPart(load);
    if (found) loaded.set(load, found);
    if (isLeft()) return;
    setPart(() => found);
    setFailed(!found);
  });

  useEffect(() => {
    if (Part) return;
    let left = false;
    const again = () => void fetchPart(() => left);
    const timer = setTimeout(() => setLate(true), LATE);
    const stop = failed ? whenReachable(again) : again();
    return () => {
      left = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [Part, failed]);

  return { Part, late, failed };
}

type LazyPartProps<P> = {
  load: Load<P>;
  props: P;
  /** Shown while the part cannot be had. */
  waiting?: ReactNode;
  /** Shown while the part is on its way, once that can be noticed. */
  coming?: ReactNode;
};

/** `useLazyPart` as a component: `<LazyPart load={loadHours} props={{ onClose }} />`. */
export function LazyPart<P extends object>({
  load,
  props,
  waiting = null,
  coming = null,
}: LazyPartProps<P>) {
  const { Part, late, failed } = useLazyPart(load);
  if (Part) return <Part {...props} />;
  if (failed) return waiting;
  return late && coming;
}
