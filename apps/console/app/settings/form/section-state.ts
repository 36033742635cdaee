import type { Fault } from "@comanda/contract/calls/problems";
import type { ChangeAuthor } from "../../api/change-author.ts";
import {
  differingFields,
  mergeValues,
  type SectionValue,
  type StoredSection,
  withValuesAt,
} from "../../parts/saving/section-value.ts";
import type { RefusedValue } from "./read-refusal.ts";
import { type Texts, textsSince, textsWithout } from "./typed-texts.ts";

/** Values by the paths of their fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** The section as the other member stored it. */
export type Conflict = StoredSection & { author: ChangeAuthor };

/** A section of the settings in its form, and what became of it when it was sent. */
export type SectionState = {
  stored: StoredSection;
  /** The value with all changes that are not stored yet. */
  value: SectionValue;
  typed: Texts;
  /** How often the member tried to save since the last success: faults are shown from the first time on. */
  submits: number;
  refused: RefusedValue;
  conflict: Conflict | null;
  /** Whether the value was stored and has not been edited since. */
  saved: boolean;
};

export type SectionEvent =
  /** `change` gets the newest value: an upload can end long after its press. */
  | { type: "edited"; change: (before: SectionValue) => SectionValue }
  /** A text under a name sets these fields, unless something is wrong with it. */
  | { type: "typed"; name: string; text: string; fault: string | null; fields: Fields }
  /** Fields were removed: forgets the texts whose names begin with `prefix`. */
  | { type: "fieldsRemoved"; prefix: string }
  | { type: "submitted" }
  | { type: "refusalCleared" }
  | { type: "sendingStarted" }
  /** `theirs`: another member stored the section meanwhile. */
  | {
      type: "refused";
      sent: SectionValue;
      faults: readonly Fault[];
      theirs: (Pick<StoredSection, "revision" | "value"> & { author: ChangeAuthor }) | null;
    }
  /** The server stored `sent`; what is typed since `typed` stays, to be saved next. */
  | { type: "stored"; sent: SectionValue; typed: Texts; answer: StoredSection }
  /** The member merged both versions on top of the other one. */
  | { type: "merged"; value: SectionValue; theirs: StoredSection }
  | { type: "conflictClosed" }
  | { type: "discarded" };

export const NOT_REFUSED: RefusedValue = { faults: [], value: {} };

/** The form of a section that was just read. */
export function openSection(stored: StoredSection): SectionState {
  return {
    stored,
    value: stored.value,
    typed: {},
    submits: 0,
    refused: NOT_REFUSED,
    conflict: null,
    saved: false,
  };
}

/** Returns the form of a section after an event. */
export function reduceSection(state: SectionState, event: SectionEvent): SectionState {
  switch (event.type) {
    case "edited":
      return { ...state, value: event.change(state.value), saved: false };
    case "typed": {
      const { name, text, fault, fields } = event;
      const value = fault === null ? withValuesAt(state.value, fields) : state.value;
      return { ...state, typed: { ...state.typed, [name]: { text, fault } }, value, saved: false };
    }
    case "fieldsRemoved":
      return { ...state, typed: textsWithout(state.typed, event.prefix) };
    case "submitted":
      return { ...state, submits: state.submits + 1 };
    case "refusalCleared":
      return { ...state, refused: NOT_REFUSED };
    case "sendingStarted":
      return { ...state, conflict: null };
    case "refused": {
      const { faults, sent, theirs } = event;
      const conflict = theirs ? { ...state.stored, ...theirs } : state.conflict;
      return { ...state, refused: { faults, value: sent }, conflict };
    }
    case "stored":
      return afterStoring(state, event);
    case "merged":
      return { ...state, stored: event.theirs, value: event.value, typed: {} };
    case "conflictClosed":
      return { ...state, conflict: null };
    case "discarded":
      return { ...openSection(state.stored), conflict: state.conflict };
  }
}

function afterStoring(
  { value, typed, conflict }: SectionState,
  { sent, typed: typedBefore, answer }: Extract<SectionEvent, { type: "stored" }>,
): SectionState {
  return {
    stored: answer,
    value: mergeValues(value, answer.value, differingFields(sent, value)),
    typed: textsSince(typedBefore, typed),
    submits: 0,
    refused: NOT_REFUSED,
    conflict,
    saved: true,
  };
}
