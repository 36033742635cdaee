import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
} from "react";
import { useLocation } from "react-router";
import { isPlainPress } from "./is-plain-press.ts";
import { keepQuery } from "./keep-query.tsx";
import { setOpeningProduct } from "./opening-product.ts";

/** The query of the menu's URL that the links keep; null above the menu. */
const ProductQueryContext = createContext<string | null>(null);

/**
 * Reads the location for all links to products inside it: a navigation, such as opening a product, then
 * renders none of a menu's hundreds of cards.
 */
export function ProductLinksProvider({ children }: { children: ReactNode }) {
  const query = keepQuery("", useLocation().search);
  return <ProductQueryContext value={query}>{children}</ProductQueryContext>;
}

type ProductLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  productId: string;
  /** The state of the history entry that the product opens in. */
  state: object;
};

/** Shows a link that opens a product over the menu. */
export function ProductLink({ productId, state, ...rest }: ProductLinkProps) {
  const query = useContext(ProductQueryContext);
  if (query === null) throw new Error("There are no product links");
  const href = keepQuery("/products", query, { product: productId });
  const follow = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setOpeningProduct({ productId, href, state });
  };
  return <a {...rest} href={href} onClick={follow} />;
}
