import { calls } from "@comanda/contract/calls/call-table";
import { parseAnswer } from "@comanda/contract/calls/parse-answer";
import { problems } from "@comanda/contract/calls/problems";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { type MalformedRequest, malformedRequests } from "../testing/malformed-requests.ts";
import { createDraft, createVisitor } from "../testing/order-flow.ts";
import { createKnownVisitor } from "../testing/personal-data.ts";
import type { RequestSubjects } from "../testing/request-per-call.ts";
import { foreignCompany, smallCompany } from "../testing/small-company.ts";

/** Of the generated requests; a failure prints it with the path to the failing case. */
const SEED = 20_261_123;

/**
 * Requests run one after the other. On the second database fewer are enough: only its driver
 * differs.
 */
const embedded = !process.env.TEST_DATABASE_URL;
const RUNS = embedded ? 10_000 : 2_500;

let api: TestApp;
let subjects: RequestSubjects[];
let cookies: string[];
beforeAll(async () => {
  api = await createTestApp([smallCompany(), foreignCompany()]);
  const ana = await createKnownVisitor(api);
  const other = await createVisitor(api);
  cookies = [ana.cookie, other.cookie];
  const drafts = await Promise.all(Array.from({ length: 24 }, () => createDraft(api)));
  const ownOrders = Object.values(ana.orders);
  const orders = [...ownOrders, ...ownOrders, ...drafts.map(({ body }) => body.id), "nobody"];
  // Half of the drafts stay drafts, because this payment method does not exist; every fifth uses an
  // unknown product.
  subjects = orders.map((id, index) => ({
    ...ana.subjects(id),
    ...(index % 2 ? { paymentMethodId: "bitcoin" } : {}),
    ...(index % 5 === 3 ? { productId: "nothing" } : {}),
  }));
  const [unknownSubject] = subjects.map((about) => ({
    ...about,
    clientId: "nobody",
    companyId: "burgers",
  }));
  if (unknownSubject)
    subjects.push(unknownSubject, { ...unknownSubject, companyId: "nobody", host: "nowhere" });
});
afterAll(() => api.close());

/** Sends a request, validates the answer by the contract, and returns its code or status. */
async function check({ call, path, init }: MalformedRequest): Promise<string> {
  const response = await api.raw(path, init);
  const { status, headers } = response;
  const text = await response.text();
  if (status < 400) {
    if (init.method === "HEAD") return "HEAD";
    expect(text ? status : 204).toBe(status);
    if (text && calls[call].status === status) parseAnswer(call, JSON.parse(text));
    return `${status}`;
  }
  expect(headers.get("content-type")).toBe("application/problem+json");
  expect(headers.get("cache-control") ?? "no-store").toBe("no-store");
  expect(text).not.toMatch(/\.ts:\d|node_modules|syntax error|relation "|violates/);
  if (init.method === "HEAD") return "HEAD";
  const problem = JSON.parse(text);
  expect(problem).toMatchObject({ status, request_id: headers.get("x-request-id") });
  expect(problems).toHaveProperty(problem.code);
  expect(problems[problem.code as keyof typeof problems].status).toBe(status);
  if (status >= 500) expect(problem.code, text).toBe("payment_provider_offline");
  return problem.code;
}

/** Seconds of work, and many times that on a busy machine. */
const timeout = 180_000;

test(`each of ${RUNS} malformed requests is answered as the contract says`, {
  timeout,
}, async () => {
  const answers = new Set<string>();
  const property = fc.asyncProperty(malformedRequests(subjects, cookies), async (request) => {
    answers.add(await check(request));
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
  expect(api.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  if (!embedded) return;
  // The requests must have reached the handlers and every kind of refusal.
  expect([...answers]).toEqual(
    expect.arrayContaining([
      ...[
        "200",
        "201",
        "204",
        "invalid_params",
        "invalid_body",
        "malformed_json",
        "payload_too_large",
      ],
      ...["unsupported_media_type", "route_not_found", "method_not_allowed", "company_not_found"],
      ...["order_not_found", "client_not_found", "product_not_found", "invalid_modifiers"],
      ...["order_not_editable", "payment_method_not_found", "idempotency_key_reused"],
      ...["order_not_delivered", "already_rated", "rating_not_found"],
      ...["payment_not_found"],
    ]),
  );
});
