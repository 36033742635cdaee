import type { Product } from "@comanda/contract/companies/menu";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { memo } from "react";
import { ProductCard } from "../card/product-card.tsx";
import { categoryAnchor } from "./category-anchor.ts";

type CategorySectionProps = {
  category: { id: string; name: string; products: readonly Product[] };
  /** How many of its first pictures are loaded eagerly. */
  eager: number;
  /** In one row, which phones scroll. */
  isStrip?: boolean;
};

/**
 * A category and its products. Sections far from the window are not laid out; `--products` gives the
 * estimated height of their place.
 */
export const CategorySection = memo(function CategorySection({
  category: { id, name, products },
  eager,
  isStrip,
}: CategorySectionProps) {
  const anchor = categoryAnchor(id);
  return (
    <section
      id={anchor}
      tabIndex={-1}
      aria-labelledby={`${anchor}-title`}
      className="category outline-none lg:not-first-of-type:mt-4"
      style={{ "--products": products.length }}
    >
      <h2 id={`${anchor}-title`} className="px-4 pt-4 pb-2 text-lg lg:px-0 lg:pt-2 lg:pb-3">
        <bdi>{name}</bdi>
      </h2>
      <ul
        className={classNames(
          "md:grid md:grid-cols-3 md:gap-4 md:px-4 lg:px-0",
          isStrip && "strip",
        )}
      >
        {products.map((product, index) => (
          <ProductCard key={product.id} product={product} eager={index < eager} />
        ))}
      </ul>
    </section>
  );
});
