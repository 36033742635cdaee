import type { IncomingMessage } from "node:http";

/**
 * Returns whether a request has two Host headers. Node uses the first; a proxy in front may have used the
 * second.
 */
export function hasDuplicateHost({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/iu.test(name)).length > 1;
}
