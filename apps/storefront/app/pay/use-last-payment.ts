import type { Order } from "@comanda/contract/orders";
import type { CompanyPayment } from "@comanda/contract/payments";
import { useEffect, useState } from "react";
import { api } from "../session/api.ts";
import { listPayments } from "./payment-calls.ts";

/** How the newest payment of an order stood when the page came to pay it again; null while nobody knows. */
export function useLastPayment({ id }: Order): CompanyPayment["status"] | null {
  const [status, setStatus] = useState<CompanyPayment["status"] | null>(null);
  useEffect(() => {
    let left = false;
    listPayments(api, id).then(
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
