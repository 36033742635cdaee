import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";
import { changeSection, readSection } from "./testing/settings-calls.ts";

const TAKEN = "tacos.example";

let api: TestApp;
let texts: Record<string, string[] | null>;
beforeAll(async () => {
  api = await createTestApp([
    smallCompany(),
    { ...smallCompany("sushi"), hosts: ["sushi.test", TAKEN] },
  ]);
});
beforeEach(async () => {
  await api.reset();
  texts = {};
  api.deps.findTexts = async (name) => (texts[name] === undefined ? [] : texts[name]);
  api.restart();
});
afterAll(() => api.close());

const addTaken = () =>
  changeSection(api, "site", (site) => ({ ...site, hosts: [...(site.hosts ?? []), TAKEN] }));
const companyAt = async (host: string) =>
  (await api.db.selectFrom("hosts").select("company_id").where("host", "=", host).execute())[0]
    ?.company_id;
const versionOf = async (company: string) =>
  (
    await api.db
      .selectFrom("companies")
      .select("menu_version")
      .where("company_id", "=", company)
      .executeTakeFirstOrThrow()
  ).menu_version;

test("a name of another company moves to the one that its DNS names", async () => {
  const version = await versionOf("sushi");
  texts[`_comanda.${TAKEN}`] = ["other", "comanda-company=tacos"];
  expect((await addTaken()).status).toBe(200);
  expect((await readSection(api, "site")).value.hosts).toContain(TAKEN);
  expect([await companyAt(TAKEN), await companyAt("sushi.test")]).toEqual(["tacos", "sushi"]);
  // Its settings no longer have it, its cached pages are made again, and its owner reads what happened.
  const settings = await api.send<{ value: { hosts: string[] } }>(
    "GET",
    "/ms-settings/companies/sushi/settings/site",
    signedInAs("owner", "sushi"),
  );
  expect(settings.body.value.hosts).toEqual(["sushi.test"]);
  expect(await versionOf("sushi")).toBeGreaterThan(version);
  const logged = await api.db
    .selectFrom("audit_log")
    .select(["actor", "action", "before", "after"])
    .where("company_id", "=", "sushi")
    .execute();
  expect(logged).toEqual([
    {
      actor: "name by DNS",
      action: "settings.change",
      before: { hosts: ["sushi.test", TAKEN] },
      after: { hosts: ["sushi.test"] },
    },
  ]);
});

test.each([
  ["no text", {}],
  ["another company's text", { [`_comanda.${TAKEN}`]: ["comanda-company=sushi"] }],
  ["a text that begins so", { [`_comanda.${TAKEN}`]: ["comanda-company=tacos2"] }],
  ["the text of a name above it", { "_comanda.example": ["comanda-company=tacos"] }],
])("a name of another company stays there with %s", async (_, found) => {
  texts = found;
  const { status, body } = await addTaken();
  expect([status, body.errors?.[0]?.path]).toEqual([422, "hosts.1"]);
  expect(await companyAt(TAKEN)).toBe("sushi");
});

test("when no name server answers in time, saving says so, and works once one answers", async () => {
  const proof = `_comanda.${TAKEN}`;
  texts[proof] = null;
  const { status, body } = await addTaken();
  expect([status, body.errors]).toEqual([
    422,
    [{ path: "hosts.1", message: expect.stringContaining("no name server"), code: "unanswered" }],
  ]);
  expect(await companyAt(TAKEN)).toBe("sushi");
  texts[proof] = ["comanda-company=tacos"];
  expect((await addTaken()).status).toBe(200);
});

test("a company that loses its last name to a proof gets one that leads nowhere, and can save", async () => {
  await api.db.deleteFrom("hosts").where("host", "=", "sushi.test").execute();
  texts[`_comanda.${TAKEN}`] = ["comanda-company=tacos"];
  expect((await addTaken()).status).toBe(200);
  expect(await companyAt(TAKEN)).toBe("tacos");
  const left = api.db.selectFrom("hosts").select("host").where("company_id", "=", "sushi");
  expect(await left.execute()).toEqual([
    { host: expect.stringMatching(/^[0-9a-f]{16}\.invalid$/u) },
  ]);
  const path = "/ms-settings/companies/sushi/settings/site";
  const owner = signedInAs("owner", "sushi");
  const { revision, value } = (
    await api.send<{ revision: string; value: object }>("GET", path, owner)
  ).body;
  const body = { revision, value: { ...value, hosts: ["sushi.test"] } };
  expect((await api.send("PUT", path, { ...owner, body })).status).toBe(200);
});

test("a proven name stays with the other company when the rest of the change is refused", async () => {
  texts[`_comanda.${TAKEN}`] = ["comanda-company=tacos"];
  const { status } = await changeSection(api, "site", () => ({ hosts: [TAKEN, "sushi.test"] }));
  expect(status).toBe(422);
  expect(await companyAt(TAKEN)).toBe("sushi");
});

test("the check of a name gives the text that proves it only where another company has it", async () => {
  api.deps.findAddresses = async () => [];
  api.restart();
  const check = async (name: string) => {
    const path = `/ms-settings/companies/tacos/domain-check?name=${name}`;
    return (await api.send<{ proof: unknown }>("GET", path, signedInAs("owner"))).body.proof;
  };
  expect(await check(TAKEN)).toEqual({
    name: `_comanda.${TAKEN}`,
    value: "comanda-company=tacos",
    why: "taken",
    release_at: null,
  });
  expect(await check("free.example")).toBeNull();
});
