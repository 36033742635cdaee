import { setTimeout as sleep } from "node:timers/promises";
import { BucketFailure, TIMEOUT } from "./bucket-failure.ts";

/** What became of a request to a bucket; `retried` is one that is sent again. */
export type BucketOutcome = "answered" | "retried" | "failed";

type BucketFetchOptions = {
  /** Milliseconds for an answer to begin, and for each piece of it. */
  timeoutMs: number;
  onRequest?: ((method: string, outcome: BucketOutcome) => void) | undefined;
};

const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 150;
/** A body is sent at this speed at least: the time for an answer counts from its end. */
const SLOWEST_BYTES_PER_MS = 100;
/** What a service answers before it has done anything. */
const NOT_DONE = [429, 503];
const FAILED_FOR_NOW = [...NOT_DONE, 500, 502, 504];

/**
 * A `fetch` for buckets: it does not wait for ever, and sends again what failed for now. A POST, which
 * begins or ends an upload, is sent again only when the service has not done it. Redirects, to another
 * region, are not followed.
 */
export function bucketFetch({ timeoutMs, onRequest }: BucketFetchOptions): typeof fetch {
  return async (address, init = {}) => {
    const method = init.method ?? "GET";
    for (let attempt = 1; ; attempt += 1) {
      const answer = await fetchOnce(address, init, timeoutMs).catch((error: Error) => error);
      const again = attempt < ATTEMPTS && isWorthRepeating(method, answer);
      onRequest?.(method, again ? "retried" : outcomeOf(answer));
      if (!again) return answerOf(answer);
      if (answer instanceof Response) await answer.body?.cancel();
      // At random, so that processes that failed together do not come back together.
      await sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  };
}

function answerOf(answer: Response | Error): Promise<Response> {
  if (answer instanceof Error) throw answer;
  return refuseAbsentBucket(answer);
}

function isWorthRepeating(method: string, answer: Response | Error): boolean {
  if (answer instanceof Error) return method !== "POST";
  return (method === "POST" ? NOT_DONE : FAILED_FOR_NOW).includes(answer.status);
}

function outcomeOf(answer: Response | Error): BucketOutcome {
  if (answer instanceof Error) return "failed";
  return answer.ok || answer.status === 404 ? "answered" : "failed";
}

async function fetchOnce(
  address: string | URL | Request,
  init: RequestInit,
  timeoutMs: number,
): Promise<Response> {
  const abort = new AbortController();
  const timeout = (ms: number) => setTimeout(() => abort.abort(lateError()), ms);
  const bytes = init.body instanceof Uint8Array ? init.body.byteLength : 0;
  const timer = timeout(timeoutMs + bytes / SLOWEST_BYTES_PER_MS);
  try {
    const answer = await fetch(address, { ...init, signal: abort.signal, redirect: "manual" });
    if (!answer.body) return answer;
    const { status, headers } = answer;
    return new Response(
      bodyInTime(answer.body, () => timeout(timeoutMs)),
      { status, headers },
    );
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for each piece of a body no longer than the timer; its reader may take any time between two. */
function bodyInTime(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  startTimer: () => NodeJS.Timeout,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const timer = startTimer();
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** A file that is absent is no failure; a bucket that is absent is one. */
async function refuseAbsentBucket(answer: Response): Promise<Response> {
  if (answer.status !== 404 || !answer.body) return answer;
  const text = await answer.text();
  if (text.includes("NoSuchBucket")) throw new BucketFailure("404", "NoSuchBucket");
  return new Response(text, { status: 404, headers: answer.headers });
}

const lateError = () => new BucketFailure("no answer in time", TIMEOUT);
