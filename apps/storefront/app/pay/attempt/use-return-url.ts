import { useKeepQuery } from "../../links/keep-query.tsx";

/**
 * Returns a function from an order's id to the URL of the order's page. A bank that opens its
 * own page sends the customer back there.
 */
export function useReturnUrl(): (orderId: string) => string {
  const keepQuery = useKeepQuery();
  return (orderId) => window.location.origin + keepQuery("/tracking", { order_id: orderId });
}
