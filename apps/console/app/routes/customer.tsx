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

export default function Customer({ loaderData }: Route.ComponentProps) {
  return <CustomerPage key={loaderData.id} customer={loaderData} />;
}
