import { paymentDays } from "../tuna/tuna-bodies.ts";
import {
  echo,
  rememberedAnswers,
  type StubAnswer,
  type StubFailure,
  type StubRequest,
  type StubServer,
  startStubServer,
} from "./stub-server.ts";

type SentRefund = {
  PartnerUniqueID: string;
  PaymentDate: string;
  CancelAll?: boolean;
  CardsDetail?: { MethodId: number; Amount: number }[];
};

type StubPix = { id: string; amount: number; status: string; day: string };

export type TunaServer = StubServer & {
  payments: Map<string, StubPix>;
  /** What went back of each payment, in major units. */
  refunded: Map<string, number>;
  /** Whether `Status` returns the amount too: Tuna documents neither. */
  tellsAmount: boolean;
  setStatus(id: string, status: string, amount?: number): void;
  /** Tuna's notification of a changed payment: unsigned. */
  callback(id: string, notificationId?: number): string;
};

/** Simulates Tuna's four calls. Counts sessions; refuses a session that was not opened. */
export async function startTunaServer(
  keys: { account: string; appToken: string },
  clock: () => Date,
): Promise<TunaServer> {
  const payments = new Map<string, StubPix>();
  const sessions = new Set<string>();
  const remember = rememberedAnswers();
  const find = (id: string) => {
    const payment = payments.get(id);
    if (!payment) throw new Error("no such payment");
    return payment;
  };
  const stub = await startStubServer((request, failure) => {
    const { headers, path } = request;
    const isOurs =
      headers["x-tuna-account"] === keys.account && headers["x-tuna-apptoken"] === keys.appToken;
    if (!isOurs) return { status: 401, body: { code: -1, message: echo(request) } };
    if (failure === "429") return { status: 429, body: { message: echo(request) } };
    // A creation keeps even a 500 under its key.
    if (failure === "500" && path !== "/api/Payment/Init") return broken(request);
    const body = JSON.parse(request.body);
    switch (path) {
      case "/api/Token/NewSession":
        return openSession(body);
      case "/api/Payment/Init":
        return remember(headers["idempotency-key"] ?? "", "", () => init(request, body, failure));
      case "/api/Payment/Cancel":
        return refund(request, body, failure);
      case "/api/Payment/Status":
        return status(body);
      default:
        return { status: 404, body: {} };
    }
  });

  function openSession({ customer }: { customer?: { id?: string; email?: string } }): StubAnswer {
    if (!customer?.id || !customer.email?.includes("@")) stub.faults.push("customer");
    const sessionId = `session-${sessions.size + 1}`;
    sessions.add(sessionId);
    return { status: 200, body: { code: 1, sessionId } };
  }

  // biome-ignore lint/suspicious/noExplicitAny: the body comes from a request.
  function init(request: StubRequest, body: any, failure: StubFailure): StubAnswer {
    if (failure === "500") return broken(request);
    if (failure === "refused") return { status: 200, body: { code: -27, message: echo(request) } };
    if (!sessions.has(body.TokenSession)) return { status: 200, body: { code: -3 } };
    const [method] = body.PaymentData.PaymentMethods;
    if (method.PaymentMethodType !== "D" || method.Installments !== 1) stub.faults.push("method");
    const sum = body.PaymentItems.Items.reduce(
      (total: number, { Amount, ItemQuantity }: { Amount: number; ItemQuantity: number }) =>
        total + Amount * ItemQuantity,
      0,
    );
    if (Math.abs(sum - method.Amount) > 0.001) stub.faults.push("items");
    if (!request.headers["idempotency-key"]) stub.faults.push("key");
    const id = body.PartnerUniqueID;
    const [day = ""] = paymentDays(clock());
    payments.set(id, { id, amount: method.Amount, status: "P", day });
    const pixInfo = {
      qrImage: "https://tracker.test/pixel.png",
      qrContent: `00020126${id}6304ABCD`,
    };
    const methods = [{ methodId: 0, methodType: "D", status: "P", pixInfo }];
    return { status: 200, body: { code: 1, status: "P", paymentKey: `key-${id}`, methods } };
  }

  function refund(request: StubRequest, body: SentRefund, failure: StubFailure): StubAnswer {
    if (failure === "refused") return { status: 200, body: { code: -31, message: echo(request) } };
    const payment = payments.get(body.PartnerUniqueID);
    if (!payment || payment.day !== body.PaymentDate) return { status: 200, body: { code: -1 } };
    const sent = body.CancelAll ? payment.amount : (body.CardsDetail?.[0]?.Amount ?? 0);
    const back = (tuna.refunded.get(payment.id) ?? 0) + sent;
    if (back > payment.amount) return { status: 200, body: { code: -32 } };
    tuna.refunded.set(payment.id, back);
    payment.status = back === payment.amount ? "3" : "9";
    return { status: 200, body: { code: 1, status: payment.status, operationId: `op-${back}` } };
  }

  function status(body: Record<string, string>): StubAnswer {
    const { PartnerUniqueID = "", PaymentDate, AppToken, Account } = body;
    if (AppToken !== keys.appToken || Account !== keys.account) stub.faults.push("account");
    const payment = payments.get(PartnerUniqueID);
    if (!payment || payment.day !== PaymentDate) return { status: 200, body: { code: -1 } };
    const { id, amount } = payment;
    const reported = tuna.tellsAmount ? { amount } : {};
    return {
      status: 200,
      body: { code: 1, status: payment.status, partnerUniqueId: id, ...reported },
    };
  }

  const tuna: TunaServer = Object.assign(stub, {
    payments,
    refunded: new Map<string, number>(),
    tellsAmount: false,
    setStatus(id: string, to: string, amount = find(id).amount) {
      Object.assign(find(id), { status: to, amount });
    },
    callback(id: string, notificationId = 21_636) {
      const { amount, status: statusId } = find(id);
      const methods = [{ methodType: "D", status: statusId, methodId: 0, operationAmount: amount }];
      const facts = { id: notificationId, paymentKey: `key-${id}`, partnerUniqueId: id };
      return JSON.stringify({ ...facts, statusId, amount, methods });
    },
  });
  return tuna;
}

function broken(request: StubRequest): StubAnswer {
  return { status: 500, body: { message: echo(request) } };
}
