/**
 * Calls `task` again and again, the first time after `intervalMs` milliseconds, until the returned
 * function is called. After each failure (false) the wait doubles, up to `maxMs`, so that a server which
 * fails gets fewer requests; after a success it is the interval again.
 */
export function poll(task: () => Promise<boolean>, intervalMs: number, maxMs: number): () => void {
  let wait = intervalMs;
  let ended = false;
  let timer: ReturnType<typeof setTimeout>;
  const askLater = () => {
    timer = setTimeout(async () => {
      const worked = await task();
      wait = worked ? intervalMs : Math.min(wait * 2, maxMs);
      if (!ended) askLater();
    }, wait);
  };
  askLater();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
