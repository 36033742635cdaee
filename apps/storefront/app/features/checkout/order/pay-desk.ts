import type { PayDesk } from "../../../pay/pay-order.ts";
import { forgetSending, type OrderDesk, placeOrder } from "./draft-order.ts";
import type { UpdateBody } from "./order-body.ts";

/**
 * Pays the draft, and keeps in mind what is not known of it yet. `onSend` is told when the order is
 * sent, which a form that is not filled in prevents.
 */
export function payDesk(
  desk: OrderDesk,
  orderId: string,
  body: UpdateBody,
  onSend?: () => void,
): PayDesk {
  const { call, companyId } = desk;
  return {
    call,
    companyId,
    place() {
      onSend?.();
      return placeOrder(desk, orderId, body);
    },
    onUnpaid() {
      desk.write({ savedHash: null });
      forgetSending(desk, orderId);
    },
  };
}
