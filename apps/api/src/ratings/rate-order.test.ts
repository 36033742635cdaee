import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cancelOrder } from "../order-calls/cancel-order.ts";
import { advanceOrder } from "../orders/advance-order.ts";
import { createTestApp, type TestApp, type TestRequest } from "../testing/create-test-app.ts";
import {
  createDraft,
  createVisitor,
  patchOrder,
  refusalBody,
  tacoCombo,
  type Visitor,
} from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import type { Rating } from "./rate-order.ts";

let api: TestApp;
let ana: Visitor;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), smallCompany("burgers")]);
  ana = await createVisitor(api);
  await api.keep();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const ratings = (companyId: string) => `/ms-clients/public/companies/${companyId}/order-ratings`;

function rate(orderId: string, body: object = {}, request: TestRequest = {}, companyId = "tacos") {
  return api.send<Rating>("POST", ratings(companyId), {
    cookie: ana.cookie,
    ...request,
    body: { order_id: orderId, score: 5, comment: "Great tacos", ...body },
  });
}

const read = (orderId: string, cookie: string | null = ana.cookie) =>
  api.send<Rating>("GET", `${ratings("tacos")}/${orderId}`, { cookie });

/** Creates an order of Ana's, or without a client, advanced to a status. */
async function createOrderIn(status: string, client: Visitor | null = ana): Promise<string> {
  const body = { combos: [tacoCombo()], client_id: client?.client.id ?? null };
  const { body: order } = await createDraft(api, body, { cookie: client?.cookie ?? null });
  if (status === "INITIATED") return order.id;
  await patchOrder(api, order.id);
  for (let now = "PENDING"; now !== status; ) {
    const moved = await advanceOrder(api.deps, "tacos", order.id);
    if (!("status" in moved)) throw new Error(`an order never is ${status}`);
    now = moved.status;
  }
  return order.id;
}

test.each(["DELIVERED", "FINALIZED"])("an order that is %s can be rated", async (status) => {
  const id = await createOrderIn(status);
  expect(await read(id)).toMatchObject(refusalBody(404, "rating_not_found"));
  const { status: made, body } = await rate(id, { score: 4, comment: "  Cold, but good " });
  expect({ made, body }).toMatchObject({
    made: 201,
    body: { order_id: id, score: 4, comment: "Cold, but good", created_at: api.now.toISOString() },
  });
  expect(await read(id)).toMatchObject({ status: 200, body });
});

test.each(["INITIATED", "PENDING", "PREPARING", "READY"])(
  "an order that is %s cannot be rated",
  async (status) => {
    const id = await createOrderIn(status);
    expect(await rate(id)).toMatchObject(refusalBody(409, "order_not_delivered"));
    expect(await read(id)).toMatchObject(refusalBody(404, "rating_not_found"));
  },
);

test("a cancelled order cannot be rated", async () => {
  const id = await createOrderIn("PENDING");
  await cancelOrder(api.deps, "tacos", id, null);
  expect(await rate(id)).toMatchObject(refusalBody(409, "order_not_delivered"));
});

test("an order is rated once, and a second rating changes nothing", async () => {
  const id = await createOrderIn("DELIVERED");
  await rate(id);
  expect(await rate(id)).toMatchObject(refusalBody(409, "already_rated"));
  expect(await rate(id, { score: 1 })).toMatchObject(refusalBody(409, "already_rated"));
  expect((await read(id)).body.score).toBe(5);
});

test("one of eight ratings at once is stored", async () => {
  const id = await createOrderIn("DELIVERED");
  const answers = await Promise.all([1, 2, 3, 4, 5, 1, 2, 3].map((score) => rate(id, { score })));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  const rated = answers.find(({ status }) => status === 201)?.body;
  expect((await read(id)).body).toEqual(rated);
});

test("a repeated idempotency key gives the same rating", async () => {
  const id = await createOrderIn("DELIVERED");
  const request = { headers: { "idempotency-key": "a1" } };
  const [one, two] = await Promise.all([rate(id, {}, request), rate(id, {}, request)]);
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(two.body).toEqual(one.body);
});

test("only the order's own device rates it and reads the comment", async () => {
  const id = await createOrderIn("DELIVERED");
  const { cookie } = await createVisitor(api);
  const refused = refusalBody(404, "order_not_found");
  expect(await rate(id, {}, { cookie: null })).toMatchObject(refused);
  expect(await rate(id, {}, { cookie })).toMatchObject(refused);
  expect(await rate(id, {}, {}, "burgers")).toMatchObject(refused);
  await rate(id);
  for (const stranger of [null, cookie]) {
    expect(await read(id, stranger)).toMatchObject({
      status: 200,
      body: { comment: null, score: 5 },
    });
  }
});

test("an order without a client is rated by its id alone", async () => {
  const id = await createOrderIn("DELIVERED", null);
  expect(await rate(id, {}, { cookie: null })).toMatchObject({ status: 201 });
  expect((await read(id)).body).toMatchObject({ score: 5, comment: null });
});

test.each([
  [{ score: 0 }, "score"],
  [{ score: 6 }, "score"],
  [{ score: 4.5 }, "score"],
  [{ score: "5" }, "score"],
  [{ comment: "x".repeat(501) }, "comment"],
  [{ order_id: "a b" }, "order_id"],
])("the rating %j is refused", async (body, path) => {
  const id = await createOrderIn("DELIVERED");
  expect(await rate(id, body)).toMatchObject(
    refusalBody(422, "invalid_body", { errors: [expect.objectContaining({ path })] }),
  );
});

test("an unknown order cannot be rated", async () => {
  expect(await rate("nothing")).toMatchObject(refusalBody(404, "order_not_found"));
  expect(await read("nothing")).toMatchObject(refusalBody(404, "order_not_found"));
  expect(await rate("nothing", {}, {}, "nobody")).toMatchObject(
    refusalBody(404, "company_not_found"),
  );
});
