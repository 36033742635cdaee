import { useKeptQuery } from "../shop/query.tsx";

/** `useReturnUrl()(order.id)`: where a bank that takes the whole page leads back to, the order's page. */
export function useReturnUrl(): (orderId: string) => string {
  const kept = useKeptQuery();
  return (orderId) => window.location.origin + kept("/tracking", { order_id: orderId });
}
