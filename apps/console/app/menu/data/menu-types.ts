import type { MenuProduct, StaffMenu } from "@comanda/contract/menu/menu-parts";
import type { Currency } from "@comanda/domain/money/cents";

export type { MenuProduct };

/** A product in the shape of the import file. */
export type Product = MenuProduct["product"];
export type Variant = NonNullable<Product["product_variants"]>[number];
export type ModifierGroup = NonNullable<Product["modifier_groups"]>[number];
export type Modifier = NonNullable<ModifierGroup["modifiers"]>[number];

/** A category with its products in order. */
export type MenuCategory = StaffMenu["categories"][number];

/** The whole menu in order, with how the company writes its amounts. */
export type Menu = Pick<StaffMenu, "categories" | "picture_urls"> & { currency: Currency };

/** What the pages of the menu need besides the menu. */
export type MenuPlace = {
  companyId: string;
  /** The address of stored pictures: `/media` or an absolute address. */
  storageUrl: string;
  /** The company's colour, as the settings have it; null for the default one. */
  accent: string | null;
  timezone: string;
  /** The company's language, in which the texts of the menu are; null if it is not known. */
  language: string | null;
};
