import { sendConcurrently } from "@comanda/api/testing/concurrent-requests";
import { createTestApp, type TestApp } from "@comanda/api/testing/create-test-app";
import {
  createPlacedOrder,
  createVisitor,
  specialCombo,
  stockOf,
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

test("simultaneous advances take one step each, and who comes too late reads so", async () => {
  const order = await placeOrderAndGetNumber(api);
  const answers = await sendConcurrently(4, () => orders("advance", order));
  const steps = answers.flatMap(({ code, out }) => (code === 0 ? [out] : []));
  // On a busy machine one may begin after another has ended; it then takes the next step.
  const inTurn = ["PREPARING", "READY", "DELIVERED"].map((to) => `Order ${order} is ${to}\n`);
  expect(steps.toSorted()).toEqual(inTurn.slice(0, steps.length).toSorted());
  expect(steps.length).toBeGreaterThan(0);
  for (const { code, err } of answers.filter((answer) => answer.code !== 0)) {
    expect(code).toBe(1);
    expect(err).toMatch(
      /^The order has been moved already: it is \w+ now \(illegal_transition\)\n$/u,
    );
  }
});

test("show prints the customer and the lines of an order, found by its number or its id", async () => {
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
  const order = await placeOrderAndGetNumber(api);
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

test("cancel stores the reason and returns the stock", async () => {
  const order = await placeOrderAndGetNumber(api, { combos: [specialCombo(3)] });
  expect(await stockOf(api, "special-1")).toBe(47);
  const { code, out } = await orders("cancel", order, "--reason", "No gas", "--json");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ status: "CANCELLED", cancel_reason: "No gas" });
  expect(await stockOf(api, "special-1")).toBe(50);
  expect(await orders("cancel", order)).toMatchObject({ code: 1, out: "" });
});

test("--host is optional where there is only one company", async () => {
  const order = await placeOrderAndGetNumber(api);
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

test("the audit log names the command line for what it does, and nothing for what it may not", async () => {
  const [first, second] = [await placeOrderAndGetNumber(api), await placeOrderAndGetNumber(api)];
  await orders("advance", first);
  await orders("cancel", second, "--reason", "no gas");
  expect((await orders("cancel", second)).code).toBe(1);
  const log = await api.db
    .selectFrom("audit_log")
    .innerJoin("orders", "orders.id", "audit_log.target")
    .select(["account_id", "actor", "action", "public_id", "before", "after"])
    .orderBy("action")
    .execute();
  const byCommand = { account_id: null, actor: "comanda", before: { status: "PENDING" } };
  expect(log).toMatchObject([
    { ...byCommand, action: "orders.advance", after: { status: "PREPARING" } },
    {
      ...byCommand,
      action: "orders.cancel",
      after: { status: "CANCELLED", cancel_reason: "no gas" },
    },
  ]);
  expect(log.map(({ public_id }) => String(public_id))).toEqual([first, second]);
});
