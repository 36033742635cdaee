import { randomUUID } from "node:crypto";
import type { Client } from "@comanda/contract/clients/client";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createDraft, createVisitor, refusalBody, type Visitor } from "../testing/order-flow.ts";

let api: TestApp;
let ana: Visitor;
let other: Visitor;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  ana = await createVisitor(api);
  other = await createVisitor(api);
});
afterAll(() => api.close());

const CLIENTS = "/ms-clients/public/companies/tacos/clients";
const phoneOf = ({ client: { name, country_calling_code, phone_number } }: Visitor) => ({
  name,
  country_calling_code,
  phone_number,
});

test("the device cookie is HttpOnly and lasts a year", async () => {
  const { headers } = await api.send("POST", CLIENTS, { body: phoneOf(ana) });
  expect(headers.get("set-cookie")).toMatch(
    /^comanda_device=[\w-]+\.[\w-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test("a forwarded protocol does not make the device cookie Secure", async () => {
  const claimed = await api.send("POST", CLIENTS, {
    body: phoneOf(ana),
    headers: { "x-forwarded-proto": "https" },
  });
  expect(claimed.headers.get("set-cookie")).not.toMatch(/; Secure/);
});

test("over HTTPS the device cookie is Secure with the __Host- prefix", async () => {
  const secure = await api.raw(`https://api.test${CLIENTS}`, {
    method: "POST",
    body: JSON.stringify(phoneOf(ana)),
    headers: { "content-type": "application/json" },
  });
  expect(secure.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-comanda_device=[\w-]+\.[\w-]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
});

test.each([
  ["comanda_device", "http"],
  ["__Host-comanda_device", "https"],
])("the true cookie is found before or after a forged second %s", async (name, protocol) => {
  const value = ana.cookie.split("=")[1];
  const read = async (cookie: string) => {
    const url = `${protocol}://api.test${CLIENTS}/${ana.client.id}`;
    const answer = await api.raw(url, { headers: { cookie } });
    return { status: answer.status, body: await answer.json() };
  };
  const forged = [`${name}=forged.signature`, `${name}=%`, `${name}=`, "comanda_device=x.y"];
  for (const fake of forged) {
    for (const cookie of [`${fake}; ${name}=${value}`, `a=b;${name}=${value};  ${fake}`]) {
      expect(await read(cookie), cookie).toMatchObject({ status: 200, body: ana.client });
    }
  }
  expect(await read(`x${name}=${value}`)).toMatchObject(refusalBody(404, "client_not_found"));
});

test("over HTTPS only the prefixed cookie proves a device, and creating a client deletes the unprefixed one", async () => {
  const value = ana.cookie.split("=")[1];
  const url = `https://api.test${CLIENTS}/${ana.client.id}`;
  const answerTo = (cookie: string) => api.raw(url, { headers: { cookie } });
  // A correctly signed cookie of another device, as a page of a sibling domain could set it.
  expect((await answerTo(ana.cookie)).status).toBe(404);
  const host = `__Host-comanda_device=${value}`;
  for (const cookie of [host, `${other.cookie}; ${host}`, `${host}; ${other.cookie}`]) {
    const answer = await answerTo(cookie);
    expect(answer.status, cookie).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  const made = await api.raw(`https://api.test${CLIENTS}`, {
    method: "POST",
    body: JSON.stringify(phoneOf(ana)),
    headers: { "content-type": "application/json", cookie: other.cookie },
  });
  expect(made.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-comanda_device=.*; Max-Age=31536000.*; Secure/u),
    expect.stringMatching(/^comanda_device=; Max-Age=0/u),
  ]);
  expect(made.headers.getSetCookie()[0]).not.toContain(other.cookie.split("=")[1]);
});

test("a repeated request that already sends the cookie of its first answer is the same request", async () => {
  const request = { body: phoneOf(ana), headers: { "idempotency-key": randomUUID() } };
  const first = await api.send<Client>("POST", CLIENTS, request);
  const again = await api.send<Client>("POST", CLIENTS, { ...request, cookie: first.cookie });
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  expect(again.body.id).toBe(first.body.id);
  const order = { headers: { "idempotency-key": randomUUID() } };
  const made = await createDraft(api, {}, order);
  expect(made.cookie).toMatch(/^comanda_device=/);
  const repeated = await createDraft(api, {}, { ...order, cookie: made.cookie });
  expect(repeated.body.id).toBe(made.body.id);
  // A draft that names a client sets no cookie: the client has a device already.
  expect((await createDraft(api, { client_id: ana.client.id })).cookie).toBeNull();
});

test("who guesses the short key of another visitor's request does not get their device", async () => {
  for (const [key, isSame] of [
    ["order-1049", false],
    [randomUUID(), true],
  ] as const) {
    const headers = { "idempotency-key": key };
    const visitor = await api.send<Client>("POST", CLIENTS, { body: phoneOf(ana), headers });
    const again = await api.send<Client>("POST", CLIENTS, { body: phoneOf(ana), headers });
    expect(again.body.id).toBe(visitor.body.id);
    const read = await api.send("GET", `${CLIENTS}/${visitor.body.id}`, { cookie: again.cookie });
    expect(read.status).toBe(isSame ? 200 : 404);
  }
});
