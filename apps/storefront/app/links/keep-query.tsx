import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";

/** What opens something on one page only, and would open it again on the next. */
const PAGE_PARAMS = ["product", "open_modal", "show-loyalty", "show-coupons", "order_id"];

/** What Stripe adds to the address that it leads back to: with it, anybody reads the payment. */
const PAYMENT_PARAMS = ["payment_intent", "payment_intent_client_secret", "redirect_status"];

type Changes = Record<string, string>;

/** `path` with the query of the page it is followed from (spec §2, Routes), and `changes` in it. */
export function keepQuery(path: string, search: string, changes: Changes = {}): string {
  const query = new URLSearchParams(search);
  for (const name of [...PAGE_PARAMS, ...PAYMENT_PARAMS]) query.delete(name);
  for (const [name, value] of Object.entries(changes)) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The address of an order's page without what a payment has left in it; null where that is nothing. */
export function withoutPaymentParams({ pathname, search, searchParams }: URL): string | null {
  if (!PAYMENT_PARAMS.some((name) => searchParams.has(name))) return null;
  const order = searchParams.get("order_id");
  return keepQuery(pathname, search, order ? { order_id: order } : {});
}

/** `useKeptQuery()("/cart")` is `/cart?utm_source=flyer` where the visitor came with that query. */
export function useKeepQuery(): (path: string, changes?: Changes) => string {
  const { search } = useLocation();
  return (path, changes) => keepQuery(path, search, changes);
}

type QueryLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { to: string; query?: Changes };

/** A link that keeps the current query string. */
export function QueryLink({ to, query, ...rest }: QueryLinkProps) {
  return <Link {...rest} to={useKeepQuery()(to, query)} />;
}
