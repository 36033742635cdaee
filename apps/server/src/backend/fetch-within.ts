/** Milliseconds before a read that failed is made again. */
const PAUSE_MS = 150;

/** Statuses of a server in front of a backend that restarts or is overloaded for a moment. */
const PASSING_STATUSES = [502, 503, 504];

/**
 * Creates a `fetch` that waits at most `timeoutMs` milliseconds for the start of an answer; a large picture to
 * a slow phone takes longer. A read is made once more, within that time, if the connection fails or the
 * backend is away for a moment. A change is sent once: it may have been carried out.
 */
export function createFetchWithin(timeoutMs: number): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new Error("timeout")), timeoutMs);
    const signal = AbortSignal.any([request.signal, timeout.signal]);
    try {
      if (request.method !== "GET" && request.method !== "HEAD")
        return await fetch(request, { signal });
      const answer = await fetch(request.clone(), { signal }).catch((failure: unknown) => {
        if (signal.aborted) throw failure;
        return null;
      });
      if (answer && !isPassing(answer)) return answer;
      const isAborted = await pause(signal);
      if (isAborted && answer) return answer;
      await answer?.body?.cancel();
      return await fetch(request, { signal });
    } finally {
      clearTimeout(timer);
    }
  };
}

/** A backend that says when it will be back is not asked earlier. */
function isPassing({ status, headers }: Response): boolean {
  return PASSING_STATUSES.includes(status) && !headers.has("retry-after");
}

/** Waits a moment; returns whether the request was aborted meanwhile. */
function pause(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve(signal.aborted);
    };
    const timer = setTimeout(end, PAUSE_MS);
    signal.addEventListener("abort", end, { once: true });
  });
}
