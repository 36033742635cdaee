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

/** Whether the page has not been fetched anew for this failure yet; where that cannot be noted, it never is. */
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

type LazyPartProps<P> = {
  /** The same function at every rendering: a constant of the module. */
  load: Load<P>;
  props: P;
  /** Shown while there is no network to load the part with. */
  waiting?: ReactNode;
};

/**
 * A component whose code comes when it is first rendered, in the browser only:
 * `<LazyPart load={loadHours} props={{ onClose }} />`. Until then there is nothing; once it is clear
 * that there is no network for it, `waiting`, and the part comes as soon as the network is back.
 */
export function LazyPart<P extends object>({ load, props, waiting = null }: LazyPartProps<P>) {
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

  if (Part) return <Part {...props} />;
  return failed ? waiting : null;
}
