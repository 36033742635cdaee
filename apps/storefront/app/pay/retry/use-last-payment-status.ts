import type { Order } from "@comanda/contract/orders/order";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { useEffect, useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { fetchAssignedPayments } from "../requests/payment-calls.ts";

/** Returns the status of an order's newest payment when the form opened; null until it is known. */
export function useLastPaymentStatus(order: Order): CompanyPayment["status"] | null {
  const [status, setStatus] = useState<CompanyPayment["status"] | null>(null);
  // A page of another order is another component.
  const [opened] = useState(order);
  useEffect(() => {
    let unmounted = false;
    fetchAssignedPayments(browserApi, opened).then(
      ([last]) => {
        if (!unmounted && last) setStatus(last.status);
      },
      // The API client has reported the error; the form works without the status.
      () => undefined,
    );
    return () => {
      unmounted = true;
    };
  }, [opened]);
  return status;
}
