import { ProviderFailure } from "../providers/common/provider-failure.ts";

/** What `work` comes to, or a failure as soon as this process is to stop: the answer is not waited for. */
export async function abandonOnStop<T>(
  work: Promise<T>,
  stopping: AbortSignal | undefined,
): Promise<T | ProviderFailure> {
  if (!stopping) return work;
  const stopped = new ProviderFailure(null, "unavailable", "stopped");
  const { promise, resolve } = Promise.withResolvers<ProviderFailure>();
  const stop = () => resolve(stopped);
  stopping.addEventListener("abort", stop);
  if (stopping.aborted) stop();
  try {
    return await Promise.race([work, promise]);
  } finally {
    stopping.removeEventListener("abort", stop);
  }
}
