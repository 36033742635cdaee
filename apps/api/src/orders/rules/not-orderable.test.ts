import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import {
  createDraft,
  createVisitor,
  patchOrder,
  refusalBody,
  specialCombo,
  stockOf,
  type Visitor,
} from "../../testing/order-flow.ts";
import { changedCompany, type SmallCompany, smallCompany } from "../../testing/small-company.ts";

type Row = {
  what: string;
  /** The restaurant's change. */
  change: (file: SmallCompany) => void;
  order?: Record<string, unknown>;
  reasons: object[];
  nextAt?: string;
};

let api: TestApp;
let ana: Visitor;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  ana = await createVisitor(api);
  const home = { company_id: "tacos", id: "home", client_id: ana.client.id, address: "Calle 1" };
  await api.db.insertInto("addresses").values(home).execute();
});
afterAll(() => api.close());

const weekdays = { monday: { hours: [{ open: "09:00", close: "17:00" }] } };
const MONDAY = "2026-03-16T15:00:00.000Z";
const table = { service_type: "TABLE", table_id: "tacos-table-4" };
const nothing = { active: false };

const rows: Row[] = [
  {
    what: "the restaurant is closed",
    change: ({ company }) => {
      company.business_hours_settings = weekdays;
    },
    reasons: [{ code: "closed", opensAt: MONDAY }],
    nextAt: MONDAY,
  },
  {
    what: "it is closed for good",
    change: ({ company }) => {
      company.business_hours_settings = { monday: { ...weekdays.monday, is_active: false } };
    },
    reasons: [{ code: "closed", opensAt: null }],
  },
  {
    what: "today is a date that differs",
    change: ({ company }) => {
      company.special_dates = [{ date: "2026-03-14", name: "Holiday", hours: [] }];
    },
    reasons: [{ code: "closed", opensAt: "2026-03-15T06:00:00.000Z" }],
    nextAt: "2026-03-15T06:00:00.000Z",
  },
  {
    what: "the service type is paused",
    change: ({ ecommerce_settings }) => {
      ecommerce_settings.takeaway = { active: true, disabled_until: "2026-03-14T19:00:00Z" };
    },
    reasons: [{ code: "type_paused", until: "2026-03-14T19:00:00.000Z" }],
    nextAt: "2026-03-14T19:00:00.000Z",
  },
  {
    what: "it is paused, and closed when the pause ends",
    change: ({ company, ecommerce_settings }) => {
      company.business_hours_settings = {
        ...weekdays,
        saturday: { hours: [{ open: "09:00", close: "13:00" }] },
      };
      ecommerce_settings.takeaway = { active: true, disabled_until: "2026-03-14T20:00:00Z" };
    },
    reasons: [{ code: "type_paused", until: "2026-03-14T20:00:00.000Z" }],
    nextAt: MONDAY,
  },
  {
    what: "the service type is not offered",
    change: ({ ecommerce_settings }) => {
      ecommerce_settings.takeaway = nothing;
    },
    reasons: [{ code: "type_inactive" }],
  },
  {
    what: "the plan's orders of this month are used up",
    change: ({ company }) => {
      company.current_subscriptions = [{ name: "starter", monthly_orders_limit: 100 }];
      company.order_limit_usage_count = 100;
    },
    reasons: [{ code: "plan_limit_reached" }],
  },
  {
    what: "the checkout is read-only",
    change: ({ ecommerce_settings }) => {
      ecommerce_settings.checkout_type = "READONLY";
    },
    reasons: [{ code: "read_only" }],
  },
  {
    what: "there are no order types",
    change: ({ ecommerce_settings }) => {
      for (const type of ["table", "onsite", "takeaway", "delivery"] as const) {
        ecommerce_settings[type] = nothing;
      }
    },
    reasons: [{ code: "read_only" }, { code: "type_inactive" }],
  },
  ...["advanced", "premium", "elite", "PREMIUM"].map((highest_plan) => ({
    what: `the ${highest_plan} plan has lapsed`,
    change: ({ company }: SmallCompany) => {
      company.current_subscriptions = [{ name: "free" }];
      company.highest_plan = highest_plan;
    },
    reasons: [{ code: "read_only" }],
  })),
  ...[null, "", "+ ()"].map((whatsapp) => ({
    what: `orders go by chat, to the number ${JSON.stringify(whatsapp)}`,
    change: ({ company, ecommerce_settings }: SmallCompany) => {
      ecommerce_settings.checkout_type = "WHATSAPP";
      company.whatsapp = whatsapp;
    },
    reasons: [{ code: "chat_without_whatsapp" }],
  })),
  {
    what: "the delivery's minimum is not reached",
    change: ({ ecommerce_settings }) => {
      ecommerce_settings.delivery = { active: true, minimum_amount_to_allow: "100.01" };
    },
    order: { service_type: "DELIVERY", client_id: true, address_id: "home" },
    reasons: [{ code: "below_minimum", minimum: 100.01, missing: 0.01 }],
  },
  {
    what: "the table's QR code leads elsewhere now",
    change: (file) => {
      file.qrs = [{ id: "tacos-table-4", name: "Terrace", ordering_type: "ONSITE" }];
    },
    order: table,
    reasons: [{ code: "qr_required" }],
  },
  {
    what: "tables are not served",
    change: ({ ecommerce_settings }) => {
      ecommerce_settings.table = nothing;
    },
    order: table,
    reasons: [{ code: "type_inactive" }],
  },
  {
    what: "on site there is no ordering by QR code",
    change: ({ ecommerce_settings }) => {
      ecommerce_settings.onsite = { active: true, onsite_qr_ordering: false };
    },
    order: { service_type: "ONSITE", client_id: true },
    reasons: [{ code: "type_inactive" }],
  },
];

test.each(rows)("no order is drafted, nor an earlier draft placed, when $what", async (row) => {
  const { cookie, client } = ana;
  const { change, reasons, nextAt = null, order = {} } = row;
  const ofAna = "client_id" in order ? { client_id: client.id } : {};
  const body = { combos: [specialCombo()], ...order, ...ofAna };
  const allowed = smallCompany();
  allowed.ecommerce_settings.delivery = { active: true };
  await api.store(allowed);
  const made = await createDraft(api, body, { cookie });
  expect(made).toMatchObject({ status: 201, body: { status: "INITIATED" } });

  change(allowed);
  await api.store(allowed);
  // A minute later, so that it is not a double tap.
  api.now = new Date(api.now.getTime() + 60_000);
  const refused = refusalBody(409, "not_orderable", { next_at: nextAt });
  for (const answer of [
    await createDraft(api, body, { cookie }),
    await patchOrder(api, made.body.id, undefined, { cookie }),
  ]) {
    expect(answer).toMatchObject(refused);
    expect(answer.body.reasons).toEqual(reasons);
  }
  const stored = await api.db.selectFrom("orders").select(["id", "status"]).execute();
  expect(stored).toEqual([{ id: made.body.id, status: "INITIATED" }]);
  expect(await stockOf(api, "special-1")).toBe(50);
  expect(api.published).toEqual([]);
});

test.each([
  ["a table without its QR code", { service_type: "TABLE" }, [{ code: "qr_required" }]],
  [
    "a table by a title",
    { service_type: "TABLE", order_title: "Table 4" },
    [{ code: "qr_required" }],
  ],
])("no draft of %s", async (_, body, reasons) => {
  expect((await createDraft(api, body)).body).toMatchObject({ code: "not_orderable", reasons });
});

test.each([["infinity"], ["onboarding"], [null]])(
  "a free company whose highest plan was %s takes orders",
  async (highest_plan) => {
    await api.store(
      changedCompany(({ company }) => {
        company.highest_plan = highest_plan;
      }),
    );
    const { body } = await createDraft(api);
    expect(await patchOrder(api, body.id)).toMatchObject({
      status: 200,
      body: { status: "PENDING" },
    });
  },
);
