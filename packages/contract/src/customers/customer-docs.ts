import type { CallDoc } from "../calls/call-doc.ts";
import type { customerCalls } from "./customer-calls.ts";

/** The documentation of `customerCalls`, under the same names. */
export const customerDocs = {
  listCustomers: {
    summary: "List and search customers",
    description:
      "25 customers a page. A customer is a phone number: all clients of the company with it, from every device.",
    errors: ["company_not_found"],
  },
  readCustomer: {
    summary: "Read a customer with their last orders",
    description: "The id of any of the customer's clients leads to them.",
    errors: ["company_not_found", "customer_not_found"],
  },
  exportCustomers: {
    summary: "Export the list of customers",
    description:
      "All that a search finds, or all of the company; the 20,000 with the latest orders where there are more. The audit log notes each export.",
    errors: ["company_not_found"],
  },
  exportCustomer: {
    summary: "Export everything that is stored about a customer",
    description: "The audit log notes each export.",
    errors: ["company_not_found", "customer_not_found"],
  },
  eraseCustomer: {
    summary: "Erase a customer",
    description:
      "Removes the customer's clients, addresses, points and every personal text for good; their orders stay with lines and amounts. `orders` is the number that the sender has seen: when it has changed, the answer is `customer_changed`.",
    errors: ["customer_not_found", "customer_changed", "customer_has_open_orders"],
    example: { orders: 12 },
  },
} satisfies Record<keyof typeof customerCalls, CallDoc>;
