import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countStatus } from "../testing/concurrent-requests.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { specialCombo, stockOf, tacoCombo } from "../testing/order-flow.ts";
import { Guest, guestsAtTable, tokenOf } from "./testing/guests.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** Ana, who opened the table's cart, with Ben and Cleo; all but Cleo have a dish. */
async function anaBenAndCleo(): Promise<[Guest, Guest, Guest]> {
  const guests = (await guestsAtTable(api, ["Ana", "Ben", "Cleo"])) as [Guest, Guest, Guest];
  await guests[0].set([tacoCombo(2)]);
  await guests[1].set([specialCombo()]);
  for (const guest of guests) await guest.read();
  return guests;
}
const REMOVED = { status: 403, body: { code: "removed_from_shared_cart" } };
const NOT_FOUND = { status: 404, body: { code: "shared_cart_not_found" } };

test("a removed guest leaves with their lines, and every later call reads only that", async () => {
  const [ana, ben, cleo] = await anaBenAndCleo();
  const published = api.published.length;
  expect(await ana.remove(ben.cart?.me)).toMatchObject({ status: 200, body: { link_number: 1 } });
  expect(api.published.slice(published).map(({ channel }) => channel)).toEqual([
    "shared_cart_changed",
  ]);
  await cleo.read();
  expect(cleo.cart).toMatchObject({ total: 57, guests: [{ name: "Ana" }, { name: "Cleo" }] });
  const calls = [ben.read(), ben.set([tacoCombo()]), ben.join(), ben.draft("own")];
  for (const answer of await Promise.all([...calls, ben.remove(cleo.cart?.me)])) {
    expect(answer).toMatchObject(REMOVED);
    expect(JSON.stringify(answer.body)).not.toMatch(/Ana|Cleo|Taco/u);
  }
  expect((await ben.leave()).status).toBe(200);
  expect(await ana.remove(ben.cart?.me)).toMatchObject({ status: 200, body: { link_number: 1 } });
});

test("the old link opens nothing, also for another device, and the new one invites again", async () => {
  const [ana, ben] = await anaBenAndCleo();
  await ana.remove(ben.cart?.me);
  const [old, present] = [{ token: tokenOf("the link") }, { token: tokenOf("the new link") }];
  for (const guest of [ben, new Guest(api, "Eve")]) {
    expect(await guest.send("POST", "/find", old)).toMatchObject(NOT_FOUND);
    expect(await guest.join(old)).toMatchObject(NOT_FOUND);
  }
  expect((await ben.join(present)).status).toBe(200);
  expect((await ben.set([specialCombo()])).status).toBe(200);
  await ana.read();
  expect(ana.cart?.guests.map(({ name, total }) => [name, total])).toEqual([
    ["Ana", 57],
    ["Ben", 100],
    ["Cleo", 0],
  ]);
});

test("only the guest who opened the cart removes, only other guests, and only with a valid new link", async () => {
  const [ana, ben, cleo] = await anaBenAndCleo();
  const notOpener = { status: 403, body: { code: "not_the_opener" } };
  expect(await cleo.remove(ben.cart?.me)).toMatchObject(notOpener);
  expect(await ana.remove(ana.cart?.me)).toMatchObject(NOT_FOUND);
  expect(await ana.remove("nobody")).toMatchObject(NOT_FOUND);
  expect(await ana.remove(ben.cart?.me, "the link")).toMatchObject(NOT_FOUND);
  const stranger = new Guest(api, "Eve");
  stranger.cart = ana.cart;
  expect(await stranger.remove(ben.cart?.me)).toMatchObject(NOT_FOUND);
  await ana.leave();
  expect((await ben.remove(cleo.cart?.me)).status).toBe(200);
});

test("when a guest is removed while they add lines, none of their lines stays in the cart", async () => {
  const [ana, ben] = await anaBenAndCleo();
  const adding = [1, 2, 3].map((count) => ben.set([specialCombo(count)]));
  const [removed, ...added] = await Promise.all([ana.remove(ben.cart?.me), ...adding]);
  expect(removed?.status).toBe(200);
  for (const { status, body } of added)
    expect([200, 403, 409], JSON.stringify(body)).toContain(status);
  await ana.read();
  expect(ana.cart).toMatchObject({ total: 57, guests: [{ name: "Ana" }, { name: "Cleo" }] });
  expect(await ben.read()).toMatchObject(REMOVED);
});

test("when a guest is removed while all is ordered, one of the two happens and the other is refused", async () => {
  const [ana, ben] = await anaBenAndCleo();
  const draft = await ana.draft("all");
  const [removed, placed] = await Promise.all([ana.remove(ben.cart?.me), ana.place(draft.body)]);
  expect(countStatus([removed, placed], 200)).toBe(1);
  expect(removed.status === 200 ? placed.body.code : removed.body.code).toBe(
    removed.status === 200 ? "shared_cart_changed" : "shared_cart_sent",
  );
  expect(await stockOf(api, "special-1")).toBe(removed.status === 200 ? 50 : 49);
});

test("when a guest is removed while they order, either the order is placed or the guest is removed first", async () => {
  const [ana, ben] = await anaBenAndCleo();
  const draft = await ben.draft("own");
  const [removed, placed] = await Promise.all([ana.remove(ben.cart?.me), ben.place(draft.body)]);
  expect(removed.status).toBe(200);
  const isPlaced = placed.status === 200;
  if (!isPlaced) expect(placed).toMatchObject(REMOVED);
  expect(await stockOf(api, "special-1")).toBe(isPlaced ? 49 : 50);
  await ana.read();
  // What was placed stays with its guest.
  expect(ana.cart?.orders).toHaveLength(isPlaced ? 1 : 0);
  expect(ana.cart?.total).toBe(57);
});

test("a draft from before the removal is not placed after it, and as an ordinary order it is", async () => {
  const [ana, ben] = await anaBenAndCleo();
  const draft = await ben.draft("own");
  await ana.remove(ben.cart?.me);
  expect(await ben.place(draft.body)).toMatchObject(REMOVED);
  const own = { combos: [specialCombo()], shared_cart: null };
  expect((await ben.order("own", own)).body).toMatchObject({ status: "PENDING", total: 100 });
});
