import { useKeepQuery } from "../../links/keep-query.tsx";

/** `useReturnUrl()(order.id)`: where a bank that takes the whole page leads back to, the order's page. */
export function useReturnUrl(): (orderId: string) => string {
  const keepQuery = useKeepQuery();
  return (orderId) => window.location.origin + keepQuery("/tracking", { order_id: orderId });
}
