import type { Fault } from "@comanda/contract/calls/problems";
import type { MenuGroup } from "@comanda/contract/menu/menu-parts";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { useClearWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useState } from "react";
import type { ChangeAuthor } from "../../api/change-author.ts";
import { useText } from "../../i18n/text.ts";
import { stillRefused } from "../../parts/saving/still-refused.ts";
import { withProducts } from "../data/menu-edits.ts";
import type { MenuPlace } from "../data/menu-types.ts";
import type { MenuState, WriteError } from "../data/use-edited-menu.ts";
import { type DraftFaults, groupFaults } from "../form/draft-faults.ts";
import { type ServerFaults, serverFaults } from "../form/server-faults.ts";
import { type GroupPageDraft, isSameGroupPage, startGroupPage } from "./group-draft.ts";
import { saveGroup } from "./save-group.ts";

/** What the form waits for before it can be stored. */
type GroupQuestion =
  /** Whether a group that no product has any more is to be deleted. */
  | { kind: "remove" }
  /** Another member changed the group meanwhile; null: deleted it. */
  | { kind: "conflict"; theirs: MenuGroup | null; author: ChangeAuthor };

type Options = {
  place: MenuPlace;
  state: MenuState;
  /** Null for a new group. */
  seen: MenuGroup | null;
};

/** What the server found wrong with a draft. */
type Refused = ServerFaults & { sent: GroupPageDraft["group"] | null };

const NOTHING: Refused = { fields: {}, others: [], sent: null };

/** A group that was stored, by its id, or deleted by the change with this id. */
export type StoredGroup = { id: string } | { id: null; changeId: string | null };

/** The faults of a refused group, by the names of the form's fields. */
function groupServerFaults(faults: readonly Fault[], { group }: GroupPageDraft): ServerFaults {
  const inProduct = faults.map((fault) => ({
    ...fault,
    path: fault.path.startsWith("product_ids") ? fault.path : `modifier_groups.0.${fault.path}`,
  }));
  const rows = { variants: [], saleHours: [], groups: [group] };
  const { fields, others } = serverFaults(inProduct, rows);
  const prefix = `groups.${group.key}.`;
  const own = Object.entries(fields).map(([path, fault]) => [path.replace(prefix, ""), fault]);
  return { fields: Object.fromEntries(own), others };
}

/** The form of a group and of the dishes that have it. */
export function useGroupForm({ place: { companyId }, state, seen }: Options) {
  const t = useText();
  const { currency } = state.menu;
  const [newId] = useState(randomKey);
  const [base, setBase] = useState(seen);
  const [start, setStart] = useState(() => startGroupPage(seen, currency));
  const [draft, setDraft] = useState(start);
  const [submits, setSubmits] = useState(0);
  const [refused, setRefused] = useState(NOTHING);
  const [question, setQuestion] = useState<GroupQuestion | null>(null);
  const [error, setError] = useState<WriteError | null>(null);
  // The bar says again what is not saved, once it can be.
  useClearWhenOnline(error === "unreachable", () => setError(null));
  const [busy, setBusy] = useState(false);

  const { group, dishes } = draft;
  const known: DraftFaults = Object.fromEntries(
    groupFaults(group, currency).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])),
  );
  const lacksDishes = base === null && dishes.size === 0;
  const isWrong = Object.keys(known).length > 0 || lacksDishes;
  const refusedFields = stillRefused(refused.fields, refused.sent, group);
  const faults: DraftFaults = submits > 0 ? { ...refusedFields, ...known } : {};

  const accept = (group: MenuGroup) => {
    const stored = startGroupPage(group, currency);
    setBase(group);
    setStart(stored);
    setDraft(stored);
    setSubmits(0);
  };
  const explain = async (reason: WriteError) => {
    setError(reason);
    if (reason === "changed") await state.refresh();
  };
  const send = async (
    sent: GroupPageDraft,
    onto: MenuGroup | null,
  ): Promise<StoredGroup | null> => {
    if (busy) return null;
    setBusy(true);
    setError(null);
    setRefused(NOTHING);
    setQuestion(null);
    const id = base?.id ?? newId;
    const result = await saveGroup({ companyId, id, onto, draft: sent, currency });
    setBusy(false);
    if (result.kind !== "stored") {
      if (result.kind === "conflict") setQuestion(result);
      else if (result.kind === "invalid")
        setRefused({ ...groupServerFaults(result.faults, sent), sent: sent.group });
      else await explain(result.error);
      return null;
    }
    state.apply((menu) => withProducts(menu, result.products));
    if (!result.group) return { id: null, changeId: result.changeId };
    accept(result.group);
    if (onto && result.changeId !== null) state.showDone(t("form.saved"), result.changeId);
    return { id };
  };

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
    change: (next: GroupPageDraft) => {
      setDraft(next);
      setRefused((before) => ({ ...before, others: [] }));
    },
    /** Stores the draft, or asks a question that must be answered first. */
    save: async (): Promise<StoredGroup | null> => {
      setSubmits(submits + 1);
      if (isWrong) return null;
      if (dishes.size > 0) return send(draft, base);
      setQuestion({ kind: "remove" });
      return null;
    },
    remove: () => send(draft, base),
    /** Stores the merged draft on top of the version that the other member stored. */
    saveMerged: (merged: GroupPageDraft, theirs: MenuGroup) => {
      setDraft(merged);
      setBase(theirs);
      setStart(startGroupPage(theirs, currency));
      return send(merged, theirs);
    },
    /** Stores what was typed under the same id, after another member deleted the group. */
    saveAgain: () => send(draft, null),
    discard: () => {
      setDraft(start);
      setSubmits(0);
      setRefused(NOTHING);
      setError(null);
    },
    closeQuestion: () => setQuestion(null),
  };
}

export type GroupForm = ReturnType<typeof useGroupForm>;
