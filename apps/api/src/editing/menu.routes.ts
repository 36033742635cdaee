import type { ServeStaff } from "../http/serve-staff.ts";
import { applyMenu } from "./apply-menu.ts";
import type { EditContext } from "./change-document.ts";
import {
  createMenuCategory,
  deleteMenuCategories,
  duplicateMenuCategory,
  moveMenuCategory,
  updateMenuCategory,
  updateMenuGroup,
} from "./edit-categories.ts";
import {
  createMenuProduct,
  deleteMenuProducts,
  duplicateMenuProduct,
  moveMenuProduct,
  updateMenuProduct,
  updateMenuProducts,
} from "./edit-products.ts";
import { type UploadContext, uploadPicture } from "./pictures/upload-picture.ts";
import { readMenu } from "./read-menu.ts";
import { undoChange } from "./undo-change.ts";

/** Serves the menu editor. Refusals are those of the use cases. */
export function menuRoutes(serveStaff: ServeStaff, context: EditContext & UploadContext): void {
  serveStaff("readMenu", ({ member }) => readMenu(context, member.companyId));
  serveStaff("createProduct", ({ member, body }) => createMenuProduct(context, member, body));
  serveStaff("updateProduct", ({ member, params, body }) =>
    updateMenuProduct(context, member, params.productId, body),
  );
  serveStaff("moveProduct", ({ member, params, body }) =>
    moveMenuProduct(context, member, params.productId, body),
  );
  serveStaff("duplicateProduct", ({ member, params, body }) =>
    duplicateMenuProduct(context, member, params.productId, body),
  );
  serveStaff("updateProducts", ({ member, body }) =>
    updateMenuProducts(context, member, body.changes),
  );
  serveStaff("applyMenu", ({ member, body }) => applyMenu(context, member, body));
  serveStaff("deleteProducts", ({ member, body }) => deleteMenuProducts(context, member, body));
  serveStaff("createCategory", ({ member, body }) => createMenuCategory(context, member, body));
  serveStaff("updateCategory", ({ member, params, body }) =>
    updateMenuCategory(context, member, params.categoryId, body),
  );
  serveStaff("moveCategory", ({ member, params, body }) =>
    moveMenuCategory(context, member, params.categoryId, body.after),
  );
  serveStaff("duplicateCategory", ({ member, params, body }) =>
    duplicateMenuCategory(context, member, params.categoryId, body),
  );
  serveStaff("deleteCategories", ({ member, body }) => deleteMenuCategories(context, member, body));
  serveStaff("updateModifierGroup", ({ member, params, body }) =>
    updateMenuGroup(context, member, params.groupId, body),
  );
  serveStaff("uploadPicture", ({ member, body }) =>
    uploadPicture(context, member.companyId, body, "product"),
  );
  serveStaff("undoChange", ({ member, params }) => undoChange(context, member, params.entryId));
}
