import type { Order } from "@comanda/contract/orders/order";
import { browserApi } from "../../api/browser-api.ts";
import { isMissingOrder } from "../../api/is-missing-order.ts";
import { forgetLastOrder } from "./last-order.ts";

let reading: { orderId: string; answer: Promise<Order> } | null = null;

/**
 * Reads the visitor's last order. Parts of a page that read it at the same time share one request. An
 * order that does not exist is forgotten, so that the next page does not ask for it.
 */
export function readLastOrder(companyId: string, orderId: string): Promise<Order> {
  if (reading?.orderId === orderId) return reading.answer;
  const answer = browserApi("readOrder", { params: { companyId, orderId } });
  const current = { orderId, answer };
  reading = current;
  const end = (error?: unknown) => {
    if (reading === current) reading = null;
    if (isMissingOrder(error)) forgetLastOrder(orderId);
  };
  answer.then(() => end(), end);
  return answer;
}
