import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import {
  applied,
  couponUses,
  discountCompany,
  pointsOf,
  setPoints,
} from "../../testing/discounts.ts";
import { patch, stockOf } from "../../testing/order-flow.ts";
import type { CompanyFile } from "../../testing/small-company.ts";
import { applyReport } from "../apply-report.ts";
import { createPaymentContext, type PaymentContext } from "../context.ts";
import { findPayment, findPaymentsOf, type PaymentRow } from "../payments.store.ts";
import type { PaymentReport } from "../providers/provider.ts";
import type { SandboxProvider } from "../providers/sandbox.ts";
import { askDue } from "./ask-due.ts";
import { type Customer, customer, orderOf } from "./customers.ts";

/** The company with coupons and rewards, paid by a test card, by one with a fee, or by a test PIX. */
export function sandboxCompany(change: (file: CompanyFile) => void = () => undefined): CompanyFile {
  const file = discountCompany();
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

/** The API, and what a test does beside sending requests to it. */
export type SandboxTill = {
  api: TestApp;
  context: () => PaymentContext;
  /** Lets so many seconds pass, and then the schedule do what is due. */
  pass(seconds: number): Promise<void>;
  sandbox(): Promise<SandboxProvider>;
  paymentOf(id: string): Promise<PaymentRow>;
  paymentsOf(orderId: string): Promise<PaymentRow[]>;
  /** What a provider is made to say of a payment. */
  report(id: string, report: Partial<PaymentReport> & Pick<PaymentReport, "state">): Promise<void>;
  /** The company as the next import makes it. */
  changed(change: (file: CompanyFile) => void): Promise<void>;
};

export async function openSandboxTill(): Promise<SandboxTill> {
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
    pass: async (seconds) => {
      api.now = new Date(api.now.getTime() + seconds * 1_000);
      await askDue(context());
    },
    sandbox: async () => {
      const sandbox = await context().desk.open("tacos", "sandbox");
      if (!("settle" in sandbox)) throw new Error("no sandbox");
      return sandbox;
    },
    paymentsOf: (orderId) => findPaymentsOf(api.db, "tacos", orderId),
    report: async (id, report) => {
      const facts = { raw: report.state, intentId: id };
      await applyReport(context(), { company_id: "tacos", id }, {
        ...facts,
        ...report,
      } as PaymentReport);
    },
    changed: (change) => api.store(sandboxCompany(change)),
  };
}

/** What an order of `holding` takes: two of fifty specials, a use of the coupon, 40 of 100 points. */
export const TAKEN = { stock: 48, uses: 1, points: 60 };
export const NOTHING_TAKEN = { stock: 50, uses: 0, points: 100 };

/** A customer with 100 points whose draft of two specials has a coupon and a reward: 165.00. */
export async function rewarded(api: TestApp): Promise<Customer> {
  const person = await customer(api);
  await setPoints(api, person, 100);
  const { cookie, order } = person;
  const on = { order_id: order.id };
  const coupon = { ...on, modality: "COUPON", coupon_code: "FIRST" };
  await applied(api, coupon, { cookie });
  await applied(api, { ...on, modality: "FIDELITY", reward_id: "coffee" }, { cookie });
  return { ...person, order: await orderOf(api, person) };
}

/** What is taken of the stock, the coupon and the customer's points. */
export async function takenBy(api: TestApp, person: Customer) {
  const [stock, uses, points] = await Promise.all([
    stockOf(api, "special-1"),
    couponUses(api, "first"),
    pointsOf(api, person),
  ]);
  return { stock, uses, points };
}

/** Sends the order in with whatever payment. */
export function sent(
  api: TestApp,
  { order, cookie }: Customer,
  payment_method_id: string,
  more: object = {},
) {
  const assigned_payment = { payment_method_id, ...more };
  const body = { status: "payment_requested", meta_data: { assigned_payment } };
  return patch(api, order.id, body, { cookie });
}
