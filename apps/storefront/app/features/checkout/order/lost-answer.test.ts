import type { ApiClient } from "@comanda/contract/client";
import { expect, test } from "vitest";
import { draftOrder, placeOrder, SentOrderError, type Wanted } from "./draft-order.ts";
import { body, desk, failed, wanted } from "./testing-desk.ts";

const lost = failed("unreachable", 0);
const other: Wanted = { body: { ...body, service_type: "ONSITE" }, goods: 30_000 };

/** A desk that has sent `o1` and heard nothing; `answers` follow. */
async function afterLostAnswer(answers: unknown[]) {
  const d = desk([{ id: "o1" }, lost, ...answers]);
  await draftOrder(d, wanted);
  await expect(placeOrder(d, "o1", {})).rejects.toThrow();
  expect(d.memory().sending).toEqual({ orderId: "o1", cart: "two tacos" });
  d.write({ attempt: null, orderId: null, savedHash: null });
  d.sent.length = 0;
  return d;
}

test("what is sent is in mind before the request goes out", async () => {
  const d = desk([]);
  const call: unknown = async () => {
    expect(d.memory().sending).toEqual({ orderId: "o1", cart: "two tacos" });
    return { id: "o1", status: "PENDING" };
  };
  await placeOrder({ ...d, call: call as ApiClient }, "o1", {});
  expect(d.memory().sending).toBeNull();
  expect.assertions(2);
});

test.each([wanted, other])(
  "an order that was taken is the answer, and no other is made",
  async (next) => {
    const placed = { id: "o1", status: "PENDING" };
    const d = await afterLostAnswer([placed]);
    expect(await draftOrder(d, next)).toEqual(placed);
    expect(d.sent.map(({ name }) => name)).toEqual(["readOrder"]);
    // Its page tells which cart it was made of.
    expect(d.memory().sending).toEqual({ orderId: "o1", cart: "two tacos" });
  },
);

test("an order that was not taken stands in nobody's way", async () => {
  const d = await afterLostAnswer([{ id: "o1", status: "INITIATED" }, { id: "o2" }]);
  expect(await draftOrder(d, other)).toEqual({ id: "o2" });
});

test("nothing is made while it is not known what became of the first", async () => {
  const d = await afterLostAnswer([lost, { id: "o1", status: "PENDING" }]);
  await expect(draftOrder(d, other)).rejects.toThrow();
  expect(await draftOrder(d, other)).toMatchObject({ id: "o1" });
  expect(d.sent.map(({ name }) => name)).toEqual(["readOrder", "readOrder"]);
});

test("a sent order that the API does not know is forgotten", async () => {
  const d = await afterLostAnswer([failed("order_not_found", 404), { id: "o2" }]);
  expect(await draftOrder(d, other)).toEqual({ id: "o2" });
  expect(d.memory().sending).toBeNull();
});

test("a request that was still on its way is found before another order is sent", async () => {
  const placed = { id: "o1", status: "PENDING" };
  const d = await afterLostAnswer([{ id: "o1", status: "INITIATED" }, { id: "o2" }, placed]);
  await draftOrder(d, other);
  expect(await placeOrder(d, "o2", {})).toEqual({ order: placed, before: true });
  expect(d.sent.map(({ name }) => name)).toEqual(["readOrder", "createOrder", "readOrder"]);
});

test.each([
  [failed("unreachable", 0), true],
  [failed("rate_limited", 429), true],
  [failed("unexpected", 502), true],
  [failed("not_orderable", 409), false],
  [failed("payment_method_not_found", 422), false],
])("after %s, whether the order may have been taken is %s", async (error, maybe) => {
  const d = desk([error]);
  await expect(placeOrder(d, "o1", {})).rejects.toThrow();
  expect(d.memory().sending !== null).toBe(maybe);
});

test("an order sent again with another comment is answered as the first try made it", async () => {
  const first = { id: "o1", status: "PENDING", comment: null };
  const d = desk([lost, failed("order_not_editable", 409), first]);
  await expect(placeOrder(d, "o1", { comment: null })).rejects.toThrow();
  const again = await placeOrder(d, "o1", { comment: "no nuts" });
  expect(again).toEqual({ order: first, before: true });
});

const unreadable = [failed("unreadable_answer", 502), failed("unexpected", 200)];

test.each(unreadable)(
  "an order whose answer cannot be read was sent: its page says what of",
  async (error) => {
    const placed = { id: "o1", status: "PENDING" };
    const d = desk([error, placed]);
    expect(await placeOrder(d, "o1", {})).toEqual({ order: placed, before: false });
  },
);

test.each(unreadable)(
  "an order that cannot be read at all was sent, and is known by its id",
  async (error) => {
    const d = desk([error, error]);
    const failure = await placeOrder(d, "o1", {}).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(SentOrderError);
    expect(failure).toMatchObject({ orderId: "o1" });
    // Nothing is sent a second time for it.
    expect(d.memory().sending).toBeNull();
  },
);

test("a draft whose answer could not be read can be sent again", async () => {
  const [error] = unreadable;
  const d = desk([error, { id: "o1", status: "INITIATED" }]);
  await expect(placeOrder(d, "o1", {})).rejects.toThrow(error);
});

test.each(["PENDING", "INITIATED"])(
  "a new order called %s that says it has no way to pay is sent again",
  async (status) => {
    const d = desk([
      { id: "o1", status: "PENDING" },
      { id: "o1", status, meta_data: {} },
      { id: "o1" },
    ]);
    await placeOrder(d, "o1", {});
    await placeOrder(d, "o1", {});
    expect(d.sent.map(({ name }) => name)).toEqual(["updateOrder", "readOrder", "updateOrder"]);
  },
);
