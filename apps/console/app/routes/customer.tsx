import { CustomerPage } from "../customers/customer-page.tsx";
import type { PageHandle } from "../layout/page-handle.ts";
import { orPage, staffApiOf } from "../server/staff-api.server.ts";
import type { Route } from "./+types/customer";

export const handle = { permission: "customers.read" } satisfies PageHandle;

/** A customer, by the id of any of their clients. */
export function loader({ context, request, params }: Route.LoaderArgs) {
  const { companyId, customerId } = params;
  return orPage(
    staffApiOf(context, request)("readCustomer", { params: { companyId, customerId } }),
  );
}

/** The id of the address stays the same; that of the customer is one of the client that ordered last. */
export default function Customer({ loaderData, params }: Route.ComponentProps) {
  return <CustomerPage key={params.customerId} customer={loaderData} />;
}
