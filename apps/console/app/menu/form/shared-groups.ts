import type { Currency } from "@comanda/domain/money/cents";
import type { Menu, MenuProduct, ModifierGroup, Product } from "../data/menu-types.ts";
import { groupsOf, groupUses } from "../data/product-parts.ts";
import { groupOf, isSameGroup } from "./draft-to-product.ts";
import { type GroupDraft, ownCopy, type ProductDraft, startGroup } from "./product-to-draft.ts";

/** A changed group of a draft that other products have too. */
export type SharedGroup = { draft: GroupDraft; id: string; otherProducts: MenuProduct[] };

/** The groups of a draft that were changed and that other products offer under the same id. */
export function changedSharedGroups(
  draft: ProductDraft,
  start: ProductDraft,
  menu: Menu,
  productId: string | null,
): SharedGroup[] {
  const uses = groupUses(menu);
  return draft.groups.flatMap((group) => {
    const id = group.base?.id;
    const use = id === undefined ? undefined : uses.get(id);
    if (id === undefined || !use || !group.base) return [];
    const otherProducts = use.products.filter((each) => each.id !== productId);
    const before =
      start.groups.find(({ base }) => base?.id === id) ?? startGroup(group.base, menu.currency);
    return otherProducts.length === 0 || isSameGroup(withoutStock(before), withoutStock(group))
      ? []
      : [{ draft: group, id, otherProducts }];
  });
}

/** Each product has its own stock of a group's modifiers. */
const withoutStock = (group: GroupDraft): GroupDraft => ({
  ...group,
  modifiers: group.modifiers.map((modifier) => ({ ...modifier, stock: "" })),
});

/** A draft whose changed groups belong to its product only. */
export function withOwnCopies(draft: ProductDraft, groups: readonly SharedGroup[]): ProductDraft {
  const own = new Set(groups.map((group) => group.draft.key));
  return {
    ...draft,
    groups: draft.groups.map((group) => (own.has(group.key) ? ownCopy(group) : group)),
  };
}

/** The other products that have changed groups, with these groups as the draft has them. */
export function withGroupsEverywhere(
  menu: Menu,
  productId: string,
  groups: readonly SharedGroup[],
  currency: Currency,
): MenuProduct[] {
  const byId = new Map(groups.map(({ id, draft }) => [id, draft]));
  const products = menu.categories.flatMap((category) => category.products);
  return products
    .filter(
      ({ id, product }) => id !== productId && groupsOf(product).some((each) => byId.has(each.id)),
    )
    .map(({ id, revision, product }) => ({
      id,
      revision,
      product: {
        ...product,
        modifier_groups: groupsOf(product).map((stored) => {
          const draft = byId.get(stored.id);
          return draft ? withOwnStock(draft, stored, currency) : stored;
        }),
      } as Product,
    }));
}

function withOwnStock(draft: GroupDraft, stored: ModifierGroup, currency: Currency) {
  const group = groupOf(draft, currency);
  const stocks = new Map((stored.modifiers ?? []).map(({ id, stock }) => [id, stock]));
  return {
    ...group,
    modifiers: group.modifiers.map((modifier) => {
      const id = "id" in modifier ? String(modifier.id) : null;
      return id !== null && stocks.has(id) ? { ...modifier, stock: stocks.get(id) } : modifier;
    }),
  };
}
