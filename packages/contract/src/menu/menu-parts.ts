import * as v from "valibot";
import type { Category, ModifierGroup, Product } from "../companies/menu.ts";
import { Id, list, nullByDefault } from "../fields/field-schemas.ts";
import { isRecord } from "../fields/is-record.ts";

/** A part in which every id may be absent, also those of the parts in it. */
type WithOptionalIds<Part> = Part extends readonly (infer Item)[]
  ? WithOptionalIds<Item>[]
  : Part extends { id: infer Id }
    ? { id?: Id } & WithOptionalIds<Omit<Part, "id">>
    : Part extends object
      ? { [Key in keyof Part]: WithOptionalIds<Part[Key]> }
      : Part;

/** A product of the import file, key by key, with what is left as its stock. */
export type MenuProductPart = v.InferInput<typeof Product>;
/** A category of the import file without its products. */
export type MenuCategoryPart = Omit<v.InferInput<typeof Category>, "products">;
/** A modifier group of the import file. */
export type MenuGroupPart = v.InferInput<typeof ModifierGroup>;

/** Parts as they are sent: the server makes every id that is absent. */
export type ProductToSave = WithOptionalIds<MenuProductPart>;
export type CategoryToSave = WithOptionalIds<MenuCategoryPart>;
export type GroupToSave = WithOptionalIds<MenuGroupPart>;

/**
 * Parts of a body have any fields here: the rules of the import check them, and keep unknown fields.
 */
export const ProductToSave = v.custom<ProductToSave>(isRecord, "must be an object");
export const CategoryToSave = v.custom<CategoryToSave>(isRecord, "must be an object");
export const GroupToSave = v.custom<GroupToSave>(isRecord, "must be an object");

/** An opaque text that changes with every part of a product, category or group but its stock. */
export const PartRevision = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u));

/**
 * The variants and modifiers whose stock the sender sets. All others keep what is left of them,
 * however much was sold since they were read; where stock begins or ends to be counted, what is
 * sent counts.
 */
export const StockToSet = v.object({ variants: list(Id), modifiers: list(Id, 10_000) });
export type StockToSet = v.InferInput<typeof StockToSet>;

export const MenuProduct = v.object({
  id: Id,
  revision: PartRevision,
  product: v.custom<MenuProductPart>(isRecord),
});
export type MenuProduct = v.InferOutput<typeof MenuProduct>;

export const MenuCategory = v.object({
  id: Id,
  revision: PartRevision,
  category: v.custom<MenuCategoryPart>(isRecord),
});
export type MenuCategory = v.InferOutput<typeof MenuCategory>;

/** A modifier group that one product or several offer under one id. */
export const MenuGroup = v.object({
  id: Id,
  revision: PartRevision,
  /** As the first of the products has it, with that product's stock. */
  group: v.custom<MenuGroupPart>(isRecord),
  product_ids: v.array(Id),
  /** Whether all its products have the same; otherwise changing the group makes them the same. */
  same: v.boolean(),
});
export type MenuGroup = v.InferOutput<typeof MenuGroup>;

/** The whole menu in its order, hidden and sold-out dishes too. */
export const StaffMenu = v.object({
  categories: v.array(v.object({ ...MenuCategory.entries, products: v.array(MenuProduct) })),
  modifier_groups: v.array(MenuGroup),
  /** The ISO 4217 code, for instance `MXN`. */
  currency: v.string(),
  /**
   * From a name in `images` to what the public menu has as `image_url`: the name of the stored
   * file. A name that is missing here is a URL itself.
   */
  picture_urls: v.record(v.string(), v.string()),
});
export type StaffMenu = v.InferOutput<typeof StaffMenu>;

/** Where a part stands: after another one of the same list, or first. */
export const ListPlace = v.object({ after: nullByDefault(Id) });
export const ProductPlace = v.object({ category_id: Id, ...ListPlace.entries });

/** The id of a change in the audit log, by which it can be undone; null when nothing changed. */
export const ChangeId = nullByDefault(Id);
