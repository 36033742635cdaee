import { fetchPageStatus, isServerAnswer, whenReachable } from "../web/retry-after-offline.ts";

/**
 * Runs `load` until it succeeds: without a network it waits for one. Rejects where the server can be
 * reached and the load fails nevertheless.
 */
export async function loadWhenReachable(load: () => Promise<void>): Promise<void> {
  try {
    await load();
  } catch (error) {
    if (navigator.onLine && isServerAnswer(await fetchPageStatus())) throw error;
    await reachable();
    await loadWhenReachable(load);
  }
}

function reachable(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stop();
      resolve();
    };
    const stop = whenReachable(done, { wasUnreachable: true });
  });
}
