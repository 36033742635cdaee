import { useState } from "react";
import { useChanges } from "./use-changes.ts";

type SettingsForm<Stored, Draft, Errors> = {
  initial: Stored;
  start: (stored: Stored) => Draft;
  /** What is wrong with a draft; null when it can be stored. */
  errorsOf: (draft: Draft) => Errors | null;
  store: (draft: Draft) => Promise<Stored>;
  read: () => Promise<Stored>;
};

/**
 * A form of settings that are stored as a whole. What was typed stays when it cannot be stored, and
 * the errors appear with the first try.
 */
export function useSettingsForm<
  Stored extends { revision: number },
  Draft extends { revision: number },
  Errors,
>({ initial, start, errorsOf, store, read }: SettingsForm<Stored, Draft, Errors>) {
  const [stored, setStored] = useState(initial);
  const [changed, setDraft] = useState<Draft | null>(null);
  const [submitted, setSubmitted] = useState(false);
  const [saved, setSaved] = useState(false);
  const { run, busy, error, clearError } = useChanges();
  const draft = changed ?? start(stored);
  const errors = errorsOf(draft);

  const change = (next: Draft) => {
    setDraft(next);
    setSaved(false);
  };
  const save = async () => {
    setSubmitted(true);
    clearError();
    if (errors !== null) return;
    const answer = await run(async () => {
      try {
        return await store(draft);
      } catch (error) {
        // Read before the error is shown: the next press means the draft against what is there.
        const now = await read().catch(() => null);
        if (now) setDraft({ ...draft, revision: now.revision });
        throw error;
      }
    });
    if (!answer) return;
    setStored(answer);
    setDraft(null);
    setSubmitted(false);
    setSaved(true);
  };

  return {
    draft,
    isChanged: changed !== null,
    errors: submitted ? errors : null,
    ...{ change, save, saved, busy, error },
  };
}
