import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import {
  CASH_PAYMENT,
  createDraft,
  createVisitor,
  patchOrder,
  refusalBody,
  specialCombo,
  type Visitor,
} from "../../testing/order-flow.ts";
import { type CompanyFile, smallCompany } from "../../testing/small-company.ts";

type Delivery = NonNullable<CompanyFile["ecommerce_settings"]["delivery"]>;

let api: TestApp;
let ana: Visitor;
let addressId: string;
beforeAll(async () => {
  api = await createTestApp([delivering({})]);
});
beforeEach(async () => {
  await api.reset();
  ana = await createVisitor(api);
  const body = { client_id: ana.client.id, address: "Durango 200", complement: "4B" };
  const address = await api.send<{ id: string }>("POST", "/ms-clients/public/addresses", {
    body,
    cookie: ana.cookie,
  });
  addressId = address.body.id;
});
afterAll(() => api.close());

/** Returns the small company with a fixed delivery price of 35.50, free from 500.00 on. */
function delivering(settings: Delivery): CompanyFile {
  const file = smallCompany();
  const prices = { type: "fixed", fixed: { price: 35.5 } };
  const delivery = { active: true, minimum_amount_for_free: 500, prices, ...settings };
  file.ecommerce_settings.delivery = { minimum_amount_to_allow: 200, ...delivery };
  return file;
}

const COST = "/ms-companies/public/companies/tacos/delivery-area-cost";

function order(quantity: number, body: object = {}) {
  const to = { client_id: ana.client.id, address_id: addressId, combos: [specialCombo(quantity)] };
  return createDraft(api, { service_type: "DELIVERY", ...to, ...body }, { cookie: ana.cookie });
}

test("a fixed delivery price is the same for every address", async () => {
  const cost = { area_price: 35.5, area_id: null, area_name: null };
  for (const query of ["", "?latitude=19.4&longitude=-99.1", "?area_id=&latitude="]) {
    expect(await api.send("GET", COST + query)).toMatchObject({ status: 200, body: cost });
  }
});

test.each([{ type: "to_be_defined" }, {}, null])("with prices %j it is 0", async (prices) => {
  await api.store(delivering({ prices }));
  expect(await api.send("GET", COST)).toMatchObject({ status: 200, body: { area_price: 0 } });
  expect(await order(2)).toMatchObject({ status: 201, body: { delivery_price: 0, total: 200 } });
});

test("an invalid position is refused", async () => {
  for (const query of [
    ...["latitude=91&longitude=0", "longitude=x", "latitude=NaN&longitude=0", "area_id=a%20b"],
    ...["latitude=1e3&longitude=0", "latitude=1", "longitude=1", "latitude=Infinity&longitude=1"],
  ]) {
    expect(await api.send("GET", `${COST}?${query}`)).toMatchObject(
      refusalBody(422, "invalid_params"),
    );
  }
});

test("the delivery price of an unknown company is not found", async () => {
  expect(await api.send("GET", COST.replace("tacos", "nobody"))).toMatchObject(
    refusalBody(404, "company_not_found"),
  );
});

test("the server sets the delivery price, and the parts of the total add up", async () => {
  for (const delivery_price of [undefined, 0, -1000, "free", 9999]) {
    const { status, body } = await order(2, { delivery_price });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        delivery_price: 35.5,
        total: 235.5,
        breakdown: { combos: 200, delivery: 35.5, total: 235.5 },
        address: { address: "Durango 200", complement: "4B" },
      },
    });
    const placed = await patchOrder(api, body.id, CASH_PAYMENT, { cookie: ana.cookie });
    expect(placed).toMatchObject({ body: { status: "PENDING", breakdown: { total: 235.5 } } });
  }
});

test("delivery is free from the free minimum on", async () => {
  expect(await order(4)).toMatchObject({ body: { delivery_price: 35.5, total: 435.5 } });
  expect(await order(5)).toMatchObject({ body: { delivery_price: 0, total: 500 } });
});

test("an order without delivery has no delivery price", async () => {
  const { body } = await createDraft(api, { delivery_price: 20 });
  expect(body).toMatchObject({ delivery_price: null, breakdown: { delivery: 0 } });
});

test("a price that has changed since the draft refuses the placement", async () => {
  const { body } = await order(2);
  await api.store(delivering({ prices: { type: "fixed", fixed: { price: 40 } } }));
  expect(await patchOrder(api, body.id, CASH_PAYMENT, { cookie: ana.cookie })).toMatchObject(
    refusalBody(409, "not_orderable", { reasons: [{ code: "price_changed" }] }),
  );
});

test("a lower delivery price beside a new service fee of the same amount is another price", async () => {
  const { body } = await order(2);
  const cheaper = delivering({ prices: { type: "fixed", fixed: { price: 25.5 } } });
  const order_settings = { delivery: { service_fee: { value: 5, optional: false } } };
  await api.store({ ...cheaper, order_settings });
  expect(await patchOrder(api, body.id, CASH_PAYMENT, { cookie: ana.cookie })).toMatchObject(
    refusalBody(409, "not_orderable", { reasons: [{ code: "price_changed" }] }),
  );
});

test("a visitor without the cookie sees the price and not the address", async () => {
  const { body } = await order(2);
  const path = `/ms-orders/public/companies/tacos/orders/${body.id}`;
  const { body: bare } = await api.send("GET", path);
  expect(bare).toMatchObject({ delivery_price: 35.5, address: null, client: null });
  expect(JSON.stringify(bare)).not.toContain("Durango");
});
