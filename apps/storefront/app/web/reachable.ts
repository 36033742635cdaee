/** Milliseconds until the server is asked again whether it can be reached, doubled up to the last. */
const FIRST_WAIT = 3_000;
const LAST_WAIT = 30_000;
/** Milliseconds after which a question counts as not answered. */
const TIMEOUT_MS = 10_000;

/**
 * The status with which the server answers for this page now; 0 where it cannot be reached.
 * `navigator.onLine` is no proof: it also says yes to a network that leads nowhere.
 */
export async function fetchPageStatus(): Promise<number> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await fetch(location.href, { method: "HEAD", cache: "no-store", signal })).status;
  } catch {
    return 0;
  }
}

/** Whether a status is the server's own answer: fetching the page leads to a page of ours. */
export function isServerAnswer(status: number): boolean {
  return status > 0 && status < 500;
}

type Waiting = {
  /** Called with the status of each answer, and with 0 where none came. */
  onStatus?: (status: number) => void;
  /** The server has just been asked, and could not be reached: the first answer already counts. */
  wasUnreachable?: boolean;
};

/**
 * Calls `action` when the browser says that its network is back, and once when the server answers
 * after it could not be reached. Where it answers the first question, the network is not why
 * something failed: calling `action` then would make a loop, unless the caller knows that the server
 * `wasUnreachable`. Returns what ends it.
 */
export function whenReachable(
  action: () => void,
  { onStatus, wasUnreachable = false }: Waiting = {},
): () => void {
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout>;
  let ended = false;
  const ask = async (act?: () => void) => {
    const status = await fetchPageStatus();
    if (ended) return;
    onStatus?.(status);
    if (isServerAnswer(status)) return act?.();
    askLater();
  };
  const askLater = () => {
    timer = setTimeout(() => void ask(action), wait);
    wait = Math.min(wait * 2, LAST_WAIT);
  };
  if (wasUnreachable) askLater();
  else void ask();
  addEventListener("online", action);
  return () => {
    ended = true;
    clearTimeout(timer);
    removeEventListener("online", action);
  };
}
