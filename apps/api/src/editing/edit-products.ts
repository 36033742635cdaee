import type {
  ParsedStaffRequestPart,
  StaffCallAnswer,
} from "@comanda/contract/staff/staff-call-schemas";
import type { JsonObject } from "../import/document/document-parts.ts";
import { newId } from "../shared/new-id.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { changeDocument, type EditContext } from "./change-document.ts";
import type { MakeEdit } from "./changes/menu-edit.ts";
import {
  addProduct,
  duplicateProduct,
  moveProduct,
  removeProducts,
} from "./changes/place-products.ts";
import { replaceProducts } from "./changes/replace-products.ts";
import { menuProduct, placedProduct } from "./document/menu-answers.ts";
import { productsById } from "./document/menu-document.ts";
import type { ProductPlace } from "./document/mutable-menu.ts";

type ProductAnswer = StaffCallAnswer<"updateProduct">;

/** Makes an edit and answers with one product. Refusals as in `changeDocument`. */
async function editProduct(
  context: EditContext,
  member: StaffMember,
  id: string,
  makeEdit: MakeEdit,
): Promise<ProductAnswer | Refusal> {
  const changed = await changeDocument(context, member, makeEdit);
  if (changed instanceof Refusal) return changed;
  return { ...placedProduct(changed.document, id), change_id: changed.changeId };
}

/** Refusals as in `addProduct` and `changeDocument`. */
export function createMenuProduct(
  context: EditContext,
  member: StaffMember,
  { id = newId(), product, ...place }: ParsedStaffRequestPart<"createProduct", "body">,
): Promise<ProductAnswer | Refusal> {
  return editProduct(context, member, id, addProduct(id, place, product as JsonObject));
}

/** Refusals as in `replaceProducts` and `changeDocument`. */
export function updateMenuProduct(
  context: EditContext,
  member: StaffMember,
  id: string,
  { product, ...seen }: ParsedStaffRequestPart<"updateProduct", "body">,
): Promise<ProductAnswer | Refusal> {
  const change = { ...seen, id, product: product as JsonObject, path: "", idPath: "" };
  return editProduct(context, member, id, replaceProducts([change]));
}

/** Refusals as in `moveProduct` and `changeDocument`. */
export function moveMenuProduct(
  context: EditContext,
  member: StaffMember,
  id: string,
  place: ProductPlace,
): Promise<ProductAnswer | Refusal> {
  return editProduct(context, member, id, moveProduct(id, place));
}

/** Refusals as in `duplicateProduct` and `changeDocument`. */
export function duplicateMenuProduct(
  context: EditContext,
  member: StaffMember,
  id: string,
  body: ParsedStaffRequestPart<"duplicateProduct", "body">,
): Promise<ProductAnswer | Refusal> {
  const copyId = body.id ?? newId();
  return editProduct(context, member, copyId, duplicateProduct(id, copyId, body.name ?? null));
}

/** Refusals as in `replaceProducts` and `changeDocument`. */
export async function updateMenuProducts(
  context: EditContext,
  member: StaffMember,
  changes: ParsedStaffRequestPart<"updateProducts", "body">["changes"],
): Promise<StaffCallAnswer<"updateProducts"> | Refusal> {
  const replacements = changes.map(({ product, ...change }, index) => ({
    ...change,
    product: product as JsonObject,
    path: `changes.${index}.product`,
    idPath: `changes.${index}.id`,
  }));
  const changed = await changeDocument(context, member, replaceProducts(replacements));
  if (changed instanceof Refusal) return changed;
  const all = productsById(changed.document);
  return {
    products: changes.flatMap(({ id }) => {
      const placed = all.get(id);
      return placed ? [menuProduct(placed.product)] : [];
    }),
    change_id: changed.changeId,
  };
}

/** Refusals as in `removeProducts` and `changeDocument`. */
export async function deleteMenuProducts(
  context: EditContext,
  member: StaffMember,
  { products }: ParsedStaffRequestPart<"deleteProducts", "body">,
): Promise<StaffCallAnswer<"deleteProducts"> | Refusal> {
  const changed = await changeDocument(context, member, removeProducts(products));
  return changed instanceof Refusal ? changed : { change_id: changed.changeId };
}
