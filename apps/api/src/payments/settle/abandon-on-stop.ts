import { ProviderFailure } from "../providers/common/provider-failure.ts";

/**
 * Returns the result of `work`, or a failure as soon as this process has to stop: then it does not
 * wait for the result.
 */
export async function abandonOnStop<T>(
  work: Promise<T>,
  stopSignal: AbortSignal | undefined,
): Promise<T | ProviderFailure> {
  if (!stopSignal) return work;
  const stopped = new ProviderFailure(null, "unavailable", "stopped");
  const { promise, resolve } = Promise.withResolvers<ProviderFailure>();
  const stop = () => resolve(stopped);
  stopSignal.addEventListener("abort", stop);
  if (stopSignal.aborted) stop();
  try {
    return await Promise.race([work, promise]);
  } finally {
    stopSignal.removeEventListener("abort", stop);
  }
}
