/** Lets other work of the process run: the server imports its demo while it starts. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
