import type { CallInput } from "@comanda/contract/calls/api-client";
import type { CallAnswer } from "@comanda/contract/calls/call-schemas";
import type { PageCallName } from "@comanda/contract/calls/call-table";
import { useWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useEffect, useState } from "react";
import { browserApi } from "./browser-api.ts";

type QueryState<Name extends PageCallName> = {
  /** The input of the call as JSON; null before the first call. */
  key: string | null;
  answer: CallAnswer<Name> | null;
  failed: boolean;
};

/**
 * Makes a reading call of the API in the browser, again whenever `input` changes; none while
 * `input` is null. `answer` is null until it is loaded. A call that failed is repeated by `retry`,
 * and when the browser reports that its network is back.
 */
export function useApiQuery<Name extends PageCallName>(name: Name, input: CallInput<Name> | null) {
  const key = input && JSON.stringify(input);
  const [state, setState] = useState<QueryState<Name>>({ key: null, answer: null, failed: false });
  const [attempts, setAttempts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the input, and each attempt asks again
  useEffect(() => {
    if (!input) return;
    const stop = new AbortController();
    setState((last) => ({ key, answer: last.key === key ? last.answer : null, failed: false }));
    browserApi(name, input, { signal: stop.signal }).then(
      (answer) => setState({ key, answer, failed: false }),
      () => {
        if (!stop.signal.aborted) setState((last) => ({ ...last, failed: true }));
      },
    );
    return () => stop.abort();
  }, [name, key, attempts]);

  const retry = () => setAttempts((count) => count + 1);
  const { answer, failed } = state.key === key ? state : { answer: null, failed: false };
  useWhenOnline(failed, retry);
  return { answer, failed, retry };
}
