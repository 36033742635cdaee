import type { Role } from "@comanda/domain/staff/permissions";
import {
  type BoardAction,
  readStaffOrderAs,
  type StaffOrderAnswer,
  sendBoardAction,
} from "../../../testing/board-calls.ts";
import { createPaymentContext } from "../../payment-context.ts";
import { createSandboxStore } from "../../sandbox-payments.store.ts";
import { type Customer, makeAwaitedPayment, readCustomerOrder } from "../../testing/customer.ts";
import { openPaymentFixture, type PaymentFixture } from "../../testing/provider-payment-fixture.ts";
import { pollDueRefunds } from "../poll-due-refunds.ts";

/** An order of 200.00 that was paid online, with the provider's reference of its payment. */
export type PaidOrder = Customer & { reference: string };

export type RefundFixture = PaymentFixture & {
  paidOrder(method: string): Promise<PaidOrder>;
  /** Advances the clock by these seconds, and asks the providers about the due refunds. */
  askAfter(seconds: number): Promise<void>;
  /** Sends an action with the order's present revision, by default as a manager. */
  act(order: PaidOrder, action: BoardAction, body?: object, role?: Role): Promise<StaffOrderAnswer>;
  /** The order as an owner sees it. */
  read(order: PaidOrder): Promise<StaffOrderAnswer["body"]>;
};

/** Opens the API with paid orders of each provider, which can be refunded. */
export async function openRefundFixture(): Promise<RefundFixture> {
  const fixture = await openPaymentFixture();
  const { api, servers, cases } = fixture;
  const revisionOf = async (order: PaidOrder) =>
    (await readStaffOrderAs(api, "owner", order.order)).body.revision;
  return {
    ...fixture,
    reset: async () => {
      await fixture.reset();
      servers.stripe.refunds.nextStatus = "succeeded";
      servers.stripe.requests.length = 0;
      servers.tuna.requests.length = 0;
    },
    paidOrder: async (method) => {
      const { payment: _payment, ...order } = await makeAwaitedPayment(api, method);
      if (method === "sandbox_card") {
        const store = createSandboxStore(api.db);
        const paid = { state: "paid" as const, received: 20_000 };
        await store.move({ companyId: "tacos", reference: order.reference }, ["pending"], paid);
      } else {
        cases[method.split("_")[0] as keyof typeof cases].pay(order.reference);
      }
      await fixture.advanceSeconds(30);
      const { status } = await readCustomerOrder(api, order);
      if (status !== "PENDING") throw new Error(`the order is ${status}`);
      return order;
    },
    askAfter: async (seconds) => {
      api.now = new Date(api.now.getTime() + seconds * 1_000);
      await pollDueRefunds(createPaymentContext(api.deps));
    },
    act: async (order, action, body = {}, role = "manager") => {
      const revision = await revisionOf(order);
      return sendBoardAction(api, role, order.order, [action, { revision, ...body }]);
    },
    read: async (order) => (await readStaffOrderAs(api, "owner", order.order)).body,
  };
}
