import { ApiError } from "@comanda/contract/calls/api-client";
import type { Fault } from "@comanda/contract/calls/problems";
import type { MenuGroup } from "@comanda/contract/menu/menu-parts";
import type { Currency } from "@comanda/domain/money/cents";
import { type ChangeAuthor, changeAuthor } from "../../api/change-author.ts";
import { officeApi } from "../../api/office-api.ts";
import type { MenuProduct } from "../data/menu-types.ts";
import { type WriteError, writeError } from "../data/use-edited-menu.ts";
import { type GroupPageDraft, groupToSend } from "./group-draft.ts";

export type SaveGroupResult =
  | {
      kind: "stored";
      /** Null where no product has it any more. */
      group: MenuGroup | null;
      products: MenuProduct[];
      changeId: string | null;
    }
  /** Another member changed the group meanwhile; `theirs` is null where it was deleted. */
  | { kind: "conflict"; theirs: MenuGroup | null; author: ChangeAuthor }
  | { kind: "invalid"; faults: readonly Fault[] }
  | { kind: "failed"; error: WriteError };

type Request = {
  companyId: string;
  id: string;
  /** What the form has seen; null for a new group. */
  onto: MenuGroup | null;
  draft: GroupPageDraft;
  currency: Currency;
};

/** Stores a group and which products have it, all or nothing. */
export async function saveGroup(request: Request): Promise<SaveGroupResult> {
  const { companyId, id, onto, draft, currency } = request;
  const group = groupToSend(draft, currency);
  try {
    const { products, change_id, ...stored } = await officeApi("updateModifierGroup", {
      params: { companyId, groupId: id },
      body: { revision: onto?.revision ?? null, group, product_ids: [...draft.dishes] },
    });
    const isGone = stored.revision === null || stored.group === null;
    return {
      kind: "stored",
      products,
      changeId: change_id,
      group: isGone ? null : (stored as MenuGroup),
    };
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    if (failure.code === "part_changed") return readConflict(companyId, id, failure);
    if (failure.code === "invalid_part") return { kind: "invalid", faults: failure.faults };
    return { kind: "failed", error: writeError(failure) };
  }
}

/** The refusal has the group, and not which products have it: those are read again. */
async function readConflict(
  companyId: string,
  id: string,
  refused: ApiError,
): Promise<SaveGroupResult> {
  try {
    const { modifier_groups } = await officeApi("readMenu", { params: { companyId } });
    const theirs = modifier_groups.find((group) => group.id === id) ?? null;
    return { kind: "conflict", theirs, author: changeAuthor(refused.problem) };
  } catch (failure) {
    return { kind: "failed", error: writeError(failure instanceof ApiError ? failure : refused) };
  }
}
