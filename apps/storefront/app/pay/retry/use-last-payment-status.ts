import type { Order } from "@comanda/contract/orders/order";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { useEffect, useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { fetchPayments } from "../requests/payment-calls.ts";

/** How the newest payment of an order stood when the page came to pay it again; null while nobody knows. */
export function useLastPaymentStatus({ id }: Order): CompanyPayment["status"] | null {
  const [status, setStatus] = useState<CompanyPayment["status"] | null>(null);
  useEffect(() => {
    let left = false;
    fetchPayments(browserApi, id).then(
      ([last]) => {
        if (!left && last) setStatus(last.status);
      },
      // The client has reported it; it can be paid without.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [id]);
  return status;
}
