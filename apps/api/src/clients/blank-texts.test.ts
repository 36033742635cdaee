import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cancelOrder } from "../order-calls/cancel-order.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import {
  CASH_PAYMENT,
  createDraft,
  createPlacedOrder,
  createVisitor,
  patchOrder,
  refusalBody,
  tacoCombo,
} from "../testing/order-flow.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const BLANK = ["\u200b", "\u00a0\u200d\ufeff", "\u3164", "\u2800", "\u00ad\u200e"];

const invalidField = (path: string) =>
  refusalBody(422, "invalid_body", { errors: [{ path }] as never });

test.each(["Ana\r\nPAID", "Ana\tRíos", "Ana\u2028Ríos"])(
  "a customer's name of several lines, %j, is refused",
  async (name) => {
    const path = "/ms-clients/public/companies/tacos/clients";
    const body = { name, country_calling_code: "52", phone_number: "5512345678" };
    expect(await api.send("POST", path, { body })).toMatchObject(invalidField("name"));
  },
);

test.each(BLANK)("a name of only invisible characters, %j, is refused", async (name) => {
  const path = "/ms-clients/public/companies/tacos/clients";
  const body = { name, country_calling_code: "52", phone_number: "5512345678" };
  expect(await api.send("POST", path, { body })).toMatchObject(invalidField("name"));
  expect(await api.send("POST", path, { body: { ...body, name: `${name}Ana` } })).toMatchObject({
    status: 201,
  });
});

test.each(BLANK)(
  "an address of only invisible characters, %j, is refused, and such a complement or reference is stored as null",
  async (text) => {
    const { client, cookie } = await createVisitor(api);
    const path = "/ms-clients/public/addresses";
    const body = { client_id: client.id, address: text };
    expect(await api.send("POST", path, { body, cookie })).toMatchObject(invalidField("address"));
    const beside = { client_id: client.id, address: "Oslo 3", complement: text, reference: text };
    expect(await api.send("POST", path, { body: beside, cookie })).toMatchObject({
      status: 201,
      body: { complement: null, reference: null },
    });
  },
);

test.each(BLANK)(
  "an abuse report with a blank reason or description, %j, is refused, and a blank contact is stored as null",
  async (text) => {
    const path = "/ms-companies/public/companies/site-abuse-report";
    const body = { company_id: "tacos", reason: "other", description: "Not a restaurant" };
    for (const field of ["reason", "description"]) {
      expect(await api.send("POST", path, { body: { ...body, [field]: text } })).toMatchObject(
        invalidField(field),
      );
    }
    await api.send("POST", path, { body: { ...body, contact: text } });
    const stored = await api.db.selectFrom("abuse_reports").select("contact").execute();
    expect(stored).toEqual([{ contact: null }]);
  },
);

test.each(BLANK)("blank comments and cancel reasons, %j, are stored as null", async (text) => {
  const { body } = await createDraft(api, { combos: [{ ...tacoCombo(), comment: text }] });
  await patchOrder(api, body.id, { ...CASH_PAYMENT, comment: text });
  const cancelled = await cancelOrder(api.deps, "tacos", body.id, text);
  expect(cancelled).toMatchObject({
    comment: null,
    cancel_reason: null,
    combos: [{ comment: null }],
  });
});

test("a rating's comment of only invisible characters is stored as null", async () => {
  const order = await createPlacedOrder(api);
  await api.db.updateTable("orders").set({ status: "DELIVERED" }).execute();
  const body = { order_id: order.id, score: 5, comment: "\u200b \u2800" };
  const path = "/ms-clients/public/companies/tacos/order-ratings";
  expect(await api.send("POST", path, { body })).toMatchObject({
    status: 201,
    body: { comment: null },
  });
});
