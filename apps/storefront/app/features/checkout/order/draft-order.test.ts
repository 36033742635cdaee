import { ApiError } from "@comanda/contract/client";
import { expect, test } from "vitest";
import { draftOrder, isOrderOf, placeOrder, tellAsSent } from "./draft-order.ts";
import { body, desk, failed, wanted } from "./testing-desk.ts";

test("the draft is created once and found again by its id", async () => {
  const d = desk([{ id: "o1" }, { id: "o1" }]);
  await draftOrder(d, wanted);
  await draftOrder(d, wanted);
  expect(d.sent.map(({ name }) => name)).toEqual(["createOrder", "readOrder"]);
});

test("a lost answer is asked for with the same key", async () => {
  const d = desk([failed("unreachable", 0), { id: "o1" }]);
  await expect(draftOrder(d, wanted)).rejects.toThrow();
  await draftOrder(d, wanted);
  expect(d.sent[1]).toEqual(d.sent[0]);
  expect(d.memory().orderId).toBe("o1");
});

test("another cart makes another order, with another key", async () => {
  const d = desk([{ id: "o1" }, { id: "o2" }]);
  await draftOrder(d, wanted);
  await draftOrder(d, { ...wanted, body: { ...body, service_type: "ONSITE" } });
  expect(d.sent[1]?.name).toBe("createOrder");
  expect(d.sent[1]?.key).not.toBe(d.sent[0]?.key);
  expect(d.memory().orderId).toBe("o2");
});

test("a draft older than the menu's prices is made anew", async () => {
  const d = desk([{ id: "o1" }, { id: "o2" }]);
  await draftOrder(d, wanted);
  await draftOrder(d, { ...wanted, goods: 32_000 });
  expect(d.sent.map(({ name }) => name)).toEqual(["createOrder", "createOrder"]);
  expect(d.sent[1]?.key).not.toBe(d.sent[0]?.key);
});

test("a draft the API no longer has is made anew", async () => {
  const d = desk([{ id: "o1" }, failed("order_not_found", 404), { id: "o2" }]);
  await draftOrder(d, wanted);
  expect(await draftOrder(d, wanted)).toEqual({ id: "o2" });
});

test("the same change is sent once", async () => {
  const d = desk([
    { id: "o1", status: "PENDING" },
    { id: "o1", status: "PENDING" },
  ]);
  await placeOrder(d, "o1", { comment: "hi" });
  await placeOrder(d, "o1", { comment: "hi" });
  expect(d.sent.map(({ name }) => name)).toEqual(["updateOrder", "readOrder"]);
});

test("another change is sent", async () => {
  const d = desk([{ id: "o1" }, { id: "o1" }]);
  await placeOrder(d, "o1", { comment: "hi" });
  await placeOrder(d, "o1", { comment: "bye" });
  expect(d.sent.map(({ name }) => name)).toEqual(["updateOrder", "updateOrder"]);
});

test("a refused change can be sent again", async () => {
  const d = desk([failed("not_orderable", 409), { id: "o1" }]);
  await expect(placeOrder(d, "o1", {})).rejects.toThrow();
  expect(d.memory().savedHash).toBeNull();
  await placeOrder(d, "o1", {});
  expect(d.sent.map(({ name }) => name)).toEqual(["updateOrder", "updateOrder"]);
});

test("a draft that is gone when it should be placed is forgotten", async () => {
  const d = desk([{ id: "o1" }, failed("order_not_found", 404), { id: "o2" }]);
  await draftOrder(d, wanted);
  await expect(placeOrder(d, "o1", {})).rejects.toThrow();
  expect(await draftOrder(d, wanted)).toEqual({ id: "o2" });
});

test("a draft whose prices have changed is forgotten, and a new one can be placed", async () => {
  const changed = new ApiError("PATCH", "/", 409, {
    code: "not_orderable",
    reasons: [{ code: "price_changed" }],
  });
  const d = desk([{ id: "o1" }, changed, { id: "o2" }, { id: "o2", status: "PENDING" }]);
  await draftOrder(d, wanted);
  await expect(placeOrder(d, "o1", {})).rejects.toThrow();
  const { id } = await draftOrder(d, wanted);
  const placed = { id: "o2", status: "PENDING" };
  expect(await placeOrder(d, id, {})).toEqual({ order: placed, before: false });
  expect(d.sent[2]?.key).not.toBe(d.sent[0]?.key);
});

test("a draft that cannot be ordered for another reason stays", async () => {
  const closed = new ApiError("PATCH", "/", 409, {
    code: "not_orderable",
    reasons: [{ code: "closed" }],
  });
  const d = desk([{ id: "o1" }, closed]);
  await draftOrder(d, wanted);
  await expect(placeOrder(d, "o1", {})).rejects.toThrow();
  expect(d.memory().orderId).toBe("o1");
});

test("an order that was placed meanwhile is answered as it is", async () => {
  const d = desk([failed("order_not_editable", 409), { id: "o1", status: "PREPARING" }]);
  const order = { id: "o1", status: "PREPARING" };
  expect(await placeOrder(d, "o1", {})).toEqual({ order, before: true });
});

const waiting = { id: "o1", status: "INITIATED", payment_status: "payment_requested" };

test("an order that waits for its payment is found again, once its provider was asked", async () => {
  const d = desk([{ id: "o1" }, waiting, waiting, { data: [] }, { ...waiting, status: "PENDING" }]);
  await draftOrder(d, wanted);
  await placeOrder(d, "o1", {});
  expect(await draftOrder(d, wanted)).toEqual({ ...waiting, status: "PENDING" });
  const asked = ["createOrder", "updateOrder", "readOrder", "filterCompanyPayments", "readOrder"];
  expect(d.sent.map(({ name }) => name)).toEqual(asked);
});

test("nothing else is ordered beside one that waits for its payment", async () => {
  const d = desk([{ id: "o1" }, waiting, waiting, failed("unreachable", 0), waiting]);
  await draftOrder(d, wanted);
  await placeOrder(d, "o1", {});
  const another = { ...wanted, goods: 32_000 };
  const found = await draftOrder(d, another);
  expect(found).toEqual(waiting);
  expect(isOrderOf(d, another, found)).toBe(false);
  expect(isOrderOf(d, wanted, found)).toBe(true);
  expect(d.sent.filter(({ name }) => name === "createOrder")).toHaveLength(1);
});

test.each([
  ["waits for its payment", waiting, "o1"],
  ["has been paid", { ...waiting, status: "PENDING", payment_status: null }, "o2"],
  ["was given up", { ...waiting, payment_status: "failed" }, "o2"],
])(
  "one that the customer was led to stands in the way only while it waits: %s",
  async (_, it, id) => {
    const rest = it === waiting ? [{ data: [] }, it] : [{ id: "o2" }];
    const d = desk([it, ...rest]);
    d.write({ sending: { orderId: "o1", cart: "two tacos", unpaid: true } });
    expect((await draftOrder(d, wanted)).id).toBe(id);
    expect(d.read().sending !== null).toBe(id === "o1");
  },
);

test("one that was paid just as it was given up is told as one that was sent", async () => {
  const paid = { ...waiting, status: "PENDING", payment_status: null };
  const d = desk([paid]);
  d.write({ sending: { orderId: "o1", cart: "two tacos", unpaid: true } });
  tellAsSent(d, "o1");
  expect(await draftOrder(d, wanted)).toEqual(paid);
});

test("one whose payment has failed stands in nobody's way", async () => {
  const d = desk([{ id: "o1" }, waiting, { ...waiting, payment_status: "failed" }, { id: "o2" }]);
  await draftOrder(d, wanted);
  await placeOrder(d, "o1", {});
  expect(await draftOrder(d, { ...wanted, goods: 32_000 })).toEqual({ id: "o2" });
});

test("what already waits for just this payment is not sent again", async () => {
  const d = desk([waiting, waiting]);
  await placeOrder(d, "o1", {});
  expect(await placeOrder(d, "o1", {})).toEqual({ order: waiting, before: false });
  expect(d.sent.map(({ name }) => name)).toEqual(["updateOrder", "readOrder"]);
});
