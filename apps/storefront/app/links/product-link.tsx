import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useMemo,
} from "react";
import { type NavigateFunction, useLocation, useNavigate } from "react-router";
import { keepQuery } from "./keep-query.tsx";

/** The query that links keep, and how they navigate. */
type ProductLinks = { query: string; navigate: NavigateFunction };

const ProductLinksContext = createContext<ProductLinks | null>(null);

/**
 * Reads the location for all links to products inside it: a navigation, such as opening a product, then
 * renders none of a menu's hundreds of cards.
 */
export function ProductLinksProvider({ children }: { children: ReactNode }) {
  const query = keepQuery("", useLocation().search);
  const navigate = useNavigate();
  const links = useMemo(() => ({ query, navigate }), [query, navigate]);
  return <ProductLinksContext value={links}>{children}</ProductLinksContext>;
}

type ProductLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  productId: string;
  /** The state of the history entry that the product opens in. */
  state: object;
};

/** Shows a link that opens a product over the menu. */
export function ProductLink({ productId, state, ...rest }: ProductLinkProps) {
  const links = useContext(ProductLinksContext);
  if (!links) throw new Error("There are no product links above this component");
  const href = keepQuery("/products", links.query, { product: productId });
  const follow = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    // The browser opens another tab or window.
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void links.navigate(href, { state, preventScrollReset: true });
  };
  return <a {...rest} href={href} onClick={follow} />;
}
