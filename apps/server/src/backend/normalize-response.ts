import type { AnswerReader } from "@comanda/contract/answers/read-answer";
import { readStatedAmount } from "@comanda/contract/answers/stated-amount";
import { callSchemas } from "@comanda/contract/calls/call-schemas";
import { findCall, type MatchedCall } from "@comanda/contract/calls/find-call";
import type { Client } from "@comanda/contract/clients/client";
import type { Company } from "@comanda/contract/companies/company";
import type { Category } from "@comanda/contract/companies/menu";
import type { Order } from "@comanda/contract/orders/order";
import { createProblemResponse } from "../http/problem-response.ts";
import { type Asker, missingCallAnswer } from "./answer-missing-calls.ts";
import type { CompanyLookup } from "./company-lookup.ts";
import {
  fillFromRequest,
  fillNamesAndTotals,
  hasIncompleteLines,
  type StatedOrderFields,
} from "./fill-order.ts";
import { type Districts, namesDistrict, withKnownDistricts } from "./known-districts.ts";
import { normalizeProblem } from "./normalize-problem.ts";
import { type ProxiedCall, parseJsonOrText } from "./proxied-call.ts";

export type NormalizeDeps = {
  /** Who gets the answer. */
  asker: Asker;
  readAnswer: AnswerReader;
  /** The companies' menus, for the names of ordered products. */
  menus: Pick<CompanyLookup<Category[]>, "find">;
  /** Reads an order again, where a change of it was answered without one. */
  readOrder: (companyId: string, orderId: string) => Promise<Response>;
  /** The companies' currencies, for orders that name none. */
  currencies: CompanyLookup<Company["currency"]>;
  /** The companies' districts, for addresses that only name one. */
  districts: Pick<CompanyLookup<Districts>, "find">;
  /** Is called for a call that the backend does not have, and that this server answers instead. */
  onMissingCall?: (call: MatchedCall["name"]) => void;
};

/**
 * Normalizes another backend's answer to the contract: adds every field that may be absent on the
 * wire, and removes every field that the contract does not have. The browser has no schemas, and
 * uses the answer as it is; pages get the same. Gives 502 `unreadable_answer` where the answer
 * cannot be normalized, although the backend has carried out the request.
 */
export async function normalizeResponse(
  { method, pathname, requestJson }: ProxiedCall,
  answer: Response,
  deps: NormalizeDeps,
): Promise<Response> {
  const call = findCall(method, pathname);
  if (call && !answer.ok) return answerMissingCall(call, answer, deps) ?? normalizeProblem(answer);
  if (!call || !("answer" in callSchemas[call.name])) return answer;
  const text = await answer.text();
  const rawAnswer =
    text === "" ? await changedOrder(call, requestJson, deps) : parseJsonOrText(text);
  const headers = new Headers(answer.headers);
  // These headers describe the original bytes.
  for (const name of ["content-length", "content-encoding", "etag"]) headers.delete(name);
  const body = await normalizeBody(call, rawAnswer, requestJson, deps);
  if (body === undefined) return unreadableResponse(headers);
  headers.set("content-type", "application/json");
  // A response with a status such as 204 may not have a body, not even an empty one.
  const status = answer.status === 204 || answer.status === 205 ? 200 : answer.status;
  return new Response(JSON.stringify(body), { status, headers });
}

function answerMissingCall(
  { name }: MatchedCall,
  { status }: Response,
  { asker, onMissingCall }: NormalizeDeps,
): Response | undefined {
  const empty = missingCallAnswer(name, status, asker);
  if (empty) onMissingCall?.(name);
  return empty;
}

/** The order that a change was made to, where the answer is empty; undefined for any other call. */
async function changedOrder(
  { name, params }: MatchedCall,
  sent: unknown,
  { readOrder }: NormalizeDeps,
): Promise<unknown> {
  const orderId = params.orderId ?? textField(sent, "order_id");
  const isChange = name === "updateOrder" || name === "applyDiscount";
  if (!isChange || !params.companyId || !orderId) return undefined;
  const answer = await readOrder(params.companyId, orderId).catch(() => null);
  return answer?.ok ? parseJsonOrText(await answer.text()) : undefined;
}

/** Returns the answer in the contract's form; undefined where it cannot be normalized. */
async function normalizeBody(
  { name, params }: MatchedCall,
  rawAnswer: unknown,
  sent: unknown,
  deps: NormalizeDeps,
): Promise<unknown> {
  try {
    const read = deps.readAnswer(name, rawAnswer, params) ?? null;
    if (name === "readCompany" && params.companyId)
      deps.currencies.keep(params.companyId, (read as Company).currency);
    if (CLIENT_CALLS.includes(name))
      return await fillClient(read as Client, params.companyId, deps);
    if (!ORDER_CALLS.includes(name)) return read;
    const order = read as Order;
    const companyId = params.companyId ?? order.company_id ?? textField(sent, "company_id");
    return await fillOrder(order, companyId, statedFieldsOf(rawAnswer, sent, deps), deps);
  } catch {
    return undefined;
  }
}

const ORDER_CALLS: readonly MatchedCall["name"][] = [
  "readOrder",
  "createOrder",
  "updateOrder",
  "applyDiscount",
];

const CLIENT_CALLS: readonly MatchedCall["name"][] = ["createClient", "readClient"];

async function fillClient(
  client: Client,
  companyId: string | undefined,
  { districts }: NormalizeDeps,
): Promise<Client> {
  if (!companyId || !namesDistrict(client)) return client;
  return withKnownDistricts(client, (await districts.find(companyId)) ?? []);
}

async function fillOrder(
  order: Order,
  companyId: string | undefined,
  facts: StatedOrderFields,
  { menus, currencies }: NormalizeDeps,
): Promise<Order | undefined> {
  const whole = fillFromRequest(order, facts);
  const [menu, currency] = await Promise.all([
    companyId && hasIncompleteLines(whole) ? menus.find(companyId) : null,
    whole.currency ?? (companyId ? currencies.find(companyId) : null),
  ]);
  // Without the menu the order is shown without its nameless lines, and lines without prices.
  return fillNamesAndTotals({ ...whole, currency }, menu ?? [], facts);
}

/** Reads the request as an order: its lines have the request's form. */
function statedFieldsOf(
  rawAnswer: unknown,
  sent: unknown,
  { readAnswer }: NormalizeDeps,
): StatedOrderFields {
  const stated = {
    total: readStatedAmount(rawAnswer, "total"),
    delivery: readStatedAmount(rawAnswer, "delivery_price"),
  };
  if (typeof sent !== "object" || sent === null) return { ...stated, requested: null };
  const asOrder = { ...sent, id: "sent", public_id: "sent", status: "INITIATED" };
  return { ...stated, requested: readAnswer("createOrder", asOrder) as Order };
}

function textField(rawAnswer: unknown, name: string): string | undefined {
  if (typeof rawAnswer !== "object" || rawAnswer === null) return;
  const value: unknown = Reflect.get(rawAnswer, name);
  return typeof value === "string" ? value : undefined;
}

/** Keeps the cookies: they identify the visitor. */
function unreadableResponse(headers: Headers): Response {
  const problem = createProblemResponse("unreadable_answer");
  for (const cookie of headers.getSetCookie()) problem.headers.append("set-cookie", cookie);
  return problem;
}
