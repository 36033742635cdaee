import { RemoteFailure } from "./fetch-json.ts";

/**
 * Returns the result of `run`, or throws a `RemoteFailure` after `milliseconds`, even when `run`
 * ignores its abort signal.
 */
export async function withTimeout<Answer>(
  milliseconds: number,
  run: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    controller.abort();
    reject(new RemoteFailure("timeout"));
  }, milliseconds);
  try {
    return await Promise.race([run(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
