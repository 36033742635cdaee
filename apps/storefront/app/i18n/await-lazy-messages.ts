import { fetchPageStatus, isServerAnswer, whenReachable } from "../web/server-reachable.ts";
import { loadLaterMessages, pageLocale } from "./catalogs.ts";

/**
 * Modules that use later messages import this file for its effect: they are evaluated only once the
 * messages are loaded. A module whose evaluation fails is never evaluated again, so without a
 * network this waits for one. The server loads all messages before it renders.
 */
if (!import.meta.env.SSR) await loadWhenReachable();

async function loadWhenReachable(): Promise<void> {
  try {
    await loadLaterMessages(pageLocale());
  } catch (error) {
    if (navigator.onLine && isServerAnswer(await fetchPageStatus())) throw error;
    await reachable();
    await loadWhenReachable();
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
