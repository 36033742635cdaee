import type { PaymentActions } from "../../../pay/attempt/pay-order.ts";
import type { OrderApi } from "../draft/order-api.ts";
import type { UpdateOrderBody } from "../draft/order-body.ts";
import { clearPendingPlacement } from "../draft/pending-order.ts";
import { placeDraft } from "../draft/place-draft.ts";

/**
 * Returns the actions of paying the draft. They save what is not known of the order yet. `onSend` is
 * called when the order is sent; a form that is not filled in sends nothing.
 */
export function paymentActions(
  orderApi: OrderApi,
  orderId: string,
  body: UpdateOrderBody,
  onSend?: () => void,
): PaymentActions {
  const { call, companyId } = orderApi;
  return {
    call,
    companyId,
    place() {
      onSend?.();
      return placeDraft(orderApi, orderId, body);
    },
    onUnpaid() {
      orderApi.write({ savedHash: null });
      clearPendingPlacement(orderApi, orderId);
    },
  };
}
