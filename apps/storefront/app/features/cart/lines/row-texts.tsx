import type { Product } from "@comanda/contract/companies/menu";
import { formatQuantity } from "@comanda/domain/cart/lines";
import { Fragment } from "react";
import { useMenuLanguage } from "../../../company/use-menu-language.ts";
import type { CartRow } from "../view/cart-view.ts";

type RowTextsProps = { row: CartRow<Product>; heading: "h2" | "h3" };

/** Shows what was chosen: the product, its variant and modifiers, each in its language, and the comment. */
export function RowTexts({ row, heading: Heading }: RowTextsProps) {
  const { line, product, variant, modifiers } = row;
  const lang = useMenuLanguage();
  const choices = [
    ...(variant.name ? [{ id: "variant", text: variant.name, part: variant }] : []),
    ...modifiers.map(({ modifier, quantity }) => {
      return { id: modifier.id, text: formatQuantity(quantity, modifier.name), part: modifier };
    }),
  ];
  return (
    <>
      <Heading
        dir="auto"
        lang={lang(product)}
        data-clamped
        className="line-clamp-3 text-sm leading-[1.25]"
      >
        {product.name}
      </Heading>
      {choices.length > 0 && (
        <p dir="auto" className="text-xs text-muted">
          {choices.map(({ id, text, part }, index) => (
            <Fragment key={id}>
              {index > 0 && " · "}
              <bdi lang={lang(part)}>{text}</bdi>
            </Fragment>
          ))}
        </p>
      )}
      {line.comment && (
        <p dir="auto" data-clamped className="line-clamp-2 text-xs text-muted italic">
          {line.comment}
        </p>
      )}
    </>
  );
}
