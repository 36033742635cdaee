import type { MenuGroup } from "@comanda/contract/menu/menu-parts";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { useClearWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useReducer, useState } from "react";
import { stillRefused } from "../../parts/saving/still-refused.ts";
import type { MenuPlace } from "../data/menu-types.ts";
import type { MenuState } from "../data/use-edited-menu.ts";
import { type DraftFaults, groupFaults } from "../form/draft-faults.ts";
import { openDraftForm, reduceDraftForm } from "../form/draft-form.ts";
import { type GroupPageDraft, isSameGroupPage, startGroupPage } from "./group-draft.ts";
import { type GroupQuestion, type StoredGroup, useSendGroup } from "./use-send-group.ts";

type Options = {
  place: MenuPlace;
  state: MenuState;
  /** Null for a new group. */
  seen: MenuGroup | null;
};

/** The form of a group and of the dishes that have it. */
export function useGroupForm({ place: { companyId }, state, seen }: Options) {
  const { currency } = state.menu;
  const [form, dispatch] = useReducer(
    reduceDraftForm<MenuGroup, GroupPageDraft, GroupQuestion>,
    null,
    () =>
      openDraftForm<MenuGroup, GroupPageDraft, GroupQuestion>(seen, startGroupPage(seen, currency)),
  );
  const { base, start, draft, submits, refused, question, error, busy } = form;
  // The bar says again what is not saved, once it can be.
  useClearWhenOnline(error === "unreachable", () => dispatch({ type: "errorCleared" }));
  const [newId] = useState(randomKey);
  const id = base?.id ?? newId;
  const send = useSendGroup({ companyId, id, state, busy }, dispatch);

  const { group, dishes } = draft;
  const known: DraftFaults = Object.fromEntries(
    groupFaults(group, currency).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])),
  );
  const lacksDishes = base === null && dishes.size === 0;
  const isWrong = Object.keys(known).length > 0 || lacksDishes;
  const refusedFields = stillRefused(refused.fields, refused.sent?.group ?? null, group);
  const faults: DraftFaults = submits > 0 ? { ...refusedFields, ...known } : {};

  return {
    base,
    start,
    draft,
    faults,
    submits,
    busy,
    error,
    question,
    currency,
    dishesMissing: submits > 0 && lacksDishes,
    otherFaults: refused.others,
    isDirty: !isSameGroupPage(start, draft, currency),
    isRefused: submits > 0 && (isWrong || Object.keys(refusedFields).length > 0),
    change: (next: GroupPageDraft) => dispatch({ type: "changed", next }),
    /** Stores the draft, or asks a question that must be answered first. */
    save: async (): Promise<StoredGroup | null> => {
      dispatch({ type: "submitted" });
      if (isWrong) return null;
      if (dishes.size > 0) return send(draft, base);
      dispatch({ type: "asked", question: { kind: "remove" } });
      return null;
    },
    remove: () => send(draft, base),
    /** Stores the merged draft on top of the version that the other member stored. */
    saveMerged: (merged: GroupPageDraft, theirs: MenuGroup) => {
      const stored = startGroupPage(theirs, currency);
      dispatch({ type: "rebased", base: theirs, start: stored, draft: merged });
      return send(merged, theirs);
    },
    /** Stores what was typed under the same id, after another member deleted the group. */
    saveAgain: () => send(draft, null),
    discard: () => dispatch({ type: "discarded" }),
    closeQuestion: () => dispatch({ type: "questionClosed" }),
  };
}

export type GroupForm = ReturnType<typeof useGroupForm>;
