import { CustomersPage } from "../customers/customers-page.tsx";
import { readCustomersQuery } from "../customers/customers-query.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { orPage, staffApiOf } from "../server/staff-api.server.ts";
import type { Route } from "./+types/customers";

export const handle = { permission: "customers.read" } satisfies PageHandle;

/** A page of the customers that the address asks for. */
export async function loader({ context, request, url, params: { companyId } }: Route.LoaderArgs) {
  const query = readCustomersQuery(url.searchParams);
  const { search, sort, page } = query;
  const found = await orPage(
    staffApiOf(context, request)("listCustomers", {
      params: { companyId },
      query: { search: search || undefined, sort, page: String(page) },
    }),
  );
  return { query, found };
}

export default function Customers({ loaderData }: Route.ComponentProps) {
  return <CustomersPage {...loaderData} />;
}
