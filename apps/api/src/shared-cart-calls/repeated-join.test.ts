import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { foreignCompany, smallCompany } from "../testing/small-company.ts";
import { Guest, TABLE, tokenOf } from "./testing/guests.ts";

let api: TestApp;
beforeAll(async () => {
  const burgers = foreignCompany();
  burgers.ecommerce_settings.shared_carts = true;
  api = await createTestApp([smallCompany(), burgers]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** A phone without a device cookie, which sends this key. */
function phone(name: string | null, key: string | null = randomUUID()): Guest {
  const guest = new Guest(api, name);
  guest.key = key;
  return guest;
}

/** The same browser after an answer did not arrive: it has the key, and no cookie. */
const withoutAnswer = ({ key }: Guest, name: string | null) => phone(name, key);

const link = { token: tokenOf("the link"), table_id: null };
const names = ({ cart }: Guest) => cart?.guests.map(({ name }) => name);
const deviceOf = ({ cookie }: Guest) => cookie?.split(/[=.]/u)[1];

test("a guest who joins again after a lost answer is one guest, also with another name", async () => {
  await phone("Ana").open(link);
  const ben = phone("Ben");
  await ben.join(link);
  const again = withoutAnswer(ben, "Benny");
  expect((await again.join(link)).status).toBe(200);
  expect([again.cart?.me, again.cookie]).toEqual([ben.cart?.me, ben.cookie]);
  expect(names(again)).toEqual(["Ana", "Benny"]);
  expect((await again.read()).status).toBe(200);
});

test("a guest who opens a cart again after a lost answer gets it, also with another name", async () => {
  const ana = phone("Ana");
  await ana.open(link);
  const again = withoutAnswer(ana, "Anna");
  expect((await again.open(link)).status).toBe(200);
  expect(again.cart).toMatchObject({ id: ana.cart?.id, opener: ana.cart?.me, me: ana.cart?.me });
  expect(names(again)).toEqual(["Anna"]);
});

test("a guest who opened a table's cart without an answer, and then joins it, is its opener", async () => {
  const ana = phone("Ana");
  await ana.open();
  const again = withoutAnswer(ana, null);
  await again.join({ table_id: TABLE });
  expect(names(again)).toEqual(["Ana"]);
  expect(again.cart?.opener).toBe(again.cart?.me);
});

/** The same browser after a lost answer: it has the key, and a device that another call gave it. */
async function withOtherDevice(guest: Guest): Promise<Guest> {
  const again = withoutAnswer(guest, guest.name);
  const body = { name: "Zoe", country_calling_code: "52", phone_number: "5512345678" };
  const client = "/ms-clients/public/companies/tacos/clients";
  again.cookie = (await api.send("POST", client, { body })).cookie;
  expect(deviceOf(again)).not.toBe(deviceOf(guest));
  return again;
}

test("a guest who got another device after a lost answer, and joins again, is one guest", async () => {
  await phone("Ana").open(link);
  const ben = phone("Ben");
  await ben.join(link);
  const again = await withOtherDevice(ben);
  expect((await again.join(link)).status).toBe(200);
  expect(again.cart?.me).toBe(ben.cart?.me);
  expect(names(again)).toEqual(["Ana", "Ben"]);
  expect((await again.read()).status).toBe(200);
  expect((await ben.read()).status).toBe(404);
});

test("a guest who got another device after a lost answer, and opens the cart again, is its opener", async () => {
  const ana = phone("Ana");
  await ana.open(link);
  const again = await withOtherDevice(ana);
  expect((await again.open(link)).status).toBe(200);
  expect(again.cart).toMatchObject({ id: ana.cart?.id, opener: ana.cart?.me, me: ana.cart?.me });
  expect(names(again)).toEqual(["Ana"]);
});

test("presses at the same time open one cart", async () => {
  const ana = phone("Ana");
  const presses = [ana, withoutAnswer(ana, "Ana"), withoutAnswer(ana, "Ana")];
  for (const { status } of await Promise.all(presses.map((press) => press.open(link))))
    expect(status).toBe(200);
  expect(new Set(presses.map(({ cart }) => cart?.id)).size).toBe(1);
  expect(names(ana)).toEqual(["Ana"]);
});

test("presses at the same time add one guest", async () => {
  await phone("Ana").open(link);
  const ben = phone("Ben");
  const presses = [ben, withoutAnswer(ben, "Ben"), withoutAnswer(ben, "Ben")];
  for (const { status } of await Promise.all(presses.map((press) => press.join(link))))
    expect(status).toBe(200);
  await ben.read();
  expect(names(ben)).toEqual(["Ana", "Ben"]);
});

test("a stranger with the link gets a device of their own, by whatever key that is not the guest's", async () => {
  const ana = phone("Ana");
  await ana.open(link);
  const ben = phone("Ben");
  await ben.join(link);
  const guesses = [
    randomUUID(),
    null,
    link.token,
    ben.cart?.id ?? "",
    ben.cart?.me ?? "",
    `${ben.key}x`,
    ben.key?.toUpperCase() ?? "",
    deviceOf(ben) ?? "",
  ];
  for (const key of guesses) {
    const stranger = phone("Ben", key);
    expect(await stranger.open(link)).toMatchObject({ status: 404 });
    expect(stranger.cookie).toBeNull();
    await stranger.join(link);
    expect([deviceOf(ana), deviceOf(ben)], String(key)).not.toContain(deviceOf(stranger));
  }
});

test("a key that can be guessed gives every request another device", async () => {
  await phone("Ana").open(link);
  const ben = phone("Ben", "table-4");
  await ben.join(link);
  const other = withoutAnswer(ben, "Ben");
  await other.join(link);
  expect(deviceOf(other)).not.toBe(deviceOf(ben));
});

test("a key has no effect for a browser that has a device, and counts in one company", async () => {
  const ana = phone("Ana");
  await ana.open(link);
  const ben = phone("Ben");
  await ben.join(link);
  const device = ben.cookie;
  ben.key = ana.key;
  expect((await ben.join(link)).cookie).toBeNull();
  expect([ben.cookie, names(ben)]).toEqual([device, ["Ana", "Ben"]]);
  const path = "/ms-orders/public/companies/burgers/shared-carts/open";
  const body = { ...link, name: "Ana", replaces: false };
  const headers = { "idempotency-key": ana.key ?? "" };
  const elsewhere = await api.send("POST", path, { body, headers });
  expect(elsewhere.status).toBe(200);
  expect(elsewhere.cookie?.split(/[=.]/u)[1]).not.toBe(deviceOf(ana));
});

test("a client's key and a guest's key do not give the same device", async () => {
  const ana = phone("Ana");
  await ana.open(link);
  const body = { name: "Ana", country_calling_code: "52", phone_number: "5512345678" };
  const headers = { "idempotency-key": ana.key ?? "" };
  const client = await api.send("POST", "/ms-clients/public/companies/tacos/clients", {
    body,
    headers,
  });
  expect(client.status).toBe(201);
  expect(client.cookie?.split(/[=.]/u)[1]).not.toBe(deviceOf(ana));
});
