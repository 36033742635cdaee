import { OrderPanel } from "../board/detail/order-panel.tsx";
import type { PageHandle } from "../layout/page-handle.ts";
import type { Route } from "./+types/order";

export const handle = { permission: "orders.read", frame: "board" } satisfies PageHandle;

export default function Order({ params }: Route.ComponentProps) {
  return <OrderPanel key={params.orderId} orderId={params.orderId} />;
}
