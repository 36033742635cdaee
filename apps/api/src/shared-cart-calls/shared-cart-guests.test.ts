import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sendConcurrently } from "../testing/concurrent-requests.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { specialCombo, tacoCombo } from "../testing/order-flow.ts";
import { foreignCompany, smallCompany } from "../testing/small-company.ts";
import { changeKeyOf, Guest, guestsAtTable, TABLE, tokenOf } from "./testing/guests.ts";

let api: TestApp;
beforeAll(async () => {
  const file = smallCompany();
  file.qrs?.push({ id: "tacos-bar", name: "Bar", ordering_type: "ONSITE" });
  const off = foreignCompany();
  Object.assign(off.ecommerce_settings, { shared_carts: false });
  api = await createTestApp([file, off]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

type Trio = [Guest, Guest, Guest];

const guest = (name: string | null = null) => new Guest(api, name);
const quantities = ({ cart }: Guest) =>
  cart?.guests.map(({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0));
const hours = (count: number) => {
  api.now = new Date(api.now.getTime() + count * 3_600_000);
};

test("guests of a table add to one cart, and each reads whose is what, priced by the server", async () => {
  const [ana, ben] = (await guestsAtTable(api, [" Ana\n", null])) as [Guest, Guest];
  expect(ana.cookie).toMatch(/^comanda_device=/u);
  await ana.set([tacoCombo(2)]);
  await ben.set([{ ...specialCombo(), comment: "rare" }]);
  await ana.read();
  expect(ana.cart).toMatchObject({
    state: "open",
    table_id: TABLE,
    total: 157,
    orders: [],
    by: null,
    guests: [
      { number: 1, name: "Ana", total: 57, lines: [{ name: "Taco", choices: ["One", "Green"] }] },
      { number: 2, name: null, total: 100, lines: [{ name: "Special", comment: "rare" }] },
    ],
  });
  expect(ana.cart?.opener).toBe(ana.cart?.me);
  expect(ben.cart?.opener).toBe(ana.cart?.me);
  expect(JSON.stringify(ben.cart)).not.toContain(ana.cookie?.split(/[=.]/u)[1]);
  expect(api.published.at(-1)?.channel).toBe("shared_cart_changed");
});

test("five guests who add at once lose nothing", async () => {
  const guests = await guestsAtTable(api, ["A", "B", "C", "D", "E"]);
  await sendConcurrently(5, async (at) => {
    for (const count of [1, 2, 3]) await guests[at]?.set([tacoCombo(count + at)]);
  });
  await guests[0]?.read();
  expect(guests[0] && quantities(guests[0])).toEqual([3, 4, 5, 6, 7]);
  expect(guests[0]?.cart?.revision).toBe(15);
});

test("a change that is sent again changes nothing, and an old one is refused", async () => {
  const [ana] = (await guestsAtTable(api, ["Ana"])) as [Guest];
  const key = changeKeyOf("one");
  await ana.set([tacoCombo(1)], { key, revision: 0 });
  const again = await ana.set([tacoCombo(1)], { key, revision: 0 });
  expect(again).toMatchObject({ status: 200, body: { revision: 1 } });
  const old = await ana.set([tacoCombo(9)], { revision: 0 });
  expect(old).toMatchObject({ status: 409, body: { code: "shared_cart_changed" } });
  expect(quantities(ana)).toEqual([1]);
});

test("only the guest and who opened the cart change a guest's lines", async () => {
  const [ana, ben] = (await guestsAtTable(api, ["Ana", "Ben"])) as [Guest, Guest];
  const refused = await ben.set([tacoCombo()], { guest: ana.cart?.me ?? "" });
  expect(refused).toMatchObject({ status: 403, body: { code: "not_the_opener" } });
  await ben.set([tacoCombo(3)]);
  await ana.read();
  expect((await ana.set([tacoCombo(2)], { guest: ben.cart?.me ?? "" })).status).toBe(200);
  expect(quantities(ana)).toEqual([0, 2]);
});

test("a leaver's lines go, the next guest takes over, and the last one ends the cart", async () => {
  const [ana, ben] = (await guestsAtTable(api, ["Ana", "Ben"])) as [Guest, Guest];
  await ana.set([tacoCombo(2)]);
  await ben.set([tacoCombo(1)]);
  for (const _ of [1, 2]) expect((await ana.leave()).status).toBe(200);
  expect((await ana.read()).body.code).toBe("shared_cart_not_found");
  await ben.read();
  expect(ben.cart?.opener).toBe(ben.cart?.me);
  expect(quantities(ben)).toEqual([1]);
  await ana.join();
  expect(ana.cart?.guests).toHaveLength(2);
  await ana.leave();
  await ben.leave();
  expect((await guest().join()).body.code).toBe("shared_cart_not_found");
});

test("strangers with the link of a cart that is over read nothing but that", async () => {
  const ana = guest("Ana");
  const [token, link] = [tokenOf("the link"), { token: tokenOf("the link"), table_id: null }];
  await ana.open({ table_id: null });
  await ana.set([tacoCombo()]);
  const found = await guest().send("POST", "/find", link);
  expect(found.body).toMatchObject({ guests: 1, opened_by: "Ana" });
  expect(await guest().send("GET", `/${ana.cart?.id}`)).toMatchObject({ status: 404 });
  hours(24);
  for (const path of ["/find", "/join"]) {
    const { status, body } = await guest().send("POST", path, { ...link, name: "Eve" });
    expect([status, body.code]).toEqual([410, "shared_cart_over"]);
    expect(JSON.stringify(body)).not.toMatch(/Ana|Taco/u);
  }
  expect((await ana.set([])).body.code).toBe("shared_cart_over");
  expect(await ana.read()).toMatchObject({ body: { state: "over", total: 0 } });
  expect((await guest().send("POST", "/join", { token: tokenOf("no link") })).status).toBe(404);
  const stored = await api.db.selectFrom("shared_carts").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
});

test("a table has one open cart, which a new party replaces", async () => {
  const [ana] = (await guestsAtTable(api, ["Ana"])) as [Guest];
  const others = await sendConcurrently(4, (at) => guest().open({ token: tokenOf(`${at}`) }));
  expect(others.map(({ body }) => body.code)).toEqual(Array(4).fill("shared_cart_at_table"));
  const found = await guest().send("POST", "/find", { table_id: TABLE });
  expect(found.body).toMatchObject({ guests: 1, opened_by: null });
  const ben = guest("Ben");
  expect((await ben.open({ token: tokenOf("ben"), replaces: true })).status).toBe(200);
  await guest("Cleo").join();
  await ben.read();
  expect(ben.cart?.guests.map(({ name }) => name)).toEqual(["Ben", "Cleo"]);
  expect((await ana.read()).body.state).toBe("open");
});

test("many phones that open the table's cart at once open one", async () => {
  const answers = await sendConcurrently(6, (at) => guest().open({ token: tokenOf(`${at}`) }));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
});

test("opening is refused where there is no table, and repeated it opens nothing", async () => {
  expect((await guest().open({ table_id: "tacos-bar" })).body.code).toBe("qr_not_found");
  expect((await guest().open({ token: "short" })).body.code).toBe("invalid_body");
  const ana = guest("Ana");
  const [first, second] = [await ana.open(), await ana.open()];
  expect(second.body.id).toBe(first.body.id);
  expect((await guest().open()).body.code).toBe("shared_cart_not_found");
});

test("the second of two guests who want the last pieces reads how many are left", async () => {
  const [ana, ben] = (await guestsAtTable(api, ["Ana", "Ben"])) as [Guest, Guest];
  await ana.set([{ product_id: "other", variant_id: "other-1", quantity: 4 }]);
  await ben.set([{ product_id: "other", variant_id: "other-1", quantity: 2 }]);
  const problems = () =>
    ben.cart?.guests.map(({ lines }) => lines.map((line) => [line.problem, line.left]));
  expect(problems()).toEqual([[[null, null]], [["short", 1]]]);
  await ben.set([
    { product_id: "gone", variant_id: "gone-1", quantity: 1 },
    { product_id: "taco", variant_id: "taco-1", quantity: 1 },
  ]);
  expect(problems()?.[1]).toEqual([
    ["gone", null],
    ["options", null],
  ]);
});

test("a line whose size or options have gone has the name of its dish, while that is on the menu", async () => {
  const [ana] = (await guestsAtTable(api, ["Ana"])) as [Guest];
  await ana.set([
    { product_id: "taco", variant_id: "taco-1", quantity: 1 },
    { product_id: "taco", variant_id: "gone-1", quantity: 1 },
    { product_id: "gone", variant_id: "gone-1", quantity: 1 },
  ]);
  const lines = ana.cart?.guests[0]?.lines.map(({ name, problem }) => [name, problem]);
  expect(lines).toEqual([
    ["Taco", "options"],
    ["Taco", "options"],
    [null, "gone"],
  ]);
});

test("a company that does not offer ordering together refuses it, and its settings say so", async () => {
  const body = { token: tokenOf("the link"), table_id: null };
  for (const call of ["find", "open", "join"]) {
    const path = `/ms-orders/public/companies/burgers/shared-carts/${call}`;
    const answer = await api.send("POST", path, { body: { ...body, name: null } });
    expect(answer, call).toMatchObject({ status: 409, body: { code: "shared_carts_off" } });
  }
  const settingsOf = async (company: string) =>
    (await api.send("GET", `/ms-companies/public/companies/${company}/ecommerce-settings`)).body;
  expect(await settingsOf("burgers")).toMatchObject({ shared_carts: false });
  expect(await settingsOf("tacos")).toMatchObject({ shared_carts: true });
});

test("a guest who checks out is announced to the others by the id only, and only a guest can announce a checkout", async () => {
  const [ana, ben, cleo] = (await guestsAtTable(api, ["Ana", "Ben", "Cleo"])) as Trio;
  const announced = async (by: Guest, checkout: { whole: boolean; ended?: boolean }) => {
    const before = api.published.length;
    const { status, body } = await by.announceCheckout(checkout);
    const messages = api.published.slice(before).map(({ payload }) => JSON.parse(payload).checkout);
    return [status, body.code, ...messages];
  };
  const id = ana.cart?.me;
  expect(await announced(ana, { whole: true })).toEqual([
    200,
    undefined,
    { guest: id, whole: true, seconds: 45 },
  ]);
  const over = { guest: id, whole: true, seconds: 0 };
  expect(await announced(ana, { whole: true, ended: true })).toEqual([200, undefined, over]);
  const own = { guest: ben.cart?.me, whole: false, seconds: 45 };
  expect(await announced(ben, { whole: false })).toEqual([200, undefined, own]);
  expect(await announced(ben, { whole: true })).toEqual([403, "not_the_opener"]);
  await ana.remove(cleo.cart?.me);
  expect(await announced(cleo, { whole: false })).toEqual([403, "removed_from_shared_cart"]);
  const stranger = guest("Eve");
  stranger.cart = ana.cart;
  expect(await announced(stranger, { whole: false })).toEqual([404, "shared_cart_not_found"]);
  await ana.set([tacoCombo(1)]);
  await ana.order("all");
  expect(await announced(ben, { whole: false })).toEqual([200, undefined]);
});
