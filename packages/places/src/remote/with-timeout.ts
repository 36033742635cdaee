import { RemoteFailure } from "./ask-json.ts";

/**
 * What `ask` answers, or a `RemoteFailure` after `milliseconds` at the latest, whether or not it
 * heeds the signal that tells it so.
 */
export async function withTimeout<Answer>(
  milliseconds: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    controller.abort();
    reject(new RemoteFailure("timeout"));
  }, milliseconds);
  try {
    return await Promise.race([ask(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
