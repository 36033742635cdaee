import type { StaffMenu } from "@comanda/contract/menu/menu-parts";
import { displayedVariants, isVisible, variantPrices } from "@comanda/domain/menu/products";
import { type Currency, fromCents } from "@comanda/domain/money/cents";
import { parsePrice } from "../../../parts/prices/price-text.ts";
import type { PreviewCompany, PreviewDish } from "../../look/preview/preview-company.ts";
import { dishesByPart } from "../dishes/dish-rows.ts";
import type { DishRows } from "../dishes/use-dish-rows.ts";

const [MAX_CATEGORIES, MAX_DISHES] = [3, 6];

/** What is on the menu, and what is typed for one part of it. */
type PreviewedDishes = Pick<DishRows, "rows" | "currency"> & {
  menu: Pick<StaffMenu, "categories" | "picture_urls">;
  category: Pick<DishRows["category"], "name">;
};

type Listed = { name: string; dishes: PreviewDish[] };

/** The menu as a guest's phone shows it: what is typed now first, as its part of the menu will have it. */
export function previewMenu(
  { menu, rows, category, currency }: PreviewedDishes,
  storageUrl: string,
): Pick<PreviewCompany, "categories" | "currency" | "dishes"> {
  const stored = menu.categories.map(
    ({ category: { name }, products }): Listed => ({
      name,
      dishes: products
        .filter(({ product }) => isVisible(product))
        .map((entry) => storedDish(entry, menu, currency, storageUrl)),
    }),
  );
  const typed = dishesByPart(rows, { ...category, newId: "" }).map(({ row, part }) => {
    const dish: PreviewDish = {
      id: row.key,
      name: row.name.trim(),
      price: parsePrice(row.price, currency).amount ?? null,
      description: null,
      picture: null,
    };
    return { part: part.name.trim(), dish };
  });
  const names = [...new Set(typed.map(({ part }) => part))];
  const own = names.map((name): Listed => {
    const added = typed.filter(({ part }) => part === name).map(({ dish }) => dish);
    const there = stored.find((each) => each.name === name)?.dishes ?? [];
    return { name, dishes: [...added, ...there] };
  });
  const others = stored.filter(({ name }) => !names.includes(name));
  const shown = [...own, ...others].filter(({ dishes }) => dishes.length > 0);
  return {
    currency,
    categories: shown.slice(0, MAX_CATEGORIES).map(({ name }) => name),
    dishes: (shown[0]?.dishes ?? []).slice(0, MAX_DISHES),
  };
}

type MenuEntry = StaffMenu["categories"][number]["products"][number];

function storedDish(
  { id, product }: MenuEntry,
  { picture_urls }: Pick<StaffMenu, "picture_urls">,
  currency: Currency,
  storageUrl: string,
): PreviewDish {
  const prices = displayedVariants(product.product_variants ?? []).map(
    (variant) => variantPrices(variant, currency.code).price,
  );
  const source = product.images?.[0]?.image_url;
  const file = source === undefined ? undefined : picture_urls[source];
  return {
    id,
    name: product.name,
    description: product.description ?? null,
    price: prices.length > 0 ? fromCents(Math.min(...prices), currency.code) : null,
    picture:
      file && !file.includes("/")
        ? `${storageUrl}/companies/products/images/150/${encodeURIComponent(file)}`
        : null,
  };
}
