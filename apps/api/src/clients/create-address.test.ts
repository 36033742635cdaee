import type { ClientAddress } from "@comanda/contract/clients/client";
import { OTHER_DISTRICT_ID } from "@comanda/domain/delivery/price-settings";
import type { InferOutput } from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp, type TestRequest } from "../testing/create-test-app.ts";
import { createVisitor, refusalBody, type Visitor } from "../testing/order-flow.ts";
import { type CompanyFile, smallCompany } from "../testing/small-company.ts";
import { MAX_ADDRESSES } from "./create-address.ts";

let api: TestApp;
let ana: Visitor;
beforeAll(async () => {
  api = await createTestApp([withZones(), { ...smallCompany("burgers") }]);
});
beforeEach(async () => {
  await api.reset();
  ana = await createVisitor(api);
});
afterAll(() => api.close());

function withZones(): CompanyFile {
  const file = smallCompany();
  file.company.delivery_districts = [
    { id: "roma", name: "Roma Norte", price: 30 },
    { id: "far", name: "Far", enabled: false },
  ];
  return file;
}

const HOME = { address: "Durango 200" };

function create(body: object = {}, request: TestRequest = {}) {
  return api.send<InferOutput<typeof ClientAddress>>("POST", "/ms-clients/public/addresses", {
    cookie: ana.cookie,
    ...request,
    body: { client_id: ana.client.id, ...HOME, ...body },
  });
}

async function addresses() {
  const path = `/ms-clients/public/companies/tacos/clients/${ana.client.id}`;
  const { body } = await api.send<Visitor["client"]>("GET", path, { cookie: ana.cookie });
  return body.addresses;
}

test("a created address has an id and is listed with its client", async () => {
  const details = { complement: "4B", reference: "Blue door", latitude: 19.4, longitude: -99.1 };
  const { status, body } = await create(details);
  expect({ status, body }).toMatchObject({ status: 201, body: { ...HOME, ...details } });
  expect(body).toMatchObject({ client_id: ana.client.id, area_id: null, area_name: null });
  expect(await addresses()).toEqual([body]);
});

test("a device cannot add an address to another device's client", async () => {
  const other = await createVisitor(api);
  const refused = refusalBody(404, "client_not_found");
  for (const cookie of [null, other.cookie, "comanda_device=forged.signature"]) {
    expect(await create({}, { cookie })).toMatchObject(refused);
  }
  expect(await create({ client_id: "nobody" })).toMatchObject(refused);
  expect(await addresses()).toEqual([]);
});

test("an address stores the company's name of a listed district, and the customer's text for any other district", async () => {
  const { body } = await create({ area_id: "roma", area_name: "Cheap Street" });
  expect(body).toMatchObject({ area_id: "roma", area_name: "Roma Norte" });
  const file = withZones();
  const prices = { area: { enable_out_of_area: true } };
  file.ecommerce_settings.delivery = { ...file.ecommerce_settings.delivery, prices };
  await api.store(file);
  const other = { area_id: OTHER_DISTRICT_ID, area_name: " Nápoles " };
  expect(await create(other)).toMatchObject({
    status: 201,
    body: { area_id: OTHER_DISTRICT_ID, area_name: "Nápoles" },
  });
});

test.each([
  [{ area_id: "nowhere" }, "area_id"],
  [{ area_id: "far" }, "area_id"],
  [{ area_id: OTHER_DISTRICT_ID }, "area_id"],
  [{ latitude: 19.4 }, "longitude"],
  [{ longitude: -99.1 }, "latitude"],
  [{ latitude: 91, longitude: 0 }, "latitude"],
  [{ address: "   " }, "address"],
  [{ address: "x".repeat(301) }, "address"],
  [{ complement: "evil\u202e" }, "complement"],
])("the address %j is refused", async (body, path) => {
  expect(await create(body)).toMatchObject(
    refusalBody(422, "invalid_body", { errors: [expect.objectContaining({ path })] }),
  );
  expect(await addresses()).toEqual([]);
});

test("a company that sets a label for the complement requires it", async () => {
  const file = withZones();
  file.ecommerce_settings.additional_address_information = "Tower and floor";
  await api.store(file);
  const errors = [expect.objectContaining({ path: "complement" })];
  for (const complement of [null, "  "]) {
    expect(await create({ complement })).toMatchObject(
      refusalBody(422, "invalid_body", { errors }),
    );
  }
  expect(await create({ complement: "B, 4" })).toMatchObject({ status: 201 });
});

test("two requests with one idempotency key create one address, and the key is refused with another body", async () => {
  const request = { headers: { "idempotency-key": "a1" } };
  const [one, two] = await Promise.all([create({}, request), create({}, request)]);
  expect(two.body).toEqual(one.body);
  expect(await create({ complement: "4B" }, request)).toMatchObject(
    refusalBody(422, "idempotency_key_reused"),
  );
  expect(await addresses()).toHaveLength(1);
});

test("simultaneous requests with the same texts and no idempotency key create one address", async () => {
  const answers = await Promise.all([create(), create(), create({ complement: " " })]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  await create({ complement: "4B" });
  expect(await addresses()).toHaveLength(2);
});

test("a client keeps at most 30 addresses, and a new one replaces the oldest", async () => {
  const first = await create();
  for (let floor = 1; floor < MAX_ADDRESSES; floor += 1) {
    await create({ complement: String(floor) });
  }
  expect(await addresses()).toHaveLength(MAX_ADDRESSES);
  await Promise.all([create({ complement: "one more" }), create({ complement: "and another" })]);
  const addressesAfter = await addresses();
  expect(addressesAfter).toHaveLength(MAX_ADDRESSES);
  expect(addressesAfter.map(({ id }) => id)).not.toContain(first.body.id);
});

test("an order cannot use the address of another client", async () => {
  const { body } = await create();
  const other = await createVisitor(api);
  const order = {
    company_id: "tacos",
    service_type: "DELIVERY",
    client_id: other.client.id,
    address_id: body.id,
    combos: [{ product_id: "special", variant_id: "special-1", quantity: 2 }],
  };
  expect(
    await api.send("POST", "/ms-orders/public/orders", { body: order, cookie: other.cookie }),
  ).toMatchObject(refusalBody(404, "address_not_found"));
});
