import type { WriteError } from "../data/use-edited-menu.ts";
import type { ServerFaults } from "./server-faults.ts";

/** The form of a part of the menu: what was typed, and what became of it when it was sent. */
export type DraftForm<Entry, Draft, Question> = {
  /** The stored part; null for a new one. */
  base: Entry | null;
  /** The draft of what is stored. */
  start: Draft;
  draft: Draft;
  /** How often the member tried to save since the last success: faults are shown from the first time on. */
  submits: number;
  /** What the server found wrong with the draft that was sent. */
  refused: ServerFaults & { sent: Draft | null };
  /** What must be answered before the draft can be stored. */
  question: Question | null;
  error: WriteError | null;
  busy: boolean;
};

export type DraftEvent<Entry, Draft, Question> =
  /** A function gets the newest draft: an upload can end long after its press. */
  | { type: "changed"; next: Draft | ((before: Draft) => Draft) }
  | { type: "submitted" }
  | { type: "asked"; question: Question }
  | { type: "questionClosed" }
  | { type: "sendingStarted" }
  | { type: "sendingEnded" }
  | { type: "stored"; entry: Entry; start: Draft }
  | { type: "refused"; faults: ServerFaults; sent: Draft }
  | { type: "failed"; error: WriteError }
  | { type: "errorCleared" }
  /** The draft is stored on top of another version, or as a new part. */
  | { type: "rebased"; base: Entry | null; start: Draft; draft: Draft }
  | { type: "discarded" };

const NOT_REFUSED = { fields: {}, others: [], sent: null };

/** The form of a stored part, or of a new one. */
export function openDraftForm<Entry, Draft, Question>(
  base: Entry | null,
  start: Draft,
): DraftForm<Entry, Draft, Question> {
  return {
    base,
    start,
    draft: start,
    submits: 0,
    refused: NOT_REFUSED,
    question: null,
    error: null,
    busy: false,
  };
}

/** Returns the form after an event. */
export function reduceDraftForm<Entry, Draft extends object, Question>(
  form: DraftForm<Entry, Draft, Question>,
  event: DraftEvent<Entry, Draft, Question>,
): DraftForm<Entry, Draft, Question> {
  switch (event.type) {
    case "changed": {
      const draft = typeof event.next === "function" ? event.next(form.draft) : event.next;
      // Faults beside the fields may be gone with the change.
      const isPlain = form.refused.others.length === 0;
      return { ...form, draft, refused: isPlain ? form.refused : { ...form.refused, others: [] } };
    }
    case "submitted":
      return { ...form, submits: form.submits + 1 };
    case "asked":
      return { ...form, question: event.question };
    case "questionClosed":
      return { ...form, question: null };
    case "sendingStarted":
      return { ...form, busy: true, error: null, refused: NOT_REFUSED, question: null };
    case "sendingEnded":
      return { ...form, busy: false };
    case "stored":
      return { ...form, base: event.entry, start: event.start, draft: event.start, submits: 0 };
    case "refused":
      return { ...form, refused: { ...event.faults, sent: event.sent } };
    case "failed":
      return { ...form, error: event.error };
    case "errorCleared":
      return { ...form, error: null };
    case "rebased":
      return { ...form, base: event.base, start: event.start, draft: event.draft };
    case "discarded":
      return { ...form, draft: form.start, submits: 0, refused: NOT_REFUSED, error: null };
  }
}
