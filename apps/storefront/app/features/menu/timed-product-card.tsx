import { useUnsold } from "../../ordering/unsold.ts";
import { ProductCard, type ProductCardProps } from "./product-card.tsx";

/** A product that is not sold at all times: it follows the clock. */
export function TimedProductCard(props: ProductCardProps) {
  return <ProductCard {...props} unsold={useUnsold()(props.product.id)} />;
}
