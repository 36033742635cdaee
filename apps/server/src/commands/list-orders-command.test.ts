import { createPaymentContext } from "@comanda/api/payments/payment-context";
import { applyReport } from "@comanda/api/payments/settle/apply-report";
import { makeAwaitedPayment } from "@comanda/api/payments/testing/customer";
import { createTestApp, type TestApp } from "@comanda/api/testing/create-test-app";
import {
  CASH_PAYMENT,
  createDraft,
  createPlacedOrder,
  createVisitor,
  patchOrder,
  specialCombo,
  tacoCombo,
} from "@comanda/api/testing/order-flow";
import { smallCompany } from "@comanda/api/testing/small-company";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { placeOrderAndGetNumber, runOrdersCommand } from "../testing/orders-command.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** Runs `comanda orders …`; returns its exit code and its output. */
const orders = (...argv: string[]) => runOrdersCommand(api, ...argv);

/** Returns the numbers of all orders, ascending. */
async function orderNumbers(): Promise<number[]> {
  const rows = await api.db.selectFrom("orders").select("public_id").orderBy("public_id").execute();
  return rows.map(({ public_id }) => public_id);
}

test("the list shows the active orders in columns, the newest first", async () => {
  expect(await orders("list")).toEqual({ code: 0, out: "No orders\n", err: "" });
  const first = await placeOrderAndGetNumber(api);
  api.now = new Date(api.now.getTime() + 60_000);
  const { client } = await createVisitor(api);
  const second = await placeOrderAndGetNumber(api, {
    service_type: "ONSITE",
    client_id: client.id,
  });
  const { code, out } = await orders("list");
  expect(code).toBe(0);
  const [headings, newest, placedAt, dish, modifier, oldest] = out.split("\n");
  expect(headings).toMatch(/^ORDER +STATUS +TYPE +TABLE +CLIENT +TOTAL/);
  expect(newest).toMatch(new RegExp(`^${second} +PENDING +ONSITE +${client.name} +\\$31\\.35`));
  // Noon in Mexico City, which is six hours behind UTC.
  expect(placedAt).toBe("  placed Sat 2026-03-14 12:01");
  expect([dish, modifier]).toEqual(["  1 × Taco (One)", "      1 × Green"]);
  expect(oldest).toMatch(new RegExp(`^${first} +PENDING +TAKEAWAY +\\$28\\.50`));
});

test("the list shows time, table, lines and payment within a terminal's width", async () => {
  const file = smallCompany();
  if (file.ecommerce_settings.takeaway) {
    file.ecommerce_settings.takeaway.scheduled_orders_enabled = true;
  }
  const long = "Table at the window with a very long name beside the garden";
  file.qrs = [{ id: "table-1", name: long, ordering_type: "TABLE" }];
  await api.store(file);
  const comment = `Please ${"without any onion at all, ".repeat(6)}thank you`;
  await createPlacedOrder(api, {
    service_type: "TABLE",
    table_id: "table-1",
    combos: [{ ...tacoCombo(2), comment }, specialCombo(1)],
  });
  const { body } = await createDraft(api, { combos: [specialCombo(3)] });
  await patchOrder(api, body.id, {
    ...CASH_PAYMENT,
    scheduled_delivery_date: "2026-03-15T01:30:00Z",
  });
  await api.db.updateTable("orders").set({ status: "DRIVER_ON_THE_WAY_TO_DESTINATION" }).execute();
  const { out } = await orders("list", "--status", "DRIVER_ON_THE_WAY_TO_DESTINATION");
  expect(out).toContain("for Sat 2026-03-14 19:30");
  expect(out).toContain('\n  2 × Taco (One)\n      1 × Green\n      "Please without any onion');
  expect(out).toContain("\n  3 × Special\n");
  expect(out).toMatch(/ TABLE +Table a?t?/);
  expect(out).toContain("…");
  for (const line of out.split("\n")) expect([...line].length).toBeLessThanOrEqual(80);
  const shown = await orders("show", String((await orderNumbers())[0]));
  expect(shown.out).toContain("Table at the window");
  expect(shown.out).toContain("Sat 2026-03-14 12:00 PENDING");
  for (const line of shown.out.split("\n")) expect([...line].length).toBeLessThanOrEqual(80);
  const json = JSON.parse(
    (await orders("list", "--json", "--status", "DRIVER_ON_THE_WAY_TO_DESTINATION")).out,
  );
  expect(json).toMatchObject([
    { timezone: "America/Mexico_City", combos: [{ name: "Special", quantity: 3 }] },
    { order_title: long, combos: [{ comment, modifiers: [{ name: "Green", quantity: 1 }] }, {}] },
  ]);
});

test("the list has options for a status, a limit and JSON", async () => {
  const [first, second, third] = [
    await placeOrderAndGetNumber(api),
    await placeOrderAndGetNumber(api),
    await placeOrderAndGetNumber(api),
  ];
  await orders("cancel", second);
  const list = async (...argv: string[]) => {
    const { out } = await orders("list", "--json", ...argv);
    return JSON.parse(out).map((order: { public_id: number }) => String(order.public_id));
  };
  expect((await list()).sort()).toEqual([first, third]);
  expect(await list("--status", "CANCELLED")).toEqual([second]);
  expect(await list("--limit", "1")).toHaveLength(1);
});

/** An order that has received 199.00 of its 200.00 online, so that its money has to be refunded. */
async function makeRefundPending(): Promise<string> {
  const { order, payment } = await makeAwaitedPayment(api, "sandbox_card");
  const received = { amount: 19_900, currency: "MXN" };
  const report = { state: "paid" as const, raw: "paid", intentId: payment.id, received };
  const key = { company_id: "tacos", id: payment.id };
  await applyReport(createPaymentContext(api.deps), key, report);
  return String(order.public_id);
}

test("an order that waits for its payment is shown, and is not in the list", async () => {
  const { order } = await makeAwaitedPayment(api, "sandbox_card");
  const { out } = await orders("show", String(order.public_id));
  expect(out).toContain("  online payment: payment requested\n");
  expect((await orders("list")).out).toBe("No orders\n");
});

test("an order whose money has to be refunded stays in the list until it is refunded", async () => {
  const number = await makeRefundPending();
  expect((await orders("list")).out).toMatch(
    new RegExp(`^${number} +INITIATED .*\\n  partial, refund pending$`, "m"),
  );
  expect(await orders("refunded", number)).toMatchObject({
    code: 0,
    out: `Order ${number} is refunded\n`,
  });
  expect((await orders("list")).out).toBe("No orders\n");
  expect((await orders("show", number)).out).toContain("  online payment: partial, refunded\n");
});

test("a refund is marked only once", async () => {
  const number = await makeRefundPending();
  await orders("refunded", number);
  expect(await orders("refunded", number)).toMatchObject({ code: 1, out: "" });
});
