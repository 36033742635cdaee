import { useClearWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useCallback, useReducer, useState } from "react";
import { stillRefused } from "../../parts/saving/still-refused.ts";
import { useUploads } from "../../parts/saving/use-uploads.ts";
import type { MenuPlace, MenuProduct } from "../data/menu-types.ts";
import type { FoundProduct } from "../data/menu-view.ts";
import type { MenuState } from "../data/use-edited-menu.ts";
import { type DraftFaults, draftFaults } from "./draft-faults.ts";
import { openDraftForm, reduceDraftForm } from "./draft-form.ts";
import { isSameDraft, normalizeDraft } from "./draft-to-product.ts";
import { emptyDraft, type ProductDraft, startProductDraft } from "./product-to-draft.ts";
import { changedSharedGroups, type SharedGroup, withOwnCopies } from "./shared-groups.ts";
import { withStoredStock } from "./stock-to-set.ts";
import { type SaveQuestion, type SentProduct, useSendProduct } from "./use-send-product.ts";

type Options = {
  place: MenuPlace;
  state: MenuState;
  /** The product that is edited; null for a new one. */
  found: FoundProduct | null;
  categoryId: string;
};

/** The form of a product: what was typed, what is wrong with it, and storing it. */
export function useProductForm({ place: { companyId }, state, found, categoryId }: Options) {
  const { currency } = state.menu;
  const [form, dispatch] = useReducer(
    reduceDraftForm<MenuProduct, ProductDraft, SaveQuestion>,
    null,
    () =>
      openDraftForm<MenuProduct, ProductDraft, SaveQuestion>(
        found?.entry ?? null,
        found ? startProductDraft(found.product, currency) : emptyDraft(),
      ),
  );
  const { base, start, draft, submits, refused, question, error, busy } = form;
  const [category, setCategory] = useState(categoryId);
  // The bar says again what is not saved, once it can be.
  useClearWhenOnline(error === "unreachable", () => dispatch({ type: "errorCleared" }));
  const uploads = useUploads();
  const send = useSendProduct({ companyId, category, state, busy }, dispatch);

  const known = draftFaults(draft, currency);
  const isWrong = Object.keys(known).length > 0;
  const refusedFields = stillRefused(refused.fields, refused.sent, draft);
  const faults: DraftFaults = submits > 0 ? { ...refusedFields, ...known } : {};

  /** The same function at each render, for parts that are drawn only when theirs changes. */
  const change = useCallback(
    (next: ProductDraft | ((before: ProductDraft) => ProductDraft)) =>
      dispatch({ type: "changed", next }),
    [],
  );

  /** Stores a draft, or asks first about groups that other products have too. */
  const sendOrAsk = async (sent: SentProduct & { onto: MenuProduct }) => {
    const groups = changedSharedGroups(sent.draft, sent.start, state.menu, sent.onto.id);
    if (groups.length === 0) return send(sent);
    dispatch({ type: "asked", question: { kind: "shared", groups } });
    return null;
  };
  const save = async (): Promise<MenuProduct | null> => {
    dispatch({ type: "submitted" });
    if (isWrong) return null;
    if (base) return sendOrAsk({ draft, start, onto: base, everywhere: [] });
    // A new product gets its own copy of a shared group that was changed in the form.
    const shared = changedSharedGroups(draft, start, state.menu, null);
    return send({ draft: withOwnCopies(draft, shared), start, onto: null, everywhere: [] });
  };

  return {
    base,
    start,
    draft,
    change,
    category,
    setCategory,
    busy,
    error,
    question,
    currency,
    faults,
    submits,
    /** Stores the draft, or asks a question that must be answered first. */
    save,
    uploads,
    isDirty: !isSameDraft(normalizeDraft(start, currency), normalizeDraft(draft, currency)),
    otherFaults: refused.others,
    isRefused: submits > 0 && (isWrong || Object.keys(refusedFields).length > 0),
    saveShared: (groups: SharedGroup[], scope: "all" | "here") =>
      scope === "all"
        ? send({ draft, start, onto: base, everywhere: groups })
        : send({ draft: withOwnCopies(draft, groups), start, onto: base, everywhere: [] }),
    /** Stores the merged draft on top of the version that the other editor stored. */
    saveMerged: (chosen: ProductDraft, theirs: MenuProduct): Promise<MenuProduct | null> => {
      const stored = startProductDraft(theirs.product, currency);
      const merged = withStoredStock(chosen, start, stored);
      dispatch({ type: "rebased", base: theirs, start: stored, draft: merged });
      return sendOrAsk({ draft: merged, start: stored, onto: theirs, everywhere: [] });
    },
    /** Stores what was typed as a new product, after another editor deleted the stored one. */
    saveAsNew: (asNew: ProductDraft) => {
      // As any new product: a shared group that was changed in the form becomes an own copy.
      const shared = changedSharedGroups(asNew, start, state.menu, base?.id ?? null);
      const own = withOwnCopies(asNew, shared);
      dispatch({ type: "rebased", base: null, start, draft: own });
      return send({ draft: own, start, onto: null, everywhere: [] });
    },
    discard: () => {
      dispatch({ type: "discarded" });
      setCategory(categoryId);
    },
    closeQuestion: () => dispatch({ type: "questionClosed" }),
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;
