import { ApiError } from "@comanda/contract/calls/api-client";
import { randomKey } from "@comanda/ui/web/random-key.ts";

/** Makes something of `entries` with the id that `send` gets; resolves to the answer. */
export type CreateOnce = <Answer>(
  entries: unknown,
  send: (id: string) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Makes what a form adds once, also where an answer was lost. The same entries keep their id, so that
 * the server finds a request that it gets twice. Other entries get another id, because the server
 * answers a known one with what it has: first `takeBack` removes what an earlier request may have made.
 */
export function newCreateOnce(takeBack: (id: string) => Promise<unknown>): CreateOnce {
  /** The request whose answer is unknown. */
  let open: { id: string; entries: string } | null = null;
  return async (entries, send) => {
    const text = JSON.stringify(entries);
    if (open && open.entries !== text) {
      await takeBack(open.id).catch(ignoreNotFound);
      open = null;
    }
    open ??= { id: randomKey(), entries: text };
    try {
      const answer = await send(open.id);
      open = null;
      return answer;
    } catch (error) {
      if (isRefusal(error)) open = null;
      throw error;
    }
  };
}

/** Whether the server said no, and so has made nothing. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

function ignoreNotFound(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
