import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";

/** Query parameters that belong to one page, and would open the same thing on the next page. */
const PAGE_PARAMS = ["product", "open_modal", "show-loyalty", "show-coupons", "order_id"];

/**
 * Query parameters that Stripe adds to its return address. Anyone who has them can read the
 * payment.
 */
const PAYMENT_PARAMS = ["payment_intent", "payment_intent_client_secret", "redirect_status"];

type Changes = Record<string, string>;

/** `path` with the query of the current page (conformance 2.15), changed by `changes`. */
export function keepQuery(path: string, search: string, changes: Changes = {}): string {
  const query = new URLSearchParams(search);
  for (const name of [...PAGE_PARAMS, ...PAYMENT_PARAMS]) query.delete(name);
  for (const [name, value] of Object.entries(changes)) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Returns the URL of an order's page without Stripe's parameters; null where it has none of them.
 */
export function withoutPaymentParams({ pathname, search, searchParams }: URL): string | null {
  if (!PAYMENT_PARAMS.some((name) => searchParams.has(name))) return null;
  const order = searchParams.get("order_id");
  return keepQuery(pathname, search, order ? { order_id: order } : {});
}

/** `useKeepQuery()("/cart")` is `/cart?utm_source=flyer` where the visitor came with that query. */
export function useKeepQuery(): (path: string, changes?: Changes) => string {
  const { search } = useLocation();
  return (path, changes) => keepQuery(path, search, changes);
}

type QueryLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { to: string; query?: Changes };

/** Shows a link that keeps the current query string. */
export function QueryLink({ to, query, ...rest }: QueryLinkProps) {
  return <Link {...rest} to={useKeepQuery()(to, query)} />;
}
