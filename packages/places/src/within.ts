import { SourceFailure } from "./ask.ts";

/**
 * What `ask` answers, or a `SourceFailure` after `milliseconds` at the latest, whether or not it
 * heeds the signal that tells it so.
 */
export async function within<Answer>(
  milliseconds: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const late = new AbortController();
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.abort();
    reject(new SourceFailure("timeout"));
  }, milliseconds);
  try {
    return await Promise.race([ask(late.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
