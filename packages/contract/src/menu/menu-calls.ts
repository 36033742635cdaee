import { staffAction, staffRead, staffReplace, staffUpload } from "../calls/staff-call-kinds.ts";

/** What a picture may be. */
export const PICTURE_TYPES = ["image/webp", "image/jpeg", "image/png", "image/avif"] as const;

/** The most products that one call changes or deletes. */
export const MAX_PRODUCTS_AT_ONCE = 1000;

/** The most products that are given a modifier group by one call: more than any menu has. */
export const MAX_PRODUCTS_OF_GROUP = 5000;

/** Bytes; far more than the largest product of the format has. */
const PART_BYTES = 2 * 1024 * 1024;
const BULK_BYTES = 16 * 1024 * 1024;
const PICTURE_BYTES = 20 * 1024 * 1024;

const MENU = "/ms-menu/companies/{companyId}" as const;

/** The calls that read and change the menu. */
export const menuCalls = {
  readMenu: staffRead(`${MENU}/menu`, "menu.read"),
  createProduct: staffAction(`${MENU}/products`, "menu.write", PART_BYTES),
  updateProduct: staffReplace(`${MENU}/products/{productId}`, "menu.write", PART_BYTES),
  moveProduct: staffAction(`${MENU}/products/{productId}/move`, "menu.write"),
  duplicateProduct: staffAction(`${MENU}/products/{productId}/duplicate`, "menu.write"),
  updateProducts: staffAction(`${MENU}/products/bulk`, "menu.write", BULK_BYTES),
  applyMenu: staffAction(`${MENU}/apply`, "menu.write", BULK_BYTES),
  deleteProducts: staffAction(`${MENU}/products/delete`, "menu.write", PART_BYTES),
  createCategory: staffAction(`${MENU}/categories`, "menu.write", PART_BYTES),
  updateCategory: staffReplace(`${MENU}/categories/{categoryId}`, "menu.write", PART_BYTES),
  moveCategory: staffAction(`${MENU}/categories/{categoryId}/move`, "menu.write"),
  duplicateCategory: staffAction(`${MENU}/categories/{categoryId}/duplicate`, "menu.write"),
  deleteCategories: staffAction(`${MENU}/categories/delete`, "menu.write", PART_BYTES),
  updateModifierGroup: staffReplace(`${MENU}/modifier-groups/{groupId}`, "menu.write", PART_BYTES),
  uploadPicture: staffUpload(`${MENU}/pictures`, "menu.write", PICTURE_BYTES, PICTURE_TYPES),
  undoChange: staffAction("/ms-audit/companies/{companyId}/entries/{entryId}/undo", "menu.write"),
} as const;
