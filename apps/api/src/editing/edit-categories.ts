import type {
  ParsedStaffRequestPart,
  StaffCallAnswer,
} from "@comanda/contract/staff/staff-call-schemas";
import type { JsonObject } from "../import/document/document-parts.ts";
import { newId } from "../shared/new-id.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { changeDocument, type EditContext } from "./change-document.ts";
import {
  addCategory,
  duplicateCategory,
  moveCategory,
  removeCategories,
  replaceCategory,
} from "./changes/category-edits.ts";
import type { MakeEdit } from "./changes/menu-edit.ts";
import { replaceGroup } from "./changes/replace-group.ts";
import { menuGroup, menuProduct, placedCategory } from "./document/menu-answers.ts";
import {
  copiesOfGroup,
  findCategory,
  idOf,
  productsById,
  productsIn,
} from "./document/menu-document.ts";

type CategoryAnswer = StaffCallAnswer<"updateCategory">;

/** Makes an edit and answers with one category. Refusals as in `changeDocument`. */
async function editCategory(
  context: EditContext,
  member: StaffMember,
  id: string,
  makeEdit: MakeEdit,
): Promise<CategoryAnswer | Refusal> {
  const changed = await changeDocument(context, member, makeEdit);
  if (changed instanceof Refusal) return changed;
  return { ...placedCategory(changed.document, id), change_id: changed.changeId };
}

/** Refusals as in `addCategory` and `changeDocument`. */
export function createMenuCategory(
  context: EditContext,
  member: StaffMember,
  { id = newId(), after, category }: ParsedStaffRequestPart<"createCategory", "body">,
): Promise<CategoryAnswer | Refusal> {
  return editCategory(context, member, id, addCategory(id, after, category as JsonObject));
}

/** Refusals as in `replaceCategory` and `changeDocument`. */
export function updateMenuCategory(
  context: EditContext,
  member: StaffMember,
  id: string,
  { revision, category }: ParsedStaffRequestPart<"updateCategory", "body">,
): Promise<CategoryAnswer | Refusal> {
  return editCategory(context, member, id, replaceCategory(id, revision, category as JsonObject));
}

/** Refusals as in `moveCategory` and `changeDocument`. */
export function moveMenuCategory(
  context: EditContext,
  member: StaffMember,
  id: string,
  after: string | null,
): Promise<CategoryAnswer | Refusal> {
  return editCategory(context, member, id, moveCategory(id, after));
}

/** Refusals as in `duplicateCategory` and `changeDocument`. */
export async function duplicateMenuCategory(
  context: EditContext,
  member: StaffMember,
  id: string,
  body: ParsedStaffRequestPart<"duplicateCategory", "body">,
): Promise<StaffCallAnswer<"duplicateCategory"> | Refusal> {
  const copyId = body.id ?? newId();
  const edit = duplicateCategory(id, copyId, body.name ?? null);
  const changed = await changeDocument(context, member, edit);
  if (changed instanceof Refusal) return changed;
  const copy = findCategory(changed.document, copyId)?.category;
  return {
    ...placedCategory(changed.document, copyId),
    products: productsIn(copy).map(menuProduct),
    change_id: changed.changeId,
  };
}

/** Refusals as in `removeCategories` and `changeDocument`. */
export async function deleteMenuCategories(
  context: EditContext,
  member: StaffMember,
  { categories, with_products, products }: ParsedStaffRequestPart<"deleteCategories", "body">,
): Promise<StaffCallAnswer<"deleteCategories"> | Refusal> {
  const changed = await changeDocument(
    context,
    member,
    removeCategories(categories, { withProducts: with_products, products }),
  );
  return changed instanceof Refusal ? changed : { change_id: changed.changeId };
}

/** Refusals as in `replaceGroup` and `changeDocument`. */
export async function updateMenuGroup(
  context: EditContext,
  member: StaffMember,
  id: string,
  { group, ...seen }: ParsedStaffRequestPart<"updateModifierGroup", "body">,
): Promise<StaffCallAnswer<"updateModifierGroup"> | Refusal> {
  const edit = replaceGroup(id, { ...seen, group: group as JsonObject });
  const had = new Set<string>();
  const changed = await changeDocument(context, member, (document) => {
    for (const { product } of copiesOfGroup(document, id)) had.add(idOf(product));
    return edit(document);
  });
  if (changed instanceof Refusal) return changed;
  const copies = copiesOfGroup(changed.document, id);
  const has = copies.map(({ product }) => product);
  const lost = [...productsById(changed.document)].flatMap(([productId, { product }]) =>
    had.has(productId) && !has.includes(product) ? [product] : [],
  );
  const gone = { id, revision: null, group: null, product_ids: [], same: true };
  return {
    ...(copies.length > 0 ? menuGroup(id, copies) : gone),
    products: [...has, ...lost].map(menuProduct),
    change_id: changed.changeId,
  };
}
