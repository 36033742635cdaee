import { createHmac } from "node:crypto";
import {
  echo,
  rememberedAnswers,
  type StubAnswer,
  type StubFailure,
  type StubRequest,
  type StubServer,
  startStubServer,
} from "./stub-server.ts";

type StubDeposit = {
  deposit_id: number;
  invoice_id: string;
  currency: string;
  local_amount: number | null;
  amount?: number;
  status: string;
};

export type D24Server = StubServer & {
  deposits: Map<string, StubDeposit>;
  setStatus(id: string, status: string, more?: Partial<StubDeposit>): void;
  /** D24's notification of a changed deposit: its number, unsigned. */
  notification(id: string): string;
};

const FIELDS =
  "invoice_id amount currency country payer payment_method language description back_url success_url error_url notification_url mobile".split(
    " ",
  );

/** Simulates D24's deposits. Leaves out a deposit's `user_id`, fees and the like. */
export async function startD24Server(keys: {
  login: string;
  apiSignature: string;
}): Promise<D24Server> {
  const deposits = new Map<string, StubDeposit>();
  const remember = rememberedAnswers();
  const stub = await startStubServer((request, failure) => {
    if (!isSigned(request, keys)) return no(401, request);
    if (failure === "429") return no(429, request);
    if (request.method === "POST" && request.path === "/v3/deposits") {
      const key = request.headers["x-idempotency-key"];
      if (!key) stub.faults.push("key");
      return remember(key ?? "", "", () => create(request, failure));
    }
    return failure === "500" ? no(500, request) : show(request);
  });

  function show(request: StubRequest): StubAnswer {
    const [, id = ""] = /^\/v3\/deposits\/(\d+)$/u.exec(request.path) ?? [];
    const deposit = deposits.get(id);
    return deposit ? { status: 200, body: { country: "PE", ...deposit } } : no(404, request);
  }

  function create(request: StubRequest, failure: StubFailure): StubAnswer {
    if (failure === "500") return no(500, request);
    if (failure === "refused") return no(400, request);
    const body = JSON.parse(request.body);
    const missing = FIELDS.filter((name) => body[name] === undefined || body[name] === "");
    stub.faults.push(...missing);
    if (!/^\d+(\.\d\d)?$/u.test(body.amount)) stub.faults.push("amount");
    const deposit_id = 300_000_000 + deposits.size + 1;
    const { invoice_id, currency } = body;
    const local_amount = Number(body.amount);
    const deposit = { deposit_id, invoice_id, currency, local_amount, status: "CREATED" };
    deposits.set(String(deposit_id), deposit);
    const redirect_url = `https://checkout-stg.directa24.com/v1/checkout/${deposit_id}`;
    const ids = { deposit_id, user_id: body.payer.id, merchant_invoice_id: invoice_id };
    return { status: 200, body: { checkout_type: "HOSTED", redirect_url, ...ids } };
  }

  return Object.assign(stub, {
    deposits,
    setStatus(id: string, status: string, more: Partial<StubDeposit> = {}) {
      Object.assign(deposits.get(id) ?? {}, { status, ...more });
    },
    notification: (id: string) => JSON.stringify({ deposit_id: Number(id) }),
  });
}

/** Computes the signature from the request, not with the adapter's own function. */
function isSigned(
  { headers, body }: StubRequest,
  { login, apiSignature }: { login: string; apiSignature: string },
): boolean {
  const date = headers["x-date"] ?? "";
  const mac = createHmac("sha256", apiSignature);
  for (const part of [date, login, body]) mac.update(part);
  const isDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u.test(date);
  const isRight = headers.authorization === `D24 ${mac.digest("hex")}`;
  return isDate && isRight && headers["x-login"] === login;
}

function no(status: number, request: StubRequest): StubAnswer {
  return { status, body: { code: status, description: echo(request), type: "STUB" } };
}
