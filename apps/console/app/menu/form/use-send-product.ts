import { useState } from "react";
import type { ChangeAuthor } from "../../api/change-author.ts";
import { useText } from "../../i18n/text.ts";
import { deleteAddedProducts } from "../../parts/saving/delete-added-products.ts";
import { useCreateOnce } from "../../parts/saving/use-create-once.ts";
import { UnansweredSaves } from "../../parts/settings-form/unanswered-saves.ts";
import type { MenuProduct } from "../data/menu-types.ts";
import type { MenuState } from "../data/use-edited-menu.ts";
import type { DraftEvent } from "./draft-form.ts";
import { isSameDraft } from "./draft-to-product.ts";
import { type ProductDraft, startProductDraft } from "./product-to-draft.ts";
import { saveProduct } from "./save-product.ts";
import { serverFaults } from "./server-faults.ts";
import type { SharedGroup } from "./shared-groups.ts";

/** What the form waits for before it can be stored. */
export type SaveQuestion =
  /** Whether changed groups change in all products that have them, or become this product's own. */
  | { kind: "shared"; groups: SharedGroup[] }
  /** Another member changed the product meanwhile; null: deleted it. */
  | { kind: "conflict"; theirs: MenuProduct | null; author: ChangeAuthor };

/** A draft that is to be stored. */
export type SentProduct = {
  draft: ProductDraft;
  /** The draft of the stored product, from which the changes count. */
  start: ProductDraft;
  /** The product as it is stored; null for a new one. */
  onto: MenuProduct | null;
  /** The changed groups that change in all products that have them. */
  everywhere: readonly SharedGroup[];
};

type Sender = { companyId: string; category: string; state: MenuState; busy: boolean };

/** Stores drafts of a product, one at a time, and dispatches what became of them. */
export function useSendProduct(
  { companyId, category, state, busy }: Sender,
  dispatch: (event: DraftEvent<MenuProduct, ProductDraft, SaveQuestion>) => void,
) {
  const t = useText();
  const createOnce = useCreateOnce((id) => deleteAddedProducts(companyId, [id]));
  const [saves] = useState(() => new UnansweredSaves(isSameDraft));

  /** Resolves to the stored product; null where it was not stored, which the form explains. */
  return async ({ draft, start, onto, everywhere }: SentProduct): Promise<MenuProduct | null> => {
    if (busy) return null;
    dispatch({ type: "sendingStarted" });
    const request = {
      companyId,
      start,
      sent: draft,
      onto,
      everywhere,
      category,
      createOnce,
      saves,
    };
    const result = await saveProduct(request, state.menu);
    dispatch({ type: "sendingEnded" });
    switch (result.kind) {
      case "stored": {
        const { entry, changeId } = result;
        state.apply(result.show);
        dispatch({
          type: "stored",
          entry,
          start: startProductDraft(entry.product, state.menu.currency),
        });
        if (onto && changeId !== null) state.showDone(t("form.saved"), changeId);
        return entry;
      }
      case "conflict":
        dispatch({ type: "asked", question: result });
        break;
      case "invalid":
        dispatch({ type: "refused", faults: serverFaults(result.faults, draft), sent: draft });
        break;
      case "failed":
        dispatch({ type: "failed", error: result.error });
        if (result.error === "changed") await state.refresh();
    }
    return null;
  };
}
