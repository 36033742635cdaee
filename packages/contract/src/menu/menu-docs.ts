import type { CallDoc } from "../calls/call-doc.ts";
import type { menuCalls } from "./menu-calls.ts";

const SEEN =
  "`revision` is what the sender has seen. If the part differs now, nothing is written: `part_changed` has it in `parts` as it is. What is sent again unchanged has no further effect.";
const CHECKED =
  "The part is checked by all rules of the import; `invalid_part` has the faults with paths in what was sent. The server makes ids that are absent.";
const STOCK =
  "Stock that is counted stays as it is, except of the variants and modifiers in `stock_set`.";
const PLACE =
  "`after` is the id of the part that comes before it, null for the first place; moves of two members never conflict.";
const REVISION = "c2FtcGxlLXJldmlzaW9u";
const PRODUCT = {
  name: "Taco al pastor",
  product_variants: [{ id: "pastor-1", price: 28.5, selected: true }],
};
const PART_ERRORS = ["company_not_found", "part_not_found", "invalid_part", "part_in_use"] as const;

/** The documentation of `menuCalls`, under the same names. */
export const menuDocs = {
  readMenu: {
    summary: "Read the whole menu as it is edited",
    description:
      "Parts are as the import file has them, hidden and sold-out ones too, with what is left as stock.",
    errors: ["company_not_found"],
  },
  createProduct: {
    summary: "Add a product to a category",
    description: `${CHECKED} ${PLACE} \`id\` makes the request safe to send again.`,
    errors: PART_ERRORS,
    example: { category_id: "tacos", after: null, product: PRODUCT },
  },
  updateProduct: {
    summary: "Replace a product with its variants and modifier groups",
    description: `${SEEN} ${CHECKED} ${STOCK} A modifier group is changed in this product only.`,
    errors: [...PART_ERRORS, "part_changed"],
    example: { revision: REVISION, product: PRODUCT, stock_set: { variants: ["pastor-1"] } },
  },
  moveProduct: {
    summary: "Move a product within its category or to another one",
    description: PLACE,
    errors: ["company_not_found", "part_not_found"],
    example: { category_id: "tacos", after: "suadero" },
  },
  duplicateProduct: {
    summary: "Copy a product, and place the copy after it",
    description:
      "The copy has new ids, also for its variants; modifier groups keep theirs and stay shared.",
    errors: PART_ERRORS,
    example: { name: "Taco al pastor (2)" },
  },
  updateProducts: {
    summary: "Replace many products",
    description: `All are replaced or none. Paths of faults begin with \`changes.0.product\`. ${SEEN} ${CHECKED} ${STOCK}`,
    errors: [...PART_ERRORS, "part_changed"],
    example: { changes: [{ id: "pastor", revision: REVISION, product: PRODUCT }] },
  },
  applyMenu: {
    summary: "Add, replace and delete many parts of the menu at once",
    description: `For a file that was compared with the menu: first \`categories\` are added and those of \`category_changes\` replaced, then products replaced, added to the end of their category, and deleted; all or nothing, and one entry of the audit log. Paths of faults begin with \`categories.0.category\`, \`category_changes.0.category\`, \`changes.0.product\` or \`created.0.product\`. ${SEEN} ${CHECKED}`,
    errors: [...PART_ERRORS, "part_changed"],
    example: {
      categories: [{ id: "drinks", category: { name: "Drinks" } }],
      created: [{ id: "pastor", category_id: "drinks", product: PRODUCT }],
      changes: [],
      removed: [{ id: "suadero", revision: REVISION }],
    },
  },
  deleteProducts: {
    summary: "Delete products",
    description: `All are deleted or none. ${SEEN} A product that a coupon or a reward names is \`part_in_use\`.`,
    errors: ["company_not_found", "part_not_found", "part_in_use", "part_changed"],
    example: { products: [{ id: "pastor", revision: REVISION }] },
  },
  createCategory: {
    summary: "Add a category",
    description: `${CHECKED} ${PLACE} \`id\` makes the request safe to send again.`,
    errors: PART_ERRORS,
    example: { after: "tacos", category: { name: "Drinks" } },
  },
  updateCategory: {
    summary: "Replace the fields of a category, without its products",
    description: `${SEEN} ${CHECKED}`,
    errors: [...PART_ERRORS, "part_changed"],
    example: { revision: REVISION, category: { name: "Tacos" } },
  },
  moveCategory: {
    summary: "Move a category",
    description: PLACE,
    errors: ["company_not_found", "part_not_found"],
    example: { after: null },
  },
  duplicateCategory: {
    summary: "Copy a category with its products, and place the copy after it",
    description: "The copies have new ids; modifier groups keep theirs and stay shared.",
    errors: PART_ERRORS,
    example: { name: "Tacos (2)" },
  },
  deleteCategories: {
    summary: "Delete categories",
    description: `All are deleted or none. Without \`with_products\` a category that has products is \`category_not_empty\`. With \`products\`, which are all that the sender has seen in the categories, another product in them is \`part_changed\`, and so is one that has changed. ${SEEN}`,
    errors: [
      "company_not_found",
      "part_not_found",
      "part_in_use",
      "part_changed",
      "category_not_empty",
    ],
    example: { categories: [{ id: "tacos", revision: REVISION }], with_products: true },
  },
  updateModifierGroup: {
    summary: "Replace a modifier group in every product that has it, or give it to other products",
    description: `With \`product_ids\` these products have the group after the call, and no others: those that did not have it get it as their last one, with the stock that is sent. Without products the group is gone: \`revision\` and \`group\` of the answer are null. A new group has an id that the sender makes, \`product_ids\`, and null as its revision. ${SEEN} ${CHECKED} Stock that is counted stays as it is in each product.`,
    errors: [...PART_ERRORS, "part_changed"],
    example: {
      revision: REVISION,
      group: { name: "Salsa", min: 0, max: 2, modifiers: [{ id: "green", name: "Green" }] },
      product_ids: ["pastor", "suadero"],
    },
  },
  uploadPicture: {
    summary: "Upload a picture for products",
    description:
      "The body is the picture itself. It is rendered as pictures of the import are. A picture that no product uses is deleted after a day.",
    errors: [
      "company_not_found",
      "invalid_picture",
      "too_many_pixels",
      "pictures_full",
      "unsupported_media_type",
      "payload_too_large",
      "incomplete_body",
    ],
  },
  undoChange: {
    summary: "Take a change of the menu back",
    description:
      "`entryId` is an entry of the audit log. What the change has changed must still be as it left it: `part_changed` has it in `parts` as it is now. Counted stock stays as it is. Taking back is a change itself, and can be taken back.",
    errors: [
      "company_not_found",
      "change_not_found",
      "change_not_undoable",
      "part_not_found",
      "part_changed",
      "part_in_use",
      "invalid_part",
    ],
    example: {},
  },
} satisfies Record<keyof typeof menuCalls, CallDoc>;
