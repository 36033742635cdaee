import type { Product } from "@comanda/contract/companies/menu";
import type { NotOnSale } from "../../ordering/not-on-sale.ts";
import { ProductForm } from "./product-form.tsx";
import { UnknownProduct } from "./unknown-product.tsx";

type ProductContentProps = {
  /** Missing where the menu does not show it. */
  product?: Product;
  notOnSale: NotOnSale | null;
  onClose: () => void;
};

/** Shows what is in a product's sheet over the menu. */
export function ProductContent({ product, notOnSale, onClose }: ProductContentProps) {
  if (!product) return <UnknownProduct onClose={onClose} />;
  return <ProductForm product={product} notOnSale={notOnSale} onClose={onClose} />;
}
