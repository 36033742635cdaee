import { type ApiClient, ApiError } from "@comanda/contract/client";
import { expect, test } from "vitest";
import { draftOrder, type Memory, type OrderDesk, placeOrder, type Wanted } from "./draft-order.ts";
import type { OrderBody } from "./order-body.ts";

const body: OrderBody = {
  company_id: "c",
  service_type: "TAKEAWAY",
  combos: [{ product_id: "p", variant_id: "v", quantity: 1 }],
};

const wanted: Wanted = { body, goods: 30_000 };

type Sent = { name: string; key?: string };

/** A desk whose API answers with `answers`, one after the other. */
function desk(answers: unknown[]) {
  let memory: Memory = { attempt: null, orderId: null, savedHash: null };
  const sent: Sent[] = [];
  const call = (async (name: string, _input: unknown, options?: { idempotencyKey?: string }) => {
    sent.push({ name, key: options?.idempotencyKey });
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  }) as ApiClient;
  const made: OrderDesk = {
    call,
    companyId: "c",
    read: () => memory,
    write: (changes) => {
      memory = { ...memory, ...changes };
    },
  };
  return { ...made, sent, memory: () => memory };
}

const failed = (code: ApiError["code"], status: number) =>
  new ApiError("POST", "/", status, code === "unreachable" ? {} : { code: code as never });

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
  expect(await placeOrder(d, id, {})).toMatchObject({ id: "o2", status: "PENDING" });
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
  expect(await placeOrder(d, "o1", {})).toMatchObject({ status: "PREPARING" });
});
