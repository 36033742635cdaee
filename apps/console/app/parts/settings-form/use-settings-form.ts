import { ApiError } from "@comanda/contract/calls/api-client";
import { useState } from "react";
import { type ChangeAuthor, changeAuthor } from "../../api/change-author.ts";
import { useChanges } from "../../api/use-changes.ts";
import { differingFields } from "../saving/section-value.ts";
import { withTypedSince } from "./typed-since.ts";
import { UnansweredSaves } from "./unanswered-saves.ts";

type SettingsForm<Stored, Draft, Errors> = {
  initial: Stored;
  start: (stored: Stored) => Draft;
  /** What is wrong with a draft; null when it can be stored. */
  errorsOf: (draft: Draft) => Errors | null;
  store: (draft: Draft) => Promise<Stored>;
  read: () => Promise<Stored>;
};

/** A draft, what it began with, and what another member stored meanwhile. */
export type DraftsInConflict<Draft> = {
  base: Draft;
  mine: Draft;
  theirs: Draft;
  author: ChangeAuthor;
};

/** Whether another member has stored the settings since they were read. */
const isSettingsChanged = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.code === "settings_changed";

const isSameDraft = <Draft extends { revision: number }>(one: Draft, other: Draft) =>
  differingFields(one, other).every((path) => path === "revision");

/**
 * A form of settings that are stored as a whole. What was typed stays when it cannot be stored, and so does what is
 * typed while it is stored. The errors appear with the first try.
 */
export function useSettingsForm<
  Stored extends { revision: number },
  Draft extends { revision: number },
  Errors,
>({ initial, start, errorsOf, store, read }: SettingsForm<Stored, Draft, Errors>) {
  const [kept, setStored] = useState(initial);
  const [changed, setDraft] = useState<Draft | null>(null);
  // A newer `initial`, read again by the page, replaces the stored settings while nothing is typed.
  const isNewer = changed === null && initial.revision > kept.revision;
  const stored = isNewer ? initial : kept;
  const [submitted, setSubmitted] = useState(false);
  const [saved, setSaved] = useState(false);
  const [conflict, setConflict] = useState<DraftsInConflict<Draft> | null>(null);
  const { run, busy, error, clearError } = useChanges();
  const [saves] = useState(() => new UnansweredSaves<Draft>(isSameDraft));
  const draft = changed ?? start(stored);
  const errors = errorsOf(draft);

  const change = (next: Draft) => {
    setStored(stored);
    setDraft(next);
    setSaved(false);
  };
  /**
   * Resolves to whether the draft is stored. If another member was faster, the conflict asks which version
   * counts.
   */
  const send = async (sent: Draft): Promise<boolean> => {
    setConflict(null);
    clearError();
    const answer = await run(async () => {
      const result = await saves.save(sent, sent.revision, {
        put: (revision: number) => store({ ...sent, revision }),
        readTheirs: async (failure) => {
          const now = isSettingsChanged(failure) && (await read().catch(() => null));
          if (!now) return null;
          const author = changeAuthor(failure.problem);
          return { revision: now.revision, value: start(now), author };
        },
      });
      if ("answer" in result) return result.answer;
      const { value: theirs, author } = result.theirs;
      setConflict({ base: start(stored), mine: sent, theirs, author });
      return null;
    });
    if (!answer) return false;
    setStored(answer);
    setDraft((now) => withTypedSince(sent, now, start(answer)));
    setSubmitted(false);
    setSaved(true);
    return true;
  };

  return {
    draft,
    conflict,
    closeConflict: () => setConflict(null),
    /** Stores the merged draft on top of the version that the other member stored. */
    saveMerged: (merged: Draft) => {
      setDraft(merged);
      return send(merged);
    },
    /** Resolves to whether everything is stored. */
    save: async (): Promise<boolean> => {
      setSubmitted(true);
      clearError();
      return errors === null && (await send(draft));
    },
    isChanged: changed !== null,
    errors: submitted ? errors : null,
    change,
    saved: saved && changed === null,
    busy,
    error,
  };
}
