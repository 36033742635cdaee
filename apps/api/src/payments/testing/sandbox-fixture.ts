import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import {
  applyDiscountTo,
  companyWithDiscounts,
  couponUses,
  readPoints,
  setPoints,
} from "../../testing/discount-fixture.ts";
import { patchOrder, stockOf } from "../../testing/order-flow.ts";
import type { CompanyFile } from "../../testing/small-company.ts";
import { createPaymentContext, type PaymentContext } from "../payment-context.ts";
import { findPayment, findPaymentsOfOrder, type PaymentRow } from "../payments.store.ts";
import type { PaymentReport } from "../providers/common/payment-provider.ts";
import type { SandboxProvider } from "../providers/sandbox/sandbox-provider.ts";
import { applyReport } from "../settle/apply-report.ts";
import { type Customer, makeCustomer, readCustomerOrder } from "./customer.ts";
import { pollDuePayments } from "./poll-due.ts";

/**
 * Returns the company with coupons and rewards, and three sandbox methods: a card, a card with a
 * fee, a PIX.
 */
export function sandboxCompany(change: (file: CompanyFile) => void = () => undefined): CompanyFile {
  const file = companyWithDiscounts();
  const method = (id: string, fee = 0) => ({
    id,
    code: id,
    provider_id: "sandbox",
    payment_method_fee: fee,
  });
  const cash = { id: "cash", code: "cash" };
  const online = [method("sandbox_card"), method("sandbox_dear", 5), method("sandbox_pix")];
  file.payment_methods = { takeaway: [cash, ...online], onsite: [cash, ...online] };
  change(file);
  return file;
}

/** The API, with actions of the schedule, the provider and the import. */
export type SandboxFixture = {
  api: TestApp;
  context: () => PaymentContext;
  /** Advances the clock by these seconds and runs the schedule. */
  advanceSeconds(seconds: number): Promise<void>;
  sandbox(): Promise<SandboxProvider>;
  paymentOf(id: string): Promise<PaymentRow>;
  paymentsOf(orderId: string): Promise<PaymentRow[]>;
  /** Applies a report of the provider. */
  report(id: string, report: Partial<PaymentReport> & Pick<PaymentReport, "state">): Promise<void>;
  /** Imports a changed company. */
  changeCompany(change: (file: CompanyFile) => void): Promise<void>;
};

/** Opens the API with a company whose payments go to the sandbox. */
export async function openSandboxFixture(): Promise<SandboxFixture> {
  const api = await createTestApp([sandboxCompany()]);
  const context = () => createPaymentContext(api.deps);
  const paymentOf = async (id: string) => {
    const payment = await findPayment(api.db, "tacos", id);
    if (!payment) throw new Error(`no payment ${id}`);
    return payment;
  };
  return {
    api,
    context,
    paymentOf,
    advanceSeconds: async (seconds) => {
      api.now = new Date(api.now.getTime() + seconds * 1_000);
      await pollDuePayments(context());
    },
    sandbox: async () => {
      const sandbox = await context().providers.open("tacos", "sandbox");
      if (!("settle" in sandbox)) throw new Error("no sandbox");
      return sandbox;
    },
    paymentsOf: (orderId) => findPaymentsOfOrder(api.db, "tacos", orderId),
    report: async (id, report) => {
      const facts = { raw: report.state, intentId: id };
      await applyReport(context(), { company_id: "tacos", id }, {
        ...facts,
        ...report,
      } as PaymentReport);
    },
    changeCompany: (change) => api.store(sandboxCompany(change)),
  };
}

/**
 * The reservation of the order from `makeCustomerWithDiscounts`: two of fifty specials, one use of
 * the coupon, 40 of 100 points.
 */
export const RESERVED = { stock: 48, uses: 1, points: 60 };
export const NOTHING_RESERVED = { stock: 50, uses: 0, points: 100 };

/**
 * Makes a customer with 100 points whose draft of two specials has a coupon and a reward: 165.00.
 */
export async function makeCustomerWithDiscounts(api: TestApp): Promise<Customer> {
  const person = await makeCustomer(api);
  await setPoints(api, person, 100);
  const { cookie, order } = person;
  const on = { order_id: order.id };
  const coupon = { ...on, modality: "COUPON", coupon_code: "FIRST" };
  await applyDiscountTo(api, coupon, { cookie });
  await applyDiscountTo(api, { ...on, modality: "FIDELITY", reward_id: "coffee" }, { cookie });
  return { ...person, order: await readCustomerOrder(api, person) };
}

/** Returns the stock, the coupon uses and the customer's points. */
export async function reservedBy(api: TestApp, person: Customer) {
  const [stock, uses, points] = await Promise.all([
    stockOf(api, "special-1"),
    couponUses(api, "first"),
    readPoints(api, person),
  ]);
  return { stock, uses, points };
}

/** Sends the order with this payment method. */
export function submitWithPayment(
  api: TestApp,
  { order, cookie }: Customer,
  payment_method_id: string,
  more: object = {},
) {
  const assigned_payment = { payment_method_id, ...more };
  const body = { status: "payment_requested", meta_data: { assigned_payment } };
  return patchOrder(api, order.id, body, { cookie });
}
