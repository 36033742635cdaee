import type { Category } from "@comanda/contract/companies/menu";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { memo } from "react";
import { useMenuLanguage } from "../../../company/use-menu-language.ts";
import { ProductCard } from "../card/product-card.tsx";
import { categoryAnchor } from "./category-anchor.ts";

type CategorySectionProps = {
  category: Category;
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
  category,
  eager,
  isStrip,
}: CategorySectionProps) {
  const { id, name, products } = category;
  const lang = useMenuLanguage();
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
        <bdi lang={lang(category)}>{name}</bdi>
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
