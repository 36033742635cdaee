import { ApiError } from "@comanda/contract/calls/api-client";
import { useClearWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useState } from "react";
import { officeApi } from "../../api/office-api.ts";
import { useText } from "../../i18n/text.ts";
import { withProducts } from "../data/menu-edits.ts";
import type { MenuPlace } from "../data/menu-types.ts";
import { type MenuState, type WriteError, writeError } from "../data/use-edited-menu.ts";
import { type PriceEdits, priceChangesOf, rebaseEdits, withoutSaved } from "./price-rows.ts";

/** What one call changes at most. */
const MAX_CHANGES = 1000;

/** The changes of the price list that are not stored yet. What was typed stays when it cannot be. */
export function useUnsavedPrices({ companyId }: MenuPlace, state: MenuState) {
  const t = useText();
  const [edits, setEdits] = useState<PriceEdits>(new Map());
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<WriteError | null>(null);
  // The bar says again what is not saved, once it can be.
  useClearWhenOnline(error === "unreachable", () => setError(null));
  const [saved, setSaved] = useState(false);
  const { changes, faults } = priceChangesOf(state.menu, edits);
  const isWrong = Object.keys(faults).length > 0;

  /** Stores the changes, in several calls if there are many. What one call has stored is done. */
  const storeChanges = async () => {
    const changeIds: string[] = [];
    for (let at = 0; at < changes.length; at += MAX_CHANGES) {
      const part = changes.slice(at, at + MAX_CHANGES);
      const answer = await officeApi("updateProducts", {
        params: { companyId },
        body: { changes: part },
      });
      state.apply((menu) => withProducts(menu, answer.products));
      setEdits((before) => withoutSaved(before, edits, answer.products));
      if (answer.change_id !== null) changeIds.push(answer.change_id);
      if (changeIds.length > 0)
        state.showDone(t("menu.bulk.saved", { count: at + part.length }), ...changeIds);
    }
  };

  /** Resolves to whether all prices are stored. */
  const save = async (): Promise<boolean> => {
    setSubmitted(true);
    setError(null);
    if (isWrong || busy) return false;
    setBusy(true);
    try {
      await storeChanges();
      setSubmitted(false);
      setSaved(true);
      return true;
    } catch (failure) {
      setError(writeError(failure));
      // The list shows what the other editor stored beside what is typed here.
      if (failure instanceof ApiError && failure.status !== 0) {
        await state.refresh();
        state.apply((menu) => {
          setEdits((before) => rebaseEdits(before, menu));
          return menu;
        });
      }
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    edits,
    change: (next: PriceEdits) => {
      setEdits(next);
      setSaved(false);
    },
    faults: submitted ? faults : {},
    count: changes.length,
    isRefused: submitted && isWrong,
    /** Shows what is wrong; resolves to whether nothing is. */
    check: () => {
      setSubmitted(true);
      return !isWrong;
    },
    discard: () => {
      setEdits(new Map());
      setSubmitted(false);
      setError(null);
    },
    save,
    busy,
    error,
    saved,
  };
}

export type UnsavedPrices = ReturnType<typeof useUnsavedPrices>;
