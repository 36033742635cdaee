import { type CallSchemas, callSchemas } from "@comanda/contract/calls/call-schemas";
import type { CallName } from "@comanda/contract/calls/call-table";
import { findCall } from "@comanda/contract/calls/find-call";
import fc from "fast-check";
import { fromSchema } from "./from-schema.ts";
import { randomLook, withLook } from "./random-look.ts";

/** The calls that the pages make about a company. */
const answeredCalls = [
  "readCompany",
  "readEcommerceSettings",
  "listCategories",
  "readOrderSettings",
  "listPaymentMethods",
  "listCoupons",
  "readLoyaltySettings",
  "readQr",
  "readOrder",
] as const satisfies readonly CallName[];

/** A backend's answer to each call, as JSON. */
export type RandomCompany = Record<(typeof answeredCalls)[number], string>;

/** A company of another backend: valid for the contract, and otherwise as odd as possible. */
export const randomCompany: fc.Arbitrary<RandomCompany> = fc.record({
  ...(Object.fromEntries(answeredCalls.map((name) => [name, answerArbitrary(name)])) as {
    [Name in keyof RandomCompany]: fc.Arbitrary<string>;
  }),
  readEcommerceSettings: fc
    .tuple(answerArbitrary("readEcommerceSettings"), fc.option(randomLook, { freq: 2 }))
    .map(([text, look]) => (look ? JSON.stringify(withLook(JSON.parse(text), look)) : text)),
  // Another company's code would be refused and never shown.
  readQr: answerArbitrary("readQr").map((qr) =>
    JSON.stringify({ ...JSON.parse(qr), company_id: null }),
  ),
});

function answerArbitrary(name: CallName): fc.Arbitrary<string> {
  const { answer } = callSchemas[name] as CallSchemas;
  if (!answer) throw new Error(`${name} has no answer`);
  return fromSchema(answer).map((answerValue) => JSON.stringify(answerValue));
}

/**
 * Answers a request as the company's backend; the company's id is the first word of its host.
 * Answers 404 for calls that no page makes.
 */
export function respondAs(company: RandomCompany, request: Request): Response {
  const { pathname } = new URL(request.url);
  const name = findCall(request.method, pathname)?.name;
  if (name === "findHost") {
    return Response.json({ company_id: /\/hosts\/([\w-]+)/u.exec(pathname)?.[1] });
  }
  const call = answeredCalls.find((each) => each === name);
  if (call) return json(company[call]);
  if (name === "readHealth") return json('{"status":"ok"}');
  if (name === "countVisit") return new Response(null, { status: 204 });
  return Response.json({ title: "Not here", status: 404, code: "not_found" }, { status: 404 });
}

function json(text: string): Response {
  return new Response(text, { headers: { "content-type": "application/json" } });
}
