import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";

/** What opens something on one page only, and would open it again on the next. */
const ofOnePage = ["product", "open_modal", "show-loyalty", "show-coupons", "order_id"];

/** What Stripe adds to the address that it leads back to: with it, anybody reads the payment. */
const ofAPayment = ["payment_intent", "payment_intent_client_secret", "redirect_status"];

type Changes = Record<string, string>;

/** `path` with the query of the page it is followed from (spec §2, Routes), and `changes` in it. */
export function keepQuery(path: string, search: string, changes: Changes = {}): string {
  const query = new URLSearchParams(search);
  for (const name of [...ofOnePage, ...ofAPayment]) query.delete(name);
  for (const [name, value] of Object.entries(changes)) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The address of an order's page without what a payment has left in it; null where that is nothing. */
export function withoutPayment({ pathname, search, searchParams }: URL): string | null {
  if (!ofAPayment.some((name) => searchParams.has(name))) return null;
  const order = searchParams.get("order_id");
  return keepQuery(pathname, search, order ? { order_id: order } : {});
}

/** `useKeptQuery()("/cart")` is `/cart?utm_source=flyer` where the visitor came with that query. */
export function useKeptQuery(): (path: string, changes?: Changes) => string {
  const { search } = useLocation();
  return (path, changes) => keepQuery(path, search, changes);
}

type QueryLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { to: string; query?: Changes };

/** A link that keeps the current query string. */
export function QueryLink({ to, query, ...rest }: QueryLinkProps) {
  return <Link {...rest} to={useKeptQuery()(to, query)} />;
}
