/** Lets whatever else the process does have a turn: the server imports its demo while it starts. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
