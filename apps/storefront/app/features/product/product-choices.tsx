import type { Product, Variant } from "@comanda/contract/companies/menu";
import { isChoosable } from "@comanda/domain/menu/modifier-choices";
import { useHydrated } from "@comanda/ui/page/use-hydrated.ts";
import { useDeferredValue } from "react";
import { ModifierGroupField } from "./modifier-group-field.tsx";
import type { ProductSelection } from "./product-selection.ts";
import { VariantField } from "./variant-field.tsx";

/** The height in rem of a choice, and of the name of a group, about. */
const ROW_HEIGHT = 3;

type ProductChoicesProps = {
  product: Product;
  /** The product with the stock that the cart leaves. */
  productLeft: Product;
  variants: Variant[];
  selection: ProductSelection;
  /** The customer has tried to add the product. */
  submitted: boolean;
  /** Returns the id of a group's element. */
  groupId: (id: string) => string;
  onSelect: (selection: ProductSelection) => void;
};

/**
 * Shows the variants and modifiers of a product. In a sheet that a press opens they come a moment after the
 * dish itself: on a slow phone a long list of them takes longer than all the rest.
 */
export function ProductChoices({
  product,
  productLeft,
  variants,
  selection,
  submitted,
  groupId,
  onSelect,
}: ProductChoicesProps) {
  const hydrated = useHydrated();
  const isShown = useDeferredValue(true, !hydrated);
  const groups = productLeft.modifier_groups;
  const lists = [variants, ...groups.filter(isChoosable).map(({ modifiers }) => modifiers)];
  if (!isShown) {
    const rows = lists.reduce((sum, { length }) => sum + length + 1, 0);
    return <div style={{ minBlockSize: `${rows * ROW_HEIGHT}rem` }} />;
  }
  return (
    <>
      {variants.length > 1 && (
        <VariantField
          product={product}
          variants={variants}
          productLeft={productLeft}
          chosen={selection.variantId}
          onChoose={(variantId) => onSelect({ ...selection, variantId })}
        />
      )}
      {groups.map((group, index) => (
        <ModifierGroupField
          key={group.id}
          id={groupId(group.id)}
          group={group}
          groupWithFullStock={product.modifier_groups[index] ?? group}
          choices={selection.modifiers}
          submitted={submitted}
          onChange={(modifiers) => onSelect({ ...selection, modifiers })}
        />
      ))}
    </>
  );
}
