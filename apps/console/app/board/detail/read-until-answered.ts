import { ApiError } from "@comanda/contract/calls/api-client";
import { whenReachable } from "@comanda/ui/web/retry-after-offline.ts";
import { isTemporary } from "../../api/temporary-failure.ts";

type ReadOptions<T> = {
  /** Rejects with an `ApiError`. */
  read: (signal: AbortSignal) => Promise<T>;
  onRead: (answer: T) => void;
  /** The server has answered that there is nothing to read, or not for this member. */
  onRefused: () => void;
};

/**
 * Reads until the server answers: without a network, or while the server fails, the read is made again once
 * the server is reachable. Returns a function that stops it.
 */
export function readUntilAnswered<T>({ read, onRead, onRefused }: ReadOptions<T>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let stopWaiting: () => void = () => undefined;
  const attempt = async () => {
    stopWaiting();
    try {
      const answer = await read(signal);
      if (!signal.aborted) onRead(answer);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError && isTemporary(error))) return onRefused();
      stopWaiting = whenReachable(() => void attempt(), { wasUnreachable: true });
    }
  };
  void attempt();
  return () => {
    controller.abort();
    stopWaiting();
  };
}
