import { type FoundCall, findCall } from "@comanda/contract/find-call";
import type { Category } from "@comanda/contract/menu";
import type { Order } from "@comanda/contract/orders";
import type { AnswerReader } from "@comanda/contract/reading/read-answer";
import { statedAmount } from "@comanda/contract/reading/stated-amount";
import { schemas } from "@comanda/contract/schemas";
import { type Asked, jsonOrText } from "./asked.ts";
import { lacksNames, type OrderFacts, withSent, withSums } from "./complete-order.ts";
import { problemAnswer } from "./problem-answer.ts";

export type CompletionDeps = {
  read: AnswerReader;
  /** A company's menu, for the names of what was ordered; null where there is none to be had now. */
  menuOf: (companyId: string) => Promise<Category[] | null>;
};

/**
 * Another backend's answer as the contract has it: with everything in it that may be left out on the
 * wire, and nothing that the contract does not know. The browser carries no schemas, and reads what
 * comes from here as it is; pages get the same. Where nothing can be made of it, 502
 * `unreadable_answer`: the request has been taken all the same.
 */
export async function completed(
  { method, pathname, sent }: Asked,
  answer: Response,
  deps: CompletionDeps,
): Promise<Response> {
  const call = findCall(method, pathname);
  if (!call || !answer.ok || !("answer" in schemas[call.name])) return answer;
  const given = jsonOrText(await answer.text());
  const headers = new Headers(answer.headers);
  // They are of the bytes that came.
  for (const name of ["content-length", "content-encoding", "etag"]) headers.delete(name);
  const body = await inShape(call, given, sent, deps);
  if (body === undefined) return unreadable(headers);
  headers.set("content-type", "application/json");
  // A status that has no body may not even be given an empty one.
  const status = answer.status === 204 || answer.status === 205 ? 200 : answer.status;
  return new Response(JSON.stringify(body), { status, headers });
}

/** The answer in the contract's form; undefined where nothing can be made of it. */
async function inShape(
  { name, params }: FoundCall,
  given: unknown,
  sent: unknown,
  deps: CompletionDeps,
): Promise<unknown> {
  try {
    const read = deps.read(name, given, params) ?? null;
    if (!ORDERS.includes(name)) return read;
    const order = read as Order;
    const companyId = params.companyId ?? order.company_id ?? textAt(sent, "company_id");
    return await completeOrder(order, companyId, factsOf(given, sent, deps), deps);
  } catch {
    return undefined;
  }
}

const ORDERS: readonly FoundCall["name"][] = [
  "readOrder",
  "createOrder",
  "updateOrder",
  "applyDiscount",
];

async function completeOrder(
  order: Order,
  companyId: string | undefined,
  facts: OrderFacts,
  { menuOf }: CompletionDeps,
): Promise<Order | undefined> {
  const whole = withSent(order, facts);
  const menu = companyId && lacksNames(whole) ? await menuOf(companyId) : null;
  // Without the menu the order is shown without its nameless lines.
  return withSums(whole, menu ?? [], facts);
}

/** The request is read as an order is: its lines are in the request's form. */
function factsOf(given: unknown, sent: unknown, { read }: CompletionDeps): OrderFacts {
  const stated = {
    total: statedAmount(given, "total"),
    delivery: statedAmount(given, "delivery_price"),
  };
  if (typeof sent !== "object" || sent === null) return { ...stated, sent: null };
  const asOrder = { ...sent, id: "sent", public_id: "sent", status: "INITIATED" };
  return { ...stated, sent: read("createOrder", asOrder) as Order };
}

function textAt(given: unknown, name: string): string | undefined {
  if (typeof given !== "object" || given === null) return;
  const value: unknown = Reflect.get(given, name);
  return typeof value === "string" ? value : undefined;
}

/** Its cookies say who the visitor is: they are kept. */
function unreadable(headers: Headers): Response {
  const problem = problemAnswer("unreadable_answer");
  for (const cookie of headers.getSetCookie()) problem.headers.append("set-cookie", cookie);
  return problem;
}
