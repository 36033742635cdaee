import type { ServeStaff } from "../http/serve-staff.ts";
import type { CustomersContext } from "./customers-context.ts";
import { eraseCustomer } from "./erase-customer.ts";
import { exportCustomer } from "./export-customer.ts";
import { exportCustomers, listCustomers } from "./list-customers.ts";
import { readCustomer } from "./read-customer.ts";

/** Serves the list of customers, and a customer's page, export and erasure. */
export function customerRoutes(serveStaff: ServeStaff, context: CustomersContext): void {
  serveStaff("listCustomers", ({ member, query }) =>
    listCustomers(context, member.companyId, query),
  );
  serveStaff("exportCustomers", ({ member, query }) => exportCustomers(context, member, query));
  serveStaff("readCustomer", ({ member, params }) =>
    readCustomer(context, member.companyId, params.customerId),
  );
  serveStaff("exportCustomer", ({ member, params }) =>
    exportCustomer(context, member, params.customerId),
  );
  serveStaff("eraseCustomer", ({ member, params, body }) =>
    eraseCustomer(context, member, { ...params, ...body }),
  );
}
