import { calls } from "@comanda/contract/calls/call-table";
import type { TestApp } from "../../testing/create-test-app.ts";
import { insertAddressDirectly } from "../../testing/delivery-fixture.ts";
import { CASH_PAYMENT, createDraft, patchOrder, type Visitor } from "../../testing/order-flow.ts";
import { callNames, pathOf, requestPerCall } from "../../testing/request-per-call.ts";
import { smallCompanySubjects } from "../../testing/small-company.ts";

/**
 * Stores an address and a draft of a visitor of `tacos`. Returns a function that sends each call of
 * customers about them, and places the order.
 */
export async function prepareCustomerCalls(
  api: TestApp,
  { client, cookie }: Visitor,
): Promise<() => Promise<void>> {
  const addressId = await insertAddressDirectly(api, { client, cookie }, {});
  const order = await createDraft(api, { client_id: client.id }, { cookie });
  const about = {
    ...smallCompanySubjects,
    clientId: client.id,
    addressId,
    orderId: order.body.id,
    paymentId: "none",
  };
  return async () => {
    for (const name of callNames) {
      const { body, ...rest } = requestPerCall[name](about) as { body?: object };
      await api.send(calls[name].method, pathOf(name, rest), { body, cookie });
    }
    await patchOrder(api, order.body.id, CASH_PAYMENT, { cookie });
  };
}
