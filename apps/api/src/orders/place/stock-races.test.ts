import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cancelOrder } from "../../order-calls/cancel-order.ts";
import { Refusal } from "../../shared/refusal.ts";
import {
  allEnded,
  CONCURRENT_REQUESTS,
  countStatus,
  repeatWhileBusy,
  retryWhileBusy,
  sendConcurrently,
} from "../../testing/concurrent-requests.ts";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import {
  createPlacedOrder,
  modifierStockOf,
  refusalBody,
  createDraft as sendDraft,
  patchOrder as sendPatch,
  specialCombo,
  stockOf,
  tacoCombo,
} from "../../testing/order-flow.ts";
import { smallCompany } from "../../testing/small-company.ts";
import { advanceOrder } from "../advance-order.ts";

/** Takes seconds, and many times longer on a busy machine. */
vi.setConfig({ testTimeout: 180_000 });

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const draft = (...sent: Parameters<typeof sendDraft>) => retryWhileBusy(() => sendDraft(...sent));
const patch = (...sent: Parameters<typeof sendPatch>) => retryWhileBusy(() => sendPatch(...sent));
const cancel = (id = "", reason: string | null = null) =>
  repeatWhileBusy(() => cancelOrder(api.deps, "tacos", id, reason));

/** Imports the small company with this stock of every counted product. */
async function stocked(stock: number): Promise<void> {
  const file = smallCompany();
  for (const product of file.categories.flatMap(({ products }) => products ?? [])) {
    for (const variant of product.product_variants ?? []) {
      if (product.stock_enabled) variant.stock = stock;
    }
    for (const group of product.modifier_groups ?? []) {
      for (const modifier of group.modifiers ?? []) modifier.stock = stock;
    }
  }
  await api.store(file);
}

test(`of ${CONCURRENT_REQUESTS} simultaneous placements exactly 50 succeed when 50 pieces are in stock`, async () => {
  const drafts = await sendConcurrently(CONCURRENT_REQUESTS, () =>
    draft(api, { combos: [specialCombo()] }),
  );
  const answers = await sendConcurrently(CONCURRENT_REQUESTS, (index) =>
    patch(api, drafts[index]?.body.id ?? ""),
  );
  expect(countStatus(answers, 200)).toBe(50);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(CONCURRENT_REQUESTS - 50);
  for (const answer of refused) {
    expect(answer).toMatchObject(
      refusalBody(409, "out_of_stock", {
        lines: [
          { line: 0, product_id: "special", variant_id: "special-1", name: "Special", left: 0 },
        ],
      }),
    );
  }
  expect(await stockOf(api, "special-1")).toBe(0);
  expect(api.published).toHaveLength(50);
});

test(`${CONCURRENT_REQUESTS} customers who draft and place at the same time get exactly the 50 pieces in stock`, async () => {
  const answers = await sendConcurrently(CONCURRENT_REQUESTS, async () => {
    const made = await draft(api, { combos: [specialCombo()] });
    return made.status === 201 ? patch(api, made.body.id) : made;
  });
  expect(countStatus(answers, 200)).toBe(50);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(["409 out_of_stock"]),
  );
  expect(await stockOf(api, "special-1")).toBe(0);
});

test("the quantities of one variant and of one modifier are summed over the lines", async () => {
  const rare = (quantity: number) => ({
    ...tacoCombo(quantity),
    modifiers: [{ modifier_id: "rare", quantity: 1 }],
  });
  // 3 of each of the 20: 48 are reserved, and all 3 rare ones by the first order.
  const specials = await sendConcurrently(20, () =>
    draft(api, { combos: [specialCombo(1), tacoCombo(), specialCombo(2)] }),
  );
  const placings = await sendConcurrently(20, (index) =>
    patch(api, specials[index]?.body.id ?? ""),
  );
  expect(countStatus(placings, 200)).toBe(16);
  expect(await stockOf(api, "special-1")).toBe(2);
  for (const answer of placings.filter(({ status }) => status !== 200)) {
    expect(answer.body).toMatchObject({ code: "out_of_stock", lines: [{ line: 2, left: 1 }] });
  }
  const tacos = await sendConcurrently(10, () =>
    draft(api, { combos: [rare(2), specialCombo(), rare(1)] }),
  );
  const answers = await sendConcurrently(10, (index) => patch(api, tacos[index]?.body.id ?? ""));
  expect(countStatus(answers, 200)).toBe(1);
  expect(countStatus(answers, 409)).toBe(9);
  expect([await modifierStockOf(api, "rare"), await stockOf(api, "special-1")]).toEqual([0, 1]);
});

test("concurrent orders with the same lines in reverse order cause no error", async () => {
  await stocked(1000);
  const small = { product_id: "other", variant_id: "other-1", quantity: 1 };
  const sauces = [{ modifier_id: "green" }, { modifier_id: "rare" }];
  const combos = [specialCombo(), { ...tacoCombo(), modifiers: sauces }, small];
  const reversed = [small, { ...tacoCombo(), modifiers: sauces.toReversed() }, specialCombo()];
  const orders = await sendConcurrently(60, (index) =>
    draft(api, { combos: index % 2 ? combos : reversed }),
  );
  const answers = await sendConcurrently(60, (index) => patch(api, orders[index]?.body.id ?? ""));
  expect(countStatus(answers, 200)).toBe(60);
  const [cancelled, placings] = await allEnded([
    sendConcurrently(30, (index) => cancel(orders[index]?.body.id)),
    sendConcurrently(30, async (index) => {
      const made = await draft(api, { combos: index % 2 ? reversed : combos });
      return patch(api, made.body.id);
    }),
  ]);
  expect(cancelled.filter((answer) => answer instanceof Refusal)).toEqual([]);
  expect(countStatus(placings, 200)).toBe(30);
  for (const variant of ["special-1", "other-1"]) expect(await stockOf(api, variant)).toBe(940);
  for (const modifier of ["green", "rare"]) expect(await modifierStockOf(api, modifier)).toBe(940);
});

test("after a concurrent placement and cancellation the stock matches the status", async () => {
  const drafts = await sendConcurrently(30, () => draft(api, { combos: [specialCombo(1)] }));
  const [placings, cancellings] = await allEnded([
    sendConcurrently(30, (index) => patch(api, drafts[index]?.body.id ?? "")),
    sendConcurrently(30, (index) => cancel(drafts[index]?.body.id, "too late")),
  ]);
  const stored = await api.db.selectFrom("orders").select(["id", "status"]).execute();
  const statuses = new Map(stored.map(({ id, status }) => [id, status]));
  const seen = drafts.map(({ body }, index) => {
    const placing = placings[index]?.status === 200 ? "placed" : placings[index]?.body.code;
    const cancelling = cancellings[index];
    return `${placing}, ${cancelling instanceof Refusal ? cancelling.code : "cancelled"}: ${statuses.get(body.id)}`;
  });
  const sound = [
    "placed, illegal_transition: PENDING",
    "placed, cancelled: CANCELLED",
    "order_cancelled, cancelled: CANCELLED",
  ];
  expect(sound).toEqual(expect.arrayContaining(seen));
  const pending = stored.filter(({ status }) => status === "PENDING").length;
  expect(await stockOf(api, "special-1")).toBe(50 - pending);
});

test("concurrent placements of one order place it once", async () => {
  const { body } = await draft(api, { combos: [specialCombo(2)] });
  const answers = await sendConcurrently(50, () => patch(api, body.id));
  expect(countStatus(answers, 200)).toBe(50);
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(await stockOf(api, "special-1")).toBe(48);
  expect(api.published).toHaveLength(1);
});

test("when an order is advanced five times at once, one succeeds and the others are refused with the new status", async () => {
  const order = await createPlacedOrder(api);
  let now = api.now.getTime();
  // Every reading of the clock is later than the one before, as on a machine whose time goes on.
  const clock = () => {
    now += 1;
    return new Date(now);
  };
  const answers = await sendConcurrently(5, () =>
    advanceOrder({ ...api.deps, clock }, "tacos", order.id),
  );
  const refused = answers.filter((answer) => answer instanceof Refusal);
  const detail = expect.stringContaining("PREPARING");
  expect(refused).toMatchObject(Array(4).fill({ code: "illegal_transition", facts: { detail } }));
  const events = await api.db
    .selectFrom("order_events")
    .select("status")
    .orderBy("position")
    .execute();
  expect(events.map(({ status }) => status)).toEqual(["INITIATED", "PENDING", "PREPARING"]);
});

test("one of many concurrent placements gets the last order of the plan", async () => {
  const file = smallCompany();
  file.company.current_subscriptions = [{ name: "starter", monthly_orders_limit: 3 }];
  file.company.order_limit_usage_count = 2;
  await api.store(file);
  const drafts = await sendConcurrently(20, () => draft(api, { combos: [specialCombo()] }));
  const answers = await sendConcurrently(20, (index) => patch(api, drafts[index]?.body.id ?? ""));
  expect(countStatus(answers, 200)).toBe(1);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer).toMatchObject(
      refusalBody(409, "not_orderable", { reasons: [{ code: "plan_limit_reached" }] }),
    );
  }
  expect(await stockOf(api, "special-1")).toBe(49);
});

test("a price change during placements never charges an unseen price", async () => {
  const drafts = await sendConcurrently(30, () => draft(api));
  const file = smallCompany();
  file.categories[0]!.products![0]!.product_variants![0]!.price = 99;
  const [answers] = await allEnded([
    sendConcurrently(30, (index) => patch(api, drafts[index]?.body.id ?? "")),
    api.store(file),
  ]);
  for (const { status, body } of answers) {
    if (status === 200) expect(body).toMatchObject({ status: "PENDING", total: 28.5 });
    else
      expect(body).toMatchObject({ code: "not_orderable", reasons: [{ code: "price_changed" }] });
  }
  expect((await draft(api)).body).toMatchObject({ total: 99 });
});
