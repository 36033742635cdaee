import { fetchPageStatus, isServerAnswer, whenReachable } from "../web/reachable.ts";
import { loadLaterMessages, pageLocale } from "./catalogs.ts";

/**
 * Imported for its effect by what says messages of the later part: such a module is evaluated only
 * once they are there. A module that fails is never evaluated again, so without a network this waits
 * for one. The server has all messages from the start.
 */
if (!import.meta.env.SSR) await loadPatiently();

async function loadPatiently(): Promise<void> {
  try {
    await loadLaterMessages(pageLocale());
  } catch (error) {
    if (navigator.onLine && isServerAnswer(await fetchPageStatus())) throw error;
    await reachable();
    await loadPatiently();
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
