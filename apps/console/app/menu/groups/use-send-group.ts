import type { Fault } from "@comanda/contract/calls/problems";
import type { MenuGroup } from "@comanda/contract/menu/menu-parts";
import type { ChangeAuthor } from "../../api/change-author.ts";
import { useText } from "../../i18n/text.ts";
import { withProducts } from "../data/menu-edits.ts";
import type { MenuState } from "../data/use-edited-menu.ts";
import type { DraftEvent } from "../form/draft-form.ts";
import { type ServerFaults, serverFaults } from "../form/server-faults.ts";
import { type GroupPageDraft, startGroupPage } from "./group-draft.ts";
import { saveGroup } from "./save-group.ts";

/** What the form waits for before it can be stored. */
export type GroupQuestion =
  /** Whether a group that no product has any more is to be deleted. */
  | { kind: "remove" }
  /** Another member changed the group meanwhile; null: deleted it. */
  | { kind: "conflict"; theirs: MenuGroup | null; author: ChangeAuthor };

/** A group that was stored, by its id, or deleted by the change with this id. */
export type StoredGroup = { id: string } | { id: null; changeId: string | null };

/** The faults of a refused group, by the names of the form's fields. */
function groupServerFaults(faults: readonly Fault[], { group }: GroupPageDraft): ServerFaults {
  const inProduct = faults.map((fault) => ({
    ...fault,
    path: fault.path.startsWith("product_ids") ? fault.path : `modifier_groups.0.${fault.path}`,
  }));
  const rows = { variants: [], sellingHours: [], groups: [group] };
  const { fields, others } = serverFaults(inProduct, rows);
  const prefix = `groups.${group.key}.`;
  const own = Object.entries(fields).map(([path, fault]) => [path.replace(prefix, ""), fault]);
  return { fields: Object.fromEntries(own), others };
}

type Sender = { companyId: string; id: string; state: MenuState; busy: boolean };

/** Stores drafts of a group, one at a time, and dispatches what became of them. */
export function useSendGroup(
  { companyId, id, state, busy }: Sender,
  dispatch: (event: DraftEvent<MenuGroup, GroupPageDraft, GroupQuestion>) => void,
) {
  const t = useText();

  /** Resolves to what is stored; null where nothing was, which the form explains. */
  return async (sent: GroupPageDraft, onto: MenuGroup | null): Promise<StoredGroup | null> => {
    if (busy) return null;
    const { currency } = state.menu;
    dispatch({ type: "sendingStarted" });
    const result = await saveGroup({ companyId, id, onto, draft: sent, currency });
    dispatch({ type: "sendingEnded" });
    switch (result.kind) {
      case "stored": {
        const { group, products, changeId } = result;
        state.apply((menu) => withProducts(menu, products));
        if (!group) return { id: null, changeId };
        dispatch({ type: "stored", entry: group, start: startGroupPage(group, currency) });
        if (onto && changeId !== null) state.showDone(t("form.saved"), changeId);
        return { id };
      }
      case "conflict":
        dispatch({ type: "asked", question: result });
        break;
      case "invalid":
        dispatch({ type: "refused", faults: groupServerFaults(result.faults, sent), sent });
        break;
      case "failed":
        dispatch({ type: "failed", error: result.error });
        if (result.error === "changed") await state.refresh();
    }
    return null;
  };
}
