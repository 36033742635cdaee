import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import {
  deliveringCompany,
  draftDelivery,
  insertAddressDirectly,
} from "../../testing/delivery-fixture.ts";
import {
  CASH_PAYMENT,
  createDraft,
  createVisitor,
  patchOrder,
  refusalBody,
  specialCombo,
  tacoCombo,
} from "../../testing/order-flow.ts";
import { changedCompany, type SmallCompany } from "../../testing/small-company.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const storeChanged = (change: (file: SmallCompany) => void) => api.store(changedCompany(change));

const closed = { monday: { hours: [{ open: "09:00", close: "17:00" }] } };

test.each([
  ["an unknown company", { company_id: "nobody" }, 404, "company_not_found"],
  ["an unknown QR code", { table_id: "nowhere" }, 404, "qr_not_found"],
  ["an unknown client", { client_id: "nobody" }, 404, "client_not_found"],
  ["an unknown address", { address_id: "nowhere" }, 404, "address_not_found"],
  ["no client where one is required", { service_type: "ONSITE" }, 422, "client_required"],
  [
    "a hidden product",
    { combos: [{ product_id: "hidden", variant_id: "hidden-1", quantity: 1 }] },
    404,
    "product_not_found",
  ],
  [
    "another product's variant",
    { combos: [{ product_id: "special", variant_id: "taco-1", quantity: 1 }] },
    404,
    "product_not_found",
  ],
  [
    "a variant that is not shown",
    { combos: [{ product_id: "other", variant_id: "other-2", quantity: 1 }] },
    404,
    "product_not_found",
  ],
  ["no lines", { combos: [] }, 422, "invalid_body"],
  ["too many of one line", { combos: [tacoCombo(101)] }, 422, "invalid_body"],
  ["more than there is", { combos: [specialCombo(51)] }, 409, "out_of_stock"],
] as const)("no draft of %s", async (_, body, status, code) => {
  expect(await createDraft(api, body)).toMatchObject(refusalBody(status, code));
});

test("a line of 100 is drafted", async () => {
  expect(await createDraft(api, { combos: [tacoCombo(100)] })).toMatchObject({
    status: 201,
    body: { combos: [{ quantity: 100 }] },
  });
});

test.each([
  ["too few", [], "below_min, group_id salsa, min 1, missing 1"],
  [
    "too many of the group",
    [{ modifier_id: "green", quantity: 3 }],
    "above_max, group_id salsa, max 2",
  ],
  [
    "too many of the group together",
    [{ modifier_id: "green", quantity: 2 }, { modifier_id: "red" }],
    "above_max, group_id salsa, max 2",
  ],
  [
    "too many of one",
    [{ modifier_id: "red", quantity: 2 }],
    "modifier_above_max, group_id salsa, modifier_id red, max 1",
  ],
  [
    "too many of one, in two parts",
    [{ modifier_id: "red" }, { modifier_id: "red" }],
    "modifier_above_max, group_id salsa, modifier_id red, max 1",
  ],
  [
    "an unknown one",
    [{ modifier_id: "green" }, { modifier_id: "nothing" }],
    "unknown_modifier, modifier_id nothing",
  ],
  [
    "a hidden one",
    [{ modifier_id: "green" }, { modifier_id: "secret" }],
    "unknown_modifier, modifier_id secret",
  ],
])("modifiers: %s", async (_, modifiers, message) => {
  const answer = await createDraft(api, {
    combos: [specialCombo(), { ...tacoCombo(), modifiers }],
  });
  expect(answer).toMatchObject(
    refusalBody(422, "invalid_modifiers", { errors: [{ path: "combos.1.modifiers", message }] }),
  );
});

test("the modifiers' minimum and maximum apply to each line", async () => {
  const red = { ...tacoCombo(), modifiers: [{ modifier_id: "red" }] };
  expect(await createDraft(api, { combos: [red, red] })).toMatchObject({
    status: 201,
    body: { total: 67 },
  });
  const none = { ...tacoCombo(), modifiers: [] };
  const twice = { ...tacoCombo(), modifiers: [{ modifier_id: "green", quantity: 2 }] };
  expect(await createDraft(api, { combos: [none, twice] })).toMatchObject(
    refusalBody(422, "invalid_modifiers"),
  );
});

test("the refusal of a delivery below the minimum has the missing amount in major units", async () => {
  expect(await createDraft(api, { service_type: "DELIVERY" })).toMatchObject(
    refusalBody(409, "not_orderable", {
      reasons: [
        { code: "below_minimum", minimum: 200, missing: 171.5 },
        { code: "client_required" },
        { code: "address_required" },
      ],
      next_at: null,
    }),
  );
});

test("a delivery needs an address", async () => {
  const { client, cookie } = await createVisitor(api);
  const body = { service_type: "DELIVERY", combos: [specialCombo(2)], client_id: client.id };
  expect(await createDraft(api, body, { cookie })).toMatchObject(
    refusalBody(422, "address_required"),
  );
});

test("a draft is not placed when the restaurant is closed, paused or over its plan's limit", async () => {
  const { body } = await createDraft(api);
  await storeChanged((file) => {
    file.company.business_hours_settings = closed;
    file.company.current_subscriptions = [{ name: "starter", monthly_orders_limit: 0 }];
    file.ecommerce_settings.takeaway = { active: true, disabled_until: "2026-03-20T00:00:00Z" };
  });
  const answer = await patchOrder(api, body.id);
  expect(answer).toMatchObject(refusalBody(409, "not_orderable"));
  expect(answer.body.reasons?.map(({ code }) => code)).toEqual([
    "plan_limit_reached",
    "type_paused",
    "closed",
  ]);
});

test("with scheduling a closed restaurant takes a draft, and places it for an open time", async () => {
  await storeChanged((file) => {
    file.company.business_hours_settings = closed;
    file.ecommerce_settings.takeaway = { active: true, scheduled_orders_enabled: true };
  });
  const { body, status } = await createDraft(api);
  expect(status).toBe(201);
  expect((await patchOrder(api, body.id)).body.reasons).toMatchObject([
    { code: "schedule_required" },
  ]);
  const sunday = { ...CASH_PAYMENT, scheduled_delivery_date: "2026-03-15T18:00:00+00:00" };
  expect((await patchOrder(api, body.id, sunday)).body.reasons).toMatchObject([
    { code: "schedule_closed" },
  ]);
  const monday = { ...CASH_PAYMENT, scheduled_delivery_date: "2026-03-16T18:00:00+00:00" };
  expect(await patchOrder(api, body.id, monday)).toMatchObject({
    status: 200,
    body: { status: "PENDING", scheduled_delivery_date: "2026-03-16T18:00:00.000Z" },
  });
});

test("a scheduled delivery is accepted from the average delivery time after the opening", async () => {
  const ana = await createVisitor(api);
  const file = deliveringCompany(
    {},
    {
      prices: { type: "fixed", fixed: { price: 35 } },
      scheduled_orders_enabled: true,
      average_time: "25-35",
    },
  );
  file.company.business_hours_settings = closed;
  await api.store(file);
  const address = await insertAddressDirectly(api, ana, { latitude: 19.42, longitude: -99.16 });
  const { body, status } = await draftDelivery(api, ana, address);
  expect(status).toBe(201);
  const at = (time: string) => ({
    ...CASH_PAYMENT,
    scheduled_delivery_date: `2026-03-16T${time}:00+00:00`,
  });
  const send = (time: string) => patchOrder(api, body.id, at(time), { cookie: ana.cookie });
  // Opens at 9:00 local time, which is 15:00 UTC.
  expect(await send("15:30")).toMatchObject(
    refusalBody(409, "not_orderable", {
      reasons: [{ code: "schedule_too_soon", minutes: 35 }],
      next_at: null,
    }),
  );
  expect(await send("15:35")).toMatchObject({ status: 200, body: { status: "PENDING" } });
});
