import { useClearWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useCallback, useState } from "react";
import type { ChangeAuthor } from "../../api/change-author.ts";
import { useText } from "../../i18n/text.ts";
import { stillRefused } from "../../parts/saving/still-refused.ts";
import { takeBackProducts } from "../../parts/saving/take-back-products.ts";
import { useMakeOnce } from "../../parts/saving/use-make-once.ts";
import { useUploads } from "../../parts/saving/use-uploads.ts";
import type { MenuPlace, MenuProduct } from "../data/menu-types.ts";
import type { FoundProduct } from "../data/menu-view.ts";
import type { MenuState, WriteError } from "../data/use-edited-menu.ts";
import { type DraftFaults, draftFaults } from "./draft-faults.ts";
import { isSameDraft, normalizeDraft } from "./draft-to-product.ts";
import { emptyDraft, type ProductDraft, startProductDraft } from "./product-to-draft.ts";
import { saveProduct } from "./save-product.ts";
import { type ServerFaults, serverFaults } from "./server-faults.ts";
import { changedSharedGroups, type SharedGroup, withOwnCopies } from "./shared-groups.ts";
import { withStoredStock } from "./stock-to-set.ts";

/** What the form waits for before it can be stored. */
type SaveQuestion =
  /** Whether changed groups change in all products that have them, or become this product's own. */
  | { kind: "shared"; groups: SharedGroup[] }
  /** Another member changed the product meanwhile; null: deleted it. */
  | { kind: "conflict"; theirs: MenuProduct | null; author: ChangeAuthor };

type Options = {
  place: MenuPlace;
  state: MenuState;
  /** The product that is edited; null for a new one. */
  found: FoundProduct | null;
  categoryId: string;
};

/** What the server found wrong with a draft. */
type Refused = ServerFaults & { sent: ProductDraft | null };

const NOTHING: Refused = { fields: {}, others: [], sent: null };

/** The form of a product: what was typed, what is wrong with it, and storing it. */
export function useProductForm({ place: { companyId }, state, found, categoryId }: Options) {
  const t = useText();
  const { currency } = state.menu;
  const [base, setBase] = useState<MenuProduct | null>(found?.entry ?? null);
  const [start, setStart] = useState(() =>
    found ? startProductDraft(found.product, currency) : emptyDraft(),
  );
  const [draft, setDraft] = useState(start);
  const [category, setCategory] = useState(categoryId);
  const [submits, setSubmits] = useState(0);
  const [refused, setRefused] = useState(NOTHING);
  const [question, setQuestion] = useState<SaveQuestion | null>(null);
  const [error, setError] = useState<WriteError | null>(null);
  // The bar says again what is not saved, once it can be.
  useClearWhenOnline(error === "unreachable", () => setError(null));
  const [busy, setBusy] = useState(false);
  const uploads = useUploads();
  const makeOnce = useMakeOnce((id) => takeBackProducts(companyId, [id]));

  const known = draftFaults(draft, currency);
  const isWrong = Object.keys(known).length > 0;
  const refusedFields = stillRefused(refused.fields, refused.sent, draft);
  const faults: DraftFaults = submits > 0 ? { ...refusedFields, ...known } : {};

  /**
   * Takes the next draft, or a function that makes it: what ends later must change the newest draft. The same
   * function at each render, for parts that are drawn only when theirs changes.
   */
  const change = useCallback((next: ProductDraft | ((before: ProductDraft) => ProductDraft)) => {
    setDraft(next);
    setRefused((before) => (before.others.length === 0 ? before : { ...before, others: [] }));
  }, []);
  const store = (entry: MenuProduct) => {
    const stored = startProductDraft(entry.product, currency);
    setBase(entry);
    setStart(stored);
    setDraft(stored);
    setSubmits(0);
  };

  /** Resolves to the stored product; null where it was not stored, which the form explains. */
  const send = async (
    sent: ProductDraft,
    onto: MenuProduct | null,
    everywhere: readonly SharedGroup[],
    began = start,
  ): Promise<MenuProduct | null> => {
    if (busy) return null;
    setBusy(true);
    setError(null);
    setRefused(NOTHING);
    setQuestion(null);
    const request = { companyId, start: began, sent, onto, everywhere, category, makeOnce };
    const result = await saveProduct(request, state.menu);
    setBusy(false);
    switch (result.kind) {
      case "stored":
        state.apply(result.show);
        store(result.entry);
        if (onto && result.changeId !== null) state.showDone(t("form.saved"), result.changeId);
        return result.entry;
      case "conflict":
        setQuestion(result);
        break;
      case "invalid":
        setRefused({ ...serverFaults(result.faults, sent), sent });
        break;
      case "failed":
        setError(result.error);
        if (result.error === "changed") await state.refresh();
    }
    return null;
  };

  /** Stores the draft, or asks a question that must be answered first. */
  const save = async (): Promise<MenuProduct | null> => {
    setSubmits(submits + 1);
    if (isWrong) return null;
    const shared = changedSharedGroups(draft, start, state.menu, base?.id ?? null);
    // A new product gets its own copy of a shared group that was changed in the form.
    if (shared.length === 0 || !base) return send(withOwnCopies(draft, shared), base, []);
    setQuestion({ kind: "shared", groups: shared });
    return null;
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
    save,
    uploads,
    isDirty: !isSameDraft(normalizeDraft(start, currency), normalizeDraft(draft, currency)),
    otherFaults: refused.others,
    isRefused: submits > 0 && (isWrong || Object.keys(refusedFields).length > 0),
    saveShared: (groups: SharedGroup[], scope: "all" | "here") =>
      scope === "all" ? send(draft, base, groups) : send(withOwnCopies(draft, groups), base, []),
    /**
     * Stores the merged draft on top of the version that the other editor stored, or asks again about groups that
     * other products have too.
     */
    saveMerged: async (chosen: ProductDraft, theirs: MenuProduct): Promise<MenuProduct | null> => {
      const stored = startProductDraft(theirs.product, currency);
      const merged = withStoredStock(chosen, start, stored);
      setDraft(merged);
      setBase(theirs);
      setStart(stored);
      const shared = changedSharedGroups(merged, stored, state.menu, theirs.id);
      if (shared.length === 0) return send(merged, theirs, [], stored);
      setQuestion({ kind: "shared", groups: shared });
      return null;
    },
    /** Stores what was typed as a new product, after another editor deleted the stored one. */
    saveAsNew: (asNew: ProductDraft) => {
      setDraft(asNew);
      setBase(null);
      return send(asNew, null, []);
    },
    discard: () => {
      setDraft(start);
      setCategory(categoryId);
      setSubmits(0);
      setRefused(NOTHING);
      setError(null);
    },
    closeQuestion: () => setQuestion(null),
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;
