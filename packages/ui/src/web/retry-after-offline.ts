/**
 * Milliseconds between two requests to the server; the wait doubles from the first to the last
 * value.
 */
const FIRST_WAIT = 3_000;
const LAST_WAIT = 30_000;
/** Milliseconds after which a request counts as not answered. */
const TIMEOUT_MS = 10_000;

/**
 * Fetches the status with which the server answers for this page now; 0 where it cannot be reached.
 * `navigator.onLine` is not enough: it is also true on a network without a connection.
 */
export async function fetchPageStatus(): Promise<number> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await fetch(location.href, { method: "HEAD", cache: "no-store", signal })).status;
  } catch {
    return 0;
  }
}

/** Returns whether a status is an answer of our server, and not of a gateway in front of it. */
export function isServerAnswer(status: number): boolean {
  return status > 0 && status < 500;
}

type ReachableOptions = {
  /** Called with the status of each answer, and with 0 where none came. */
  onStatus?: (status: number) => void;
  /** The server has just been asked, and could not be reached: the first answer already counts. */
  wasUnreachable?: boolean;
};

/**
 * Calls `action` when the browser reports that its network is back, and once when the server
 * answers after it was unreachable. Where the server answers the first request, the network was not
 * the reason of the failure: calling `action` then would make a loop, unless the caller knows that
 * the server `wasUnreachable`. Returns a function that stops it.
 */
export function whenReachable(
  action: () => void,
  { onStatus, wasUnreachable = false }: ReachableOptions = {},
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

/** Milliseconds in which a network that has come back may still lose a request. */
const SETTLING_MS = 10_000;
/** Milliseconds until what failed meanwhile is tried again. */
const AGAIN_MS = 1_000;

/**
 * When a network that has come back has settled, by `performance.now()`: a request that fails before that is
 * tried again. 0 where none has come back.
 */
export type SettlingNetwork = { current: number };

/**
 * Calls `action` whenever the browser reports that its network is back. In its first moments a
 * network may find no names: an action that fails then is called once more after a second.
 * Returns a function that stops it.
 */
export function whenOnline(action: () => void, settlesAt: SettlingNetwork): () => void {
  const onOnline = () => {
    settlesAt.current = performance.now() + SETTLING_MS;
    action();
  };
  const timer = performance.now() < settlesAt.current ? setTimeout(action, AGAIN_MS) : undefined;
  addEventListener("online", onOnline);
  return () => {
    clearTimeout(timer);
    removeEventListener("online", onOnline);
  };
}
