import * as v from "valibot";
import type { CallSchemas } from "../calls/call-schemas.ts";
import { falseByDefault, Id, list, nullByDefault, RandomKey } from "../fields/field-schemas.ts";
import {
  MAX_PRODUCTS_AT_ONCE,
  MAX_PRODUCTS_OF_GROUP,
  type menuCalls,
  PICTURE_TYPES,
} from "./menu-calls.ts";
import {
  CategoryToSave,
  ChangeId,
  GroupToSave,
  ListPlace,
  MenuCategory,
  MenuGroup,
  MenuProduct,
  PartRevision,
  ProductPlace,
  ProductToSave,
  StaffMenu,
  StockToSet,
} from "./menu-parts.ts";

const params = v.object({ companyId: Id });
const productParams = v.object({ companyId: Id, productId: Id });
const categoryParams = v.object({ companyId: Id, categoryId: Id });

/** Made by the sender, so that the same request sent again adds nothing; absent for a new one. */
const newId = { id: v.optional(RandomKey) };

const productToChange = {
  revision: PartRevision,
  product: ProductToSave,
  stock_set: v.optional(StockToSet),
};

const seen = v.object({ id: Id, revision: PartRevision });
const seenParts = v.pipe(v.array(seen), v.minLength(1), v.maxLength(MAX_PRODUCTS_AT_ONCE));

const productAnswer = v.object({
  ...MenuProduct.entries,
  ...ProductPlace.entries,
  change_id: ChangeId,
});
const categoryAnswer = v.object({
  ...MenuCategory.entries,
  ...ListPlace.entries,
  change_id: ChangeId,
});

/** The schemas of `menuCalls`, under the same names. */
export const menuSchemas = {
  readMenu: { params, answer: StaffMenu },
  createProduct: {
    params,
    body: v.object({ ...newId, ...ProductPlace.entries, product: ProductToSave }),
    answer: productAnswer,
  },
  updateProduct: { params: productParams, body: v.object(productToChange), answer: productAnswer },
  moveProduct: { params: productParams, body: ProductPlace, answer: productAnswer },
  duplicateProduct: {
    params: productParams,
    /** Without a name the copy has the same. */
    body: v.object({ ...newId, name: v.optional(v.string()) }),
    answer: productAnswer,
  },
  updateProducts: {
    params,
    body: v.object({
      changes: v.pipe(
        v.array(v.object({ id: Id, ...productToChange })),
        v.minLength(1),
        v.maxLength(MAX_PRODUCTS_AT_ONCE),
      ),
    }),
    answer: v.object({ products: v.array(MenuProduct), change_id: ChangeId }),
  },
  applyMenu: {
    params,
    body: v.object({
      categories: list(v.object({ id: Id, category: CategoryToSave }), 500),
      category_changes: list(
        v.object({ id: Id, revision: PartRevision, category: CategoryToSave }),
        500,
      ),
      created: list(v.object({ id: Id, category_id: Id, product: ProductToSave })),
      changes: list(v.object({ id: Id, revision: PartRevision, product: ProductToSave })),
      removed: list(seen),
    }),
    answer: v.object({ change_id: ChangeId }),
  },
  deleteProducts: {
    params,
    body: v.object({ products: seenParts }),
    answer: v.object({ change_id: ChangeId }),
  },
  createCategory: {
    params,
    body: v.object({ ...newId, ...ListPlace.entries, category: CategoryToSave }),
    answer: categoryAnswer,
  },
  updateCategory: {
    params: categoryParams,
    body: v.object({ revision: PartRevision, category: CategoryToSave }),
    answer: categoryAnswer,
  },
  moveCategory: { params: categoryParams, body: ListPlace, answer: categoryAnswer },
  duplicateCategory: {
    params: categoryParams,
    body: v.object({ ...newId, name: v.optional(v.string()) }),
    /** The copies of its products too. */
    answer: v.object({ ...categoryAnswer.entries, products: v.array(MenuProduct) }),
  },
  deleteCategories: {
    params,
    body: v.object({
      categories: seenParts,
      with_products: falseByDefault,
      products: v.optional(v.pipe(v.array(seen), v.maxLength(MAX_PRODUCTS_OF_GROUP))),
    }),
    answer: v.object({ change_id: ChangeId }),
  },
  updateModifierGroup: {
    params: v.object({ companyId: Id, groupId: Id }),
    body: v.object({
      revision: nullByDefault(PartRevision),
      group: GroupToSave,
      product_ids: v.optional(v.pipe(v.array(Id), v.maxLength(MAX_PRODUCTS_OF_GROUP))),
    }),
    /** The products that have the group or had it, each with its new revision. */
    answer: v.object({
      ...MenuGroup.entries,
      revision: v.nullable(PartRevision),
      group: v.nullable(MenuGroup.entries.group),
      products: v.array(MenuProduct),
      change_id: ChangeId,
    }),
  },
  uploadPicture: {
    params,
    body: v.pipe(v.blob(), v.mimeType([...PICTURE_TYPES])),
    /** `source` is for `images`; `url` is as in `picture_urls`. */
    answer: v.object({ source: v.string(), url: v.string() }),
  },
  undoChange: {
    params: v.object({ companyId: Id, entryId: Id }),
    body: v.object({}),
    answer: v.object({ change_id: ChangeId }),
  },
} as const satisfies Record<keyof typeof menuCalls, CallSchemas>;
