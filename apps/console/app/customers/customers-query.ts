import type { CustomerSort } from "@comanda/contract/customers/customer-schemas";

/** The query of the list's URL; an empty text means no search. */
export type CustomersQuery = { search: string; sort: CustomerSort; page: number };

/** How the list can be sorted; the first is the default. */
export const CUSTOMER_SORTS = [
  "last_order",
  "spent",
  "orders",
  "name",
] as const satisfies readonly CustomerSort[];

/** Reads the query of the URL; invalid values are left out, so that an old link works. */
export function readCustomersQuery(search: URLSearchParams): CustomersQuery {
  const sort = search.get("sort");
  const page = search.get("page") ?? "";
  return {
    search: (search.get("search") ?? "").trim().slice(0, 80),
    sort: CUSTOMER_SORTS.find((each) => each === sort) ?? "last_order",
    page: /^[1-9]\d{0,4}$/u.test(page) ? Number(page) : 1,
  };
}

/** The query as a part of a URL, with its question mark; empty for the first page of all. */
export function customersSearch({ search, sort, page }: CustomersQuery): string {
  const parts = new URLSearchParams();
  if (search) parts.set("search", search);
  if (sort !== "last_order") parts.set("sort", sort);
  if (page > 1) parts.set("page", String(page));
  const text = parts.toString();
  return text && `?${text}`;
}
