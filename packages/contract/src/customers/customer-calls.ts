import { staffAction, staffRead } from "../calls/staff-call-kinds.ts";

/** The calls about customers: a customer is a phone number, with the clients of all its devices. */
export const customerCalls = {
  listCustomers: staffRead("/ms-clients/companies/{companyId}/customers", "customers.read"),
  readCustomer: staffRead(
    "/ms-clients/companies/{companyId}/customers/{customerId}",
    "customers.read",
  ),
  exportCustomers: staffRead(
    "/ms-clients/companies/{companyId}/customers-export",
    "customers.read",
  ),
  exportCustomer: staffRead(
    "/ms-clients/companies/{companyId}/customers/{customerId}/export",
    "customers.read",
  ),
  eraseCustomer: staffAction(
    "/ms-clients/companies/{companyId}/customers/{customerId}/erase",
    "customers.erase",
  ),
} as const;
