import { DAY_MS } from "@comanda/domain/time/durations";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changeSection, readSection } from "../editing/testing/settings-calls.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createPlacedOrder } from "../testing/order-flow.ts";
import { type SmallCompany, smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";
import { checkDomain } from "./check-domain.ts";
import { releaseUnprovenHosts } from "./release-unproven-hosts.ts";

const OWN = "93.184.216.34";
const NAME = "tacos.example";

let api: TestApp;
let addresses: Record<string, string[] | null>;
let texts: Record<string, string[] | null>;
let added: Date;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), smallCompany("sushi")].map(withOwnQrs));
});
beforeEach(async () => {
  await api.reset();
  addresses = { "console.example": [OWN] };
  texts = {};
  api.deps.consoleUrl = "https://console.example";
  api.deps.findAddresses = async (name) => found(addresses, name);
  api.deps.findTexts = async (name) => found(texts, name);
  api.restart();
  added = api.now;
});
afterAll(() => api.close());

/** A QR code belongs to one company only. */
function withOwnQrs(file: SmallCompany, at: number) {
  return at === 0 ? file : { ...file, qrs: [] };
}

function found(answers: Record<string, string[] | null>, name: string): string[] | null {
  return answers[name] === undefined ? [] : answers[name];
}

const add = () =>
  changeSection(api, "site", (site) => ({ ...site, hosts: [...(site.hosts ?? []), NAME] }));
const hosts = async () => (await readSection(api, "site")).value.hosts;

/** Runs the hourly lookup, this many days after the name was added. */
async function lookUp(days: number, ownName: string | null = "console.example") {
  api.now = new Date(added.getTime() + days * DAY_MS);
  const { db, events } = api.deps;
  await releaseUnprovenHosts({
    db,
    events,
    clock: () => api.now,
    findAddresses: async (name) => found(addresses, name),
    findTexts: async (name) => found(texts, name),
    ownName,
  });
}

test("a name without a proof is released after 30 days, and needs one to come back", async () => {
  await add();
  await lookUp(29.9);
  expect(await hosts()).toEqual(["tacos.test", NAME]);
  addresses[NAME] = ["93.184.216.99"];
  await lookUp(30);
  expect(await hosts()).toEqual(["tacos.test"]);
  const logged = await api.db
    .selectFrom("audit_log")
    .select(["actor", "before", "after"])
    .where("company_id", "=", "tacos")
    .where("actor", "=", "name by DNS")
    .execute();
  const change = { before: { hosts: ["tacos.test", NAME] }, after: { hosts: ["tacos.test"] } };
  expect(logged).toEqual([{ actor: "name by DNS", ...change }]);
  expect(api.published).toContainEqual({ channel: "company_changed", payload: "tacos" });

  const refused = await add();
  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, "hosts.1"]);
  texts[`_comanda.${NAME}`] = ["comanda-company=tacos"];
  expect((await add()).status).toBe(200);
  texts[`_comanda.${NAME}`] = null;
  const reversed = { hosts: [NAME, "tacos.test"] };
  expect((await changeSection(api, "site", (site) => ({ ...site, ...reversed }))).status).toBe(200);
  texts = {};
  await lookUp(90);
  expect(await hosts()).toEqual(reversed.hosts);
});

test("the change that added a released name is not taken back without a proof", async () => {
  await add();
  await changeSection(api, "site", (site) => ({ ...site, hosts: ["tacos.test"] }));
  const entries = await api.db
    .selectFrom("audit_log")
    .select(["id", "before"])
    .where("company_id", "=", "tacos")
    .execute();
  // The change that removed the name: before it there were two.
  const removed = entries.find(({ before }) => JSON.stringify(before).includes(NAME));
  const row = { company_id: "tacos", host: NAME, released_at: added };
  await api.db.insertInto("released_hosts").values(row).execute();
  const path = `/ms-audit/companies/tacos/entries/${removed?.id}/undo`;
  const { status, body } = await api.send<{ code: string; errors: unknown }>("POST", path, {
    ...signedInAs("owner"),
    body: {},
  });
  expect([status, body.code, body.errors]).toEqual([
    422,
    "invalid_part",
    [
      {
        path: "hosts.1",
        message: expect.stringContaining("did not prove it"),
        code: "lost",
        facts: { value: "tacos.example" },
      },
    ],
  ]);
  expect(await hosts()).toEqual(["tacos.test"]);
});

test.each([
  ["one of its addresses is the server's", { [NAME]: ["93.184.216.99", OWN] }, {}],
  ["its text names the company", {}, { [`_comanda.${NAME}`]: ["comanda-company=tacos"] }],
])("a name stays for good once %s", async (_, itsAddresses, itsTexts) => {
  await add();
  Object.assign(addresses, itsAddresses);
  Object.assign(texts, itsTexts);
  await lookUp(1);
  delete addresses[NAME];
  texts = {};
  await lookUp(400);
  expect(await hosts()).toEqual(["tacos.test", NAME]);
});

test.each([
  ["no name server answers for it", { [NAME]: null }, {}, "console.example"],
  ["no name server answers for its text", {}, { [`_comanda.${NAME}`]: null }, "console.example"],
  ["the server's own name is not known", {}, {}, null],
  ["the server's address is private", { "console.example": ["10.0.0.7"] }, {}, "console.example"],
])("a name is not released while %s", async (_, itsAddresses, itsTexts, ownName) => {
  await add();
  Object.assign(addresses, itsAddresses);
  Object.assign(texts, itsTexts);
  await lookUp(31, ownName);
  expect(await hosts()).toEqual(["tacos.test", NAME]);
});

test("names of an import, of a local network, and a company's last name are not released", async () => {
  await api.store(withOwnQrs({ ...smallCompany("sushi"), hosts: ["sushi.example"] }, 1));
  await changeSection(api, "site", (site) => ({ ...site, hosts: ["tacos.test", "other.test"] }));
  await lookUp(31);
  expect(await hosts()).toEqual(["tacos.test", "other.test"]);
  await changeSection(api, "site", (site) => ({ ...site, hosts: [NAME] }));
  await lookUp(90);
  expect(await hosts()).toEqual([NAME]);
  expect(await proofOfName()).toMatchObject({ why: "unproven", release_at: null });
  const sushi = api.db.selectFrom("hosts").select("host").where("company_id", "=", "sushi");
  expect(await sushi.execute()).toEqual([{ host: "sushi.example" }]);
});

test("the check of a name names no day where the server releases none", async () => {
  await add();
  const needs = async (releases: boolean) => {
    const findAddresses = async (name: string) => found(addresses, name);
    const asked = { ownName: "console.example", text: NAME, releases };
    const checked = await checkDomain(
      { db: api.db, clock: () => api.now, findAddresses },
      "tacos",
      asked,
    );
    return "proof" in checked && checked.proof !== null;
  };
  expect([await needs(true), await needs(false)]).toEqual([true, false]);
  addresses["console.example"] = ["10.0.0.7"];
  expect(await needs(true)).toBe(false);
});

const proofOfName = async () => {
  const path = `/ms-settings/companies/tacos/domain-check?name=${NAME}`;
  return (await api.send<{ proof: unknown }>("GET", path, signedInAs("owner"))).body.proof;
};

test("the check of a name says when it is released, and after that which record it needs", async () => {
  expect(await proofOfName()).toBeNull();
  await add();
  const record = { name: `_comanda.${NAME}`, value: "comanda-company=tacos" };
  const release_at = new Date(added.getTime() + 30 * DAY_MS).toISOString();
  expect(await proofOfName()).toEqual({ ...record, why: "unproven", release_at });
  addresses[NAME] = [OWN];
  expect(await proofOfName()).toBeNull();
  addresses = { "console.example": [OWN] };
  await lookUp(30);
  expect(await proofOfName()).toEqual({ ...record, why: "released", release_at: null });
});

test("a company from which guests order keeps a name without a proof, until 30 days after the last order", async () => {
  await add();
  api.now = new Date(added.getTime() + 20 * DAY_MS);
  await createPlacedOrder(api);
  // No day is named on which nothing is taken.
  expect(await proofOfName()).toMatchObject({ why: "unproven", release_at: null });
  await lookUp(49.9);
  expect(await hosts()).toEqual(["tacos.test", NAME]);
  await lookUp(50);
  expect(await hosts()).toEqual(["tacos.test"]);
});
