import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
} from "react";
import { useLocation, useNavigate } from "react-router";
import { keepQuery } from "./keep-query.tsx";
import { openAtOnce, opensElsewhere, settleOpenedAtOnce, useOpenedAtOnce } from "./open-at-once.ts";

/** The query that links keep, and how they navigate. */
type ProductLinks = {
  query: string;
  open: (productId: string, href: string, state: object) => Promise<void> | void;
};

const ProductLinksContext = createContext<ProductLinks | null>(null);

/**
 * Reads the location for all links to products inside it: a navigation, such as opening a product, then
 * renders none of a menu's hundreds of cards. It also notices when what was opened at once has its entry.
 */
export function ProductLinksProvider({ children }: { children: ReactNode }) {
  const { key, search } = useLocation();
  const query = keepQuery("", search);
  const navigate = useNavigate();
  const links = useMemo((): ProductLinks => {
    const open: ProductLinks["open"] = (productId, href, sent) => {
      const before = productIn(window.location.search);
      if (before === productId) return;
      // A product that is opened while the closed one is still in the URL replaces it. As a new entry
      // of the history, closing it would lead back to the product that was closed before.
      const replace = before !== null;
      const state = replace ? window.history.state?.usr : sent;
      return navigate(href, { state, replace, preventScrollReset: true });
    };
    return { query, open };
  }, [query, navigate]);
  const entry = useOpenedAtOnce((opening) => opening?.entry);
  useLayoutEffect(() => {
    if (entry === key) settleOpenedAtOnce();
  }, [entry, key]);
  useLayoutEffect(() => settleOpenedAtOnce, []);
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
    if (opensElsewhere(event)) return;
    event.preventDefault();
    openAtOnce({ product: productId }, () => links.open(productId, href, state));
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** Returns the product that a query names. */
export function productIn(search: string): string | null {
  return new URLSearchParams(search).get("product");
}
