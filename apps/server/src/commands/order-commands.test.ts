import { createPaymentContext } from "@comanda/api/payments/payment-context";
import { applyReport } from "@comanda/api/payments/settle/apply-report";
import { makeAwaitedPayment } from "@comanda/api/payments/testing/customer";
import { sendConcurrently } from "@comanda/api/testing/concurrent-requests";
import { createTestApp, type TestApp } from "@comanda/api/testing/create-test-app";
import {
  CASH_PAYMENT,
  createDraft,
  createPlacedOrder,
  createVisitor,
  patchOrder,
  specialCombo,
  stockOf,
  tacoCombo,
} from "@comanda/api/testing/order-flow";
import { smallCompany } from "@comanda/api/testing/small-company";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runCommand } from "./run-command.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** Runs `comanda orders …`; returns its exit code and its output. */
async function orders(...argv: string[]) {
  let out = "";
  let err = "";
  const output = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
  };
  const open = async () => ({ ...api.deps, dataDir: "" });
  const code = await runCommand(["orders", ...argv], { workingDir: "", dataDir: "", output, open });
  return { code, out, err };
}

/** The numbers of all drafts, in their order. */
async function draftNumbers(): Promise<number[]> {
  const rows = await api.db.selectFrom("orders").select("public_id").orderBy("public_id").execute();
  return rows.map(({ public_id }) => public_id);
}

/**
 * Places an order of a taco, with changes from `body`; returns its number as an operator types it.
 */
async function placeOrderAndGetNumber(body: Record<string, unknown> = {}): Promise<string> {
  return String((await createPlacedOrder(api, body)).public_id);
}

test("the list shows the active orders in columns, the newest first", async () => {
  expect(await orders("list")).toEqual({ code: 0, out: "No orders\n", err: "" });
  const first = await placeOrderAndGetNumber();
  api.now = new Date(api.now.getTime() + 60_000);
  const { client } = await createVisitor(api);
  const second = await placeOrderAndGetNumber({ service_type: "ONSITE", client_id: client.id });
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
  const shown = await orders("show", String((await draftNumbers())[0]));
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

test("of several simultaneous advances one succeeds, and the others report the order's new status", async () => {
  const order = await placeOrderAndGetNumber();
  const answers = await sendConcurrently(4, () => orders("advance", order));
  expect(answers.filter(({ code }) => code === 0)).toMatchObject([
    { out: `Order ${order} is PREPARING\n` },
  ]);
  for (const { code, err } of answers.filter((answer) => answer.code !== 0)) {
    expect(code).toBe(1);
    expect(err).toBe(
      "The order has been moved already: it is PREPARING now (illegal_transition)\n",
    );
  }
});

test("the list has options for a status, a limit and JSON", async () => {
  const [first, second, third] = [
    await placeOrderAndGetNumber(),
    await placeOrderAndGetNumber(),
    await placeOrderAndGetNumber(),
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

test("an order is found by its number and by its id, and shows the customer and the lines", async () => {
  const { client } = await createVisitor(api);
  const { id, public_id } = await createPlacedOrder(api, {
    client_id: client.id,
    combos: [{ ...specialCombo(2), comment: "well done" }],
  });
  const byNumber = await orders("show", String(public_id));
  expect(byNumber).toMatchObject({ code: 0, err: "" });
  expect(byNumber.out).toContain(client.name);
  expect(byNumber.out).toContain(client.phone_number);
  expect(byNumber.out).toContain("2 × Special");
  expect(byNumber.out).toContain("well done");
  expect(byNumber.out).toContain("total: $200.00");
  expect(await orders("show", id)).toEqual(byNumber);
  const { out } = await orders("show", id, "--json");
  expect(JSON.parse(out)).toMatchObject({ id, status: "PENDING", total: 200 });
});

test("a delivery shows its address, and a link to the map", async () => {
  const { client, cookie } = await createVisitor(api);
  const to = {
    address: "Durango 200",
    complement: "4B",
    reference: "Blue door",
    area_name: "Roma",
    latitude: 19.4195,
    longitude: -99.1666,
  };
  const deliver = async (address: object) => {
    const body = { client_id: client.id, ...address };
    const path = "/ms-clients/public/addresses";
    const created = await api.send<{ id: string }>("POST", path, { body, cookie });
    const ids = { client_id: client.id, address_id: created.body.id };
    const order = await createPlacedOrder(api, {
      service_type: "DELIVERY",
      combos: [specialCombo(2)],
      ...ids,
    });
    return (await orders("show", order.id)).out;
  };
  expect(await deliver(to)).toContain(
    [
      "  to Durango 200",
      "  4B",
      "  (Blue door)",
      "  Roma",
      "  at 19.4195,-99.1666",
      "  https://www.google.com/maps/search/?api=1&query=19.4195,-99.1666",
      "  2 × Special",
    ].join("\n"),
  );
  const bare = await deliver({ address: "Oslo 3" });
  expect(bare).toContain("  to Oslo 3\n  2 × Special");
});

test("an order is advanced until it is finalized, and no further", async () => {
  const order = await placeOrderAndGetNumber();
  const outputs: string[] = [];
  for (;;) {
    const { code, out, err } = await orders("advance", order);
    outputs.push(out || err);
    if (code !== 0) break;
  }
  expect(outputs.slice(0, 2)).toEqual([
    `Order ${order} is PREPARING\n`,
    `Order ${order} is READY\n`,
  ]);
  expect(outputs.at(-2)).toBe(`Order ${order} is FINALIZED\n`);
  expect(outputs.at(-1)).toMatch(/\(\w+\)\n$/);
});

test("a cancelled order returns its stock, and keeps the reason", async () => {
  const order = await placeOrderAndGetNumber({ combos: [specialCombo(3)] });
  expect(await stockOf(api, "special-1")).toBe(47);
  const { code, out } = await orders("cancel", order, "--reason", "No gas", "--json");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ status: "CANCELLED", cancel_reason: "No gas" });
  expect(await stockOf(api, "special-1")).toBe(50);
  expect(await orders("cancel", order)).toMatchObject({ code: 1, out: "" });
});

test("online payments are shown, and refunds stay on the list until they are done", async () => {
  const { order, payment } = await makeAwaitedPayment(api, "sandbox_card");
  const number = String(order.public_id);
  expect((await orders("show", number)).out).toContain("  online payment: payment requested\n");
  expect((await orders("list")).out).toBe("No orders\n");
  const received = { amount: 19_900, currency: "MXN" };
  const report = { state: "paid" as const, raw: "paid", intentId: payment.id, received };
  const key = { company_id: "tacos", id: payment.id };
  await applyReport(createPaymentContext(api.deps), key, report);
  expect((await orders("list")).out).toMatch(
    new RegExp(`^${number} +INITIATED .*\\n  partial, refund pending$`, "m"),
  );
  expect(await orders("refunded", number)).toMatchObject({
    code: 0,
    out: `Order ${number} is refunded\n`,
  });
  expect((await orders("list")).out).toBe("No orders\n");
  expect((await orders("show", number)).out).toContain("  online payment: partial, refunded\n");
  expect(await orders("refunded", number)).toMatchObject({ code: 1, out: "" });
});

test("--host is optional where there is only one company", async () => {
  const order = await placeOrderAndGetNumber();
  expect(await orders("show", order)).toMatchObject({ code: 0 });
  await api.store(smallCompany("pizza"));
  expect(await orders("show", order)).toMatchObject({
    code: 1,
    out: "",
    err: expect.stringContaining("--host"),
  });
  expect(await orders("show", order, "--host", "TACOS.test")).toMatchObject({ code: 0 });
  expect(await orders("show", order, "--host", "pizza.test")).toMatchObject({ code: 1, out: "" });
});

test.each([
  [["show", "99"], "(order_not_found)"],
  [["advance", "no-such-order"], "(order_not_found)"],
  [["list", "--host", "nowhere.test"], "(host_not_found)"],
])("orders %j is refused with 1", async (argv, reason) => {
  const { code, out, err } = await orders(...argv);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toContain(reason);
});

test.each([
  [["show"], "missing required argument 'order'"],
  [["list", "--status", "EATEN"], "Allowed choices are INITIATED"],
  [["list", "--limit", "all"], "It must be a number"],
  [["eat"], "unknown command 'eat'"],
  [["list", "--colour"], "unknown option '--colour'"],
])("orders %j is not understood, with exit code 2", async (argv, reason) => {
  const { code, out, err } = await orders(...argv);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain(reason);
  expect(err).toContain("--help");
});
