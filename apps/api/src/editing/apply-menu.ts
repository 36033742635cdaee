import type {
  ParsedStaffRequestPart,
  StaffCallAnswer,
} from "@comanda/contract/staff/staff-call-schemas";
import type { JsonObject } from "../import/document/document-parts.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { changeDocument, type EditContext } from "./change-document.ts";
import { addCategory, replaceCategory } from "./changes/category-edits.ts";
import { inSequence, type Step } from "./changes/in-sequence.ts";
import type { MakeEdit } from "./changes/menu-edit.ts";
import { addLastProduct, removeProducts } from "./changes/place-products.ts";
import { replaceProducts } from "./changes/replace-products.ts";
import { categoriesIn, idOf } from "./document/menu-document.ts";

type Changes = ParsedStaffRequestPart<"applyMenu", "body">;

/**
 * Adds and replaces categories, adds, replaces and deletes products, all or nothing, as one change
 * of the audit log. Refusals as in the edits and in `changeDocument`.
 */
export async function applyMenu(
  context: EditContext,
  member: StaffMember,
  { categories, category_changes, created, changes, removed }: Changes,
): Promise<StaffCallAnswer<"applyMenu"> | Refusal> {
  const steps: Step[] = [
    ...categories.map(({ id, category }, at) => ({
      edit: lastCategory(id, category as JsonObject),
      path: `categories.${at}.category`,
    })),
    ...category_changes.map(({ id, revision, category }, at) => ({
      edit: replaceCategory(id, revision, category as JsonObject),
      path: `category_changes.${at}.category`,
    })),
    ...(changes.length > 0 ? [{ edit: replaceAll(changes), path: "" }] : []),
    ...created.map(({ id, category_id, product }, at) => ({
      edit: addLastProduct(id, category_id, product as JsonObject),
      path: `created.${at}.product`,
    })),
    ...(removed.length > 0 ? [{ edit: removeProducts(removed), path: "" }] : []),
  ];
  const changed = await changeDocument(context, member, inSequence(steps));
  return changed instanceof Refusal ? changed : { change_id: changed.changeId };
}

function replaceAll(changes: Changes["changes"]): MakeEdit {
  return replaceProducts(
    changes.map(({ id, revision, product }, at) => ({
      id,
      revision,
      product: product as JsonObject,
      path: `changes.${at}.product`,
      idPath: `changes.${at}.id`,
    })),
  );
}

/** Adds a category after all others. */
function lastCategory(id: string, category: JsonObject): MakeEdit {
  return (document) => {
    const last = categoriesIn(document).at(-1);
    return addCategory(id, last ? idOf(last) : null, category)(document);
  };
}
