import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/**
 * Loads code that is not in the page yet. With a network a failure means that the code is gone, as
 * after a new release: the page is fetched anew (spec §8), though only once for one and the same
 * failure, so that what stays broken never sends the visitor round in circles. Null where the code
 * cannot be had now: there is no network, or fetching the page anew has not helped.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine || !isNews(error)) return null;
    window.location.reload();
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
 * then; `failed` once it is clear that it cannot be had now: it comes as soon as the network is back.
 * `load` is the same function at every rendering, a constant of a module.
 */
export function useLazyPart<P>(load: Load<P>): {
  Part: ComponentType<P> | null;
  failed: boolean;
} {
  const known = loaded.get(load) as ComponentType<P> | undefined;
  const [Part, setPart] = useState<ComponentType<P> | null>(() => known ?? null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (Part) return;
    let left = false;
    const fetchPart = async () => {
      const found = await loadPart(load);
      if (found) loaded.set(load, found);
      if (left) return;
      setPart(() => found);
      setFailed(!found);
    };
    const again = () => void fetchPart();
    again();
    window.addEventListener("online", again);
    return () => {
      left = true;
      window.removeEventListener("online", again);
    };
  }, [load, Part]);

  return { Part, failed };
}

type LazyPartProps<P> = {
  load: Load<P>;
  props: P;
  /** Shown while the part cannot be had. */
  waiting?: ReactNode;
};

/** `useLazyPart` as a component: `<LazyPart load={loadHours} props={{ onClose }} />`. */
export function LazyPart<P extends object>({ load, props, waiting = null }: LazyPartProps<P>) {
  const { Part, failed } = useLazyPart(load);
  if (Part) return <Part {...props} />;
  return failed ? waiting : null;
}
