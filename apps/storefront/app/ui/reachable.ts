/** Milliseconds until the server is asked again whether it can be reached, doubled up to the last. */
const FIRST_WAIT = 3_000;
const LAST_WAIT = 30_000;
/** Milliseconds after which a question counts as not answered. */
const PATIENCE = 10_000;

/**
 * The status with which the server answers for this page now; 0 where it cannot be reached.
 * `navigator.onLine` is no proof: it also says yes to a network that leads nowhere.
 */
export async function pageStatus(): Promise<number> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    return (await fetch(location.href, { method: "HEAD", cache: "no-store", signal })).status;
  } catch {
    return 0;
  }
}

/** Whether a status is the server's own answer: fetching the page leads to a page of ours. */
export function isAnswer(status: number): boolean {
  return status > 0 && status < 500;
}

/**
 * Calls `action` when the browser says that its network is back, and once the server answers that
 * does not now. Where it does, that is not why something failed, and `action` would be called in a
 * loop. `onStatus` hears of each answer. Returns what ends it.
 */
export function whenReachable(action: () => void, onStatus?: (status: number) => void): () => void {
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout>;
  let ended = false;
  const ask = async (act?: () => void) => {
    const status = await pageStatus();
    if (ended) return;
    onStatus?.(status);
    if (isAnswer(status)) return act?.();
    timer = setTimeout(() => void ask(action), wait);
    wait = Math.min(wait * 2, LAST_WAIT);
  };
  void ask();
  addEventListener("online", action);
  return () => {
    ended = true;
    clearTimeout(timer);
    removeEventListener("online", action);
  };
}
