import { useState } from "react";
import type { ChangeAuthor } from "../../api/change-author.ts";
import { useAction } from "../../parts/use-action.ts";
import type { MenuCategory } from "../data/menu-types.ts";
import type { MenuState } from "../data/use-edited-menu.ts";
import { type CategoryFields, isSameIn } from "./category-fields.ts";
import type { MenuActions } from "./use-menu-actions.ts";

/** What this member typed, and the category as another member stored it. */
export type CategoryConflict = {
  fields: CategoryFields;
  theirs: MenuCategory;
  author: ChangeAuthor;
};

/** Stores what a sheet changes of a category, or finds that another member was first. */
export function useCategoryFields(state: MenuState, actions: MenuActions, onSaved: () => void) {
  const { busy, run } = useAction();
  const [isUnsaved, setUnsaved] = useState(false);
  const [conflict, setConflict] = useState<CategoryConflict | null>(null);
  /** `seen` is the category that the sheet began with; `text` is for the message after it. */
  const store = async (seen: MenuCategory, fields: CategoryFields, text: string): Promise<void> => {
    setUnsaved(false);
    setConflict(null);
    const find = () => state.latest().categories.find(({ id }) => id === seen.id);
    const before = find();
    if (await actions.changeCategory(seen, fields, text)) return onSaved();
    const theirs = find();
    if (theirs && !isSameIn(fields, seen, theirs))
      return setConflict({ fields, theirs, author: state.lastAuthor() });
    // Another member changed other fields of it: these are stored beside them.
    if (theirs && theirs.revision !== before?.revision) return store(theirs, fields, text);
    setUnsaved(true);
  };
  return {
    isUnsaved,
    conflict,
    busy,
    /** A second press while it runs does nothing. */
    save: (...change: Parameters<typeof store>) => run(() => store(...change)),
    closeConflict: () => setConflict(null),
    reset: () => {
      setUnsaved(false);
      setConflict(null);
    },
  };
}

export type CategoryFieldsState = ReturnType<typeof useCategoryFields>;
