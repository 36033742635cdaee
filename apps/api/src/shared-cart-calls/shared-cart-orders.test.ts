import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { purgeExpiredData } from "../db/maintenance/purge-expired-data.ts";
import { readStaffBoard } from "../testing/board-calls.ts";
import { countStatus, sendConcurrently } from "../testing/concurrent-requests.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createVisitor, specialCombo, stockOf, tacoCombo } from "../testing/order-flow.ts";
import { Guest, guestsAtTable, tokenOf } from "./testing/guests.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const placedOrders = async () =>
  (await api.db.selectFrom("orders").select("id").where("placed_at", "is not", null).execute())
    .length;

/** Ana and Ben at a table, each with a dish, and both have read the cart. */
async function anaAndBen(): Promise<[Guest, Guest]> {
  const [ana, ben] = (await guestsAtTable(api, ["Ana", null])) as [Guest, Guest];
  await ana.set([tacoCombo(2)]);
  await ben.set([{ ...specialCombo(), comment: "rare" }]);
  await ana.read();
  return [ana, ben];
}

test("one order for all has every line with its guest, for the kitchen too, and ends the cart", async () => {
  const [ana, ben] = await anaAndBen();
  const { status, body } = await ana.order("all");
  expect([status, body.status]).toEqual([200, "PENDING"]);
  const board = await readStaffBoard(api, "kitchen");
  const lines = (board.orders as StaffOrder[])[0]?.lines;
  expect(lines?.map(({ guest, name, comment }) => [guest, name, comment])).toEqual([
    ["Ana", "Taco", null],
    ["#2", "Special", "rare"],
  ]);
  await ben.read();
  expect(ben.cart).toMatchObject({
    state: "sent",
    by: ana.cart?.me,
    total: 0,
    socket_authorization: null,
    orders: [{ public_id: body.public_id, whole: true, total: 157, service_type: "TABLE" }],
  });
  // After the end each guest still reads what is theirs, and how far the order is.
  expect(ben.cart?.orders[0]).toMatchObject({ status: "PENDING", promised_at: null });
  expect(ben.cart?.orders[0]?.lines).toEqual([
    { name: "Taco", product_id: "taco", quantity: 2, guest_id: ana.cart?.me, total: 57 },
    { name: "Special", product_id: "special", quantity: 1, guest_id: ben.cart?.me, total: 100 },
  ]);
  expect((await ben.set([])).body).toMatchObject({
    code: "shared_cart_sent",
    changed: { by: "Ana", status: "sent" },
  });
  // The table is free for the next party.
  expect((await new Guest(api, "Eve").open({ token: tokenOf("next") })).status).toBe(200);
});

test("only who opened the cart orders for all, and only what the server has", async () => {
  const [ana, ben] = await anaAndBen();
  await ben.read();
  expect((await ben.draft("all")).body.code).toBe("not_the_opener");
  const forged = await ana.draft("all", { combos: [tacoCombo(2)] });
  expect(forged.body.code).toBe("shared_cart_changed");
  await ben.set([specialCombo(2)]);
  expect((await ana.draft("all")).body.code).toBe("shared_cart_changed");
  const stranger = new Guest(api, "Eve");
  stranger.cart = ana.cart;
  expect((await stranger.draft("own")).body.code).toBe("shared_cart_not_found");
});

test("a line that is added after the draft stops it from being placed", async () => {
  const [ana, ben] = await anaAndBen();
  const draft = await ana.draft("all");
  await ben.set([specialCombo(2)]);
  expect((await ana.place(draft.body)).body.code).toBe("shared_cart_changed");
  await ana.read();
  expect((await ana.order("all")).body).toMatchObject({ status: "PENDING", total: 257 });
});

test("when two drafts for all are placed at once, one becomes an order", async () => {
  const [ana] = await anaAndBen();
  const drafts = [await ana.draft("all"), await ana.draft("all")];
  const answers = await sendConcurrently(2, (at) => ana.place({ id: drafts[at]?.body.id ?? "" }));
  expect(countStatus(answers, 200)).toBe(1);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: "shared_cart_sent",
    changed: { by: "Ana", status: "sent" },
  });
  expect(await placedOrders()).toBe(1);
});

test("two drafts of a guest's own dishes become one order", async () => {
  const [, ben] = await anaAndBen();
  const drafts = [await ben.draft("own"), await ben.draft("own")];
  const answers = await sendConcurrently(2, (at) => ben.place({ id: drafts[at]?.body.id ?? "" }));
  expect(answers.map(({ body }) => body.code ?? body.status).toSorted()).toEqual([
    "PENDING",
    "shared_cart_changed",
  ]);
  expect(await placedOrders()).toBe(1);
  await ben.read();
  await ben.set([specialCombo(1)]);
  expect((await ben.order("own")).body.status).toBe("PENDING");
});

test("when a guest orders while all is ordered, no dish is ordered twice", async () => {
  const [ana, ben] = await anaAndBen();
  const [all, own] = [await ana.draft("all"), await ben.draft("own")];
  const answers = await Promise.all([ana.place(all.body), ben.place(own.body)]);
  expect(countStatus(answers, 200)).toBe(1);
  expect(await stockOf(api, "special-1")).toBe(49);
});

test("each orders their own: what was placed is shown as placed, and the rest stays", async () => {
  const [ana, ben] = await anaAndBen();
  const own = await ben.order("own");
  expect(own.body).toMatchObject({ status: "PENDING", total: 100 });
  await ana.read();
  expect(ana.cart).toMatchObject({
    state: "open",
    total: 57,
    guests: [{ lines: [{ name: "Taco" }] }, { lines: [], revision: 2 }],
    orders: [{ whole: false, guest_id: ben.cart?.me, lines: [{ name: "Special", quantity: 1 }] }],
  });
  await ben.read();
  await ben.set([specialCombo(1)]);
  await ana.read();
  expect((await ana.order("all")).body).toMatchObject({ status: "PENDING", total: 157 });
  expect(await stockOf(api, "special-1")).toBe(48);
});

test("the last piece that two guests want is ordered once", async () => {
  const [ana, ben] = (await guestsAtTable(api, ["Ana", "Ben"])) as [Guest, Guest];
  const last = { product_id: "other", variant_id: "other-1", quantity: 5 };
  await ana.set([last]);
  await ben.set([last]);
  const drafts = [await ana.draft("own"), await ben.draft("own")];
  const answers = await Promise.all([
    ana.place(drafts[0]?.body ?? { id: "" }),
    ben.place(drafts[1]?.body ?? { id: "" }),
  ]);
  expect(answers.map(({ body }) => body.code ?? body.status).toSorted()).toEqual([
    "PENDING",
    "out_of_stock",
  ]);
  expect(await stockOf(api, "other-1")).toBe(0);
});

test("for takeaway only who opened the cart orders, and no guest reads a phone number", async () => {
  const { cookie, client } = await createVisitor(api);
  const [ana, ben] = [new Guest(api, "Ana"), new Guest(api, "Ben")];
  ana.cookie = cookie;
  await ana.open({ table_id: null });
  await ben.join({ token: tokenOf("the link") });
  await ben.set([tacoCombo()]);
  await ana.read();
  const takeaway = { service_type: "TAKEAWAY", table_id: null };
  expect((await ben.draft("own", takeaway)).body.code).toBe("not_the_opener");
  const placed = await ana.order("all", { ...takeaway, client_id: client.id });
  expect(placed.body).toMatchObject({ status: "PENDING", combos: [{ guest: "Ben" }] });
  await ben.read();
  expect(ben.cart?.orders).toHaveLength(1);
  for (const secret of [client.phone_number, client.name, client.id, placed.body.id])
    expect(JSON.stringify(ben.cart)).not.toContain(secret);
});

test("while one pays online the cart stands still, and it is open again when the payment lapses", async () => {
  const { cookie, client } = await createVisitor(api);
  const ana = new Guest(api, "Ana");
  ana.cookie = cookie;
  await ana.open({ table_id: null });
  await ana.set([tacoCombo()]);
  const takeaway = { service_type: "TAKEAWAY", table_id: null, client_id: client.id };
  const draft = await ana.draft("all", takeaway);
  const byCard = { meta_data: { assigned_payment: { payment_method_id: "sandbox_card" } } };
  const waiting = await ana.place(draft.body, byCard);
  expect(waiting.body).toMatchObject({ status: "INITIATED", payment_status: "payment_requested" });
  await ana.read();
  expect(ana.cart).toMatchObject({ state: "paying", by: ana.cart?.me, total: 28.5 });
  expect((await ana.set([])).body).toMatchObject({ code: "shared_cart_sent" });
  expect((await ana.leave()).body).toMatchObject({ code: "shared_cart_sent" });
  expect((await ana.draft("all", takeaway)).body.code).toBe("shared_cart_sent");
  await api.db.updateTable("orders").set({ payment_status: "failed" }).execute();
  expect((await ana.set([tacoCombo(2)])).status).toBe(200);
  // The order that lapsed has other lines than the cart now.
  expect((await ana.place(draft.body, byCard)).body.code).toBe("shared_cart_changed");
});

test("a cart goes two days after its end, with the names in it, and its orders stay", async () => {
  const [ana, ben] = await anaAndBen();
  await ben.order("own");
  await purgeExpiredData(api.db);
  await api.db
    .updateTable("shared_carts")
    .set({ expires_at: new Date(Date.now() - 49 * 3_600_000) })
    .execute();
  await purgeExpiredData(api.db);
  expect((await ana.read()).status).toBe(404);
  expect(await api.db.selectFrom("shared_cart_guests").selectAll().execute()).toEqual([]);
  expect(await placedOrders()).toBe(1);
});

test("of two guests with one name no dish is shown as the dish of one of them", async () => {
  const [ana, other, ben] = (await guestsAtTable(api, ["Ana", "Ana", "Ben"])) as [
    Guest,
    Guest,
    Guest,
  ];
  await ana.set([tacoCombo()]);
  await other.set([specialCombo()]);
  await ben.set([tacoCombo()]);
  await ana.read();
  await ana.order("all");
  await ben.read();
  expect(ben.cart?.orders[0]?.lines.map(({ guest_id }) => guest_id)).toEqual([
    null,
    null,
    ben.cart?.me,
  ]);
});
