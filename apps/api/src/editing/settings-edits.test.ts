import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type SettingsSection,
  settingsSections,
} from "@comanda/contract/settings/settings-sections";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { folderFiles } from "../files/folder-files.ts";
import { exportCompany } from "../import/export-company.ts";
import { makePicture } from "../import/testing/import-fixture.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createDraft, patchOrder } from "../testing/order-flow.ts";
import { type CompanyFile, smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";
import { undo } from "./testing/menu-calls.ts";
import { changeSection, putSection, readSection } from "./testing/settings-calls.ts";

let api: TestApp;
beforeAll(async () => {
  const coupons = [{ id: "ten", code: "TEN", discount_type: "percentage" as const, value: 10 }];
  const { company, ...file } = smallCompany();
  const qrs = [{ id: "qr-1", name: "Table 1" }];
  const tacos = { ...file, coupons, qrs, company: { ...company, x_note: "kept" } };
  const other = { ...smallCompany("sushi"), qrs: [{ id: "qr-sushi", name: "1" }] };
  api = await createTestApp([tacos, other]);
  const dataDir = await mkdtemp(join(tmpdir(), "comanda-settings-"));
  api.deps.pictures = folderFiles(dataDir);
  return () => rm(dataDir, { recursive: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const answerOf = async (path: string) => (await api.send<unknown>("GET", path)).body;
const company = () => answerOf("/ms-companies/public/companies/tacos");
const settings = () => answerOf("/ms-companies/public/companies/tacos/ecommerce-settings");

test.each<[SettingsSection, (value: never) => object, () => Promise<unknown>, object]>([
  [
    "place",
    (value: { company: object }) => ({ ...value, company: { ...value.company, name: "Tacos 2" } }),
    company,
    { name: "Tacos 2" },
  ],
  [
    "hours",
    () => ({ company: { special_dates: [{ date: "2026-12-25", hours: [] }] } }),
    company,
    { name: "Tacos", special_dates: [{ date: "2026-12-25" }] },
  ],
  [
    "ordering",
    (value: { ecommerce_settings: { delivery: object } }) => ({
      ecommerce_settings: {
        table: { active: true, additional_input: "Which table?" },
        delivery: { ...value.ecommerce_settings.delivery, average_time: 40 },
      },
    }),
    settings,
    { table: { additional_input: "Which table?" }, delivery: { minimum_amount_to_allow: 200 } },
  ],
  [
    "delivery",
    () => ({
      ecommerce_settings: { delivery: { prices: { type: "FIXED", fixed: { price: 30 } } } },
    }),
    settings,
    { delivery: { active: true, prices: { fixed: { price: 30 } } } },
  ],
  [
    "payments",
    () => ({ payment_methods: { takeaway: [{ id: "cash", code: "cash" }] } }),
    () => answerOf("/ms-payments/public/companies/tacos/payment-methods"),
    { takeaway: [{ code: "cash" }], onsite: [] },
  ],
  [
    "tables",
    () => ({ qrs: [{ id: "qr-2", name: "Terrace" }] }),
    () => answerOf("/ms-orders/public/qrs/qr-2"),
    { name: "Terrace" },
  ],
  [
    "look",
    () => ({ ecommerce_settings: { layout_settings: { landing: { title: { name: "Hi" } } } } }),
    settings,
    { layout_settings: { landing: { title: { name: "Hi" } } } },
  ],
  [
    "site",
    (value: object) => ({ ...value, hosts: ["tacos.test", "new.test"] }),
    () => answerOf("/ms-companies/public/hosts/new.test"),
    { company_id: "tacos" },
  ],
])(
  "a change of the section %s is public at once, and can be taken back",
  async (section, change, read, expected) => {
    const before = await readSection(api, section);
    const { status, body } = await changeSection(api, section, change as never);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(await readSection(api, section)).toEqual({ ...body, change_id: undefined });
    expect(await read()).toMatchObject(expected);
    expect((await undo(api, body.change_id, "owner")).status).toBe(200);
    expect((await readSection(api, section)).value).toEqual(before.value);
  },
);

test("a change of a section keeps the fields that belong to no section", async () => {
  await changeSection(api, "place", ({ company: { name } = {}, ...rest }) => ({
    ...rest,
    company: { name, timezone: "America/Mexico_City", country: { country_code: "MX" } },
  }));
  const exported = await exportCompany({ ...api.deps, pictures: folderFiles("") }, "tacos.test");
  expect(exported).toMatchObject({ document: { company: { id: "tacos", x_note: "kept" } } });
  expect((exported as { document: CompanyFile }).document.company.whatsapp).toBeUndefined();
});

test("a section that is sent back unchanged changes nothing, and the list shows every section", async () => {
  for (const section of settingsSections) {
    const { revision, value } = await readSection(api, section);
    const { status, body } = await putSection(api, section, { revision, value });
    expect([status, body.change_id, body.revision]).toEqual([200, null, revision]);
  }
  const list = "/ms-settings/companies/tacos/settings";
  expect((await api.send("GET", list, signedInAs("manager"))).body).toMatchObject({
    place: { name: "Tacos" },
    hours: { days_open: null, coming_dates: 0 },
    payments: { methods: 4 },
    tables: { tables: 1 },
  });
});

test("the second of two editors gets the current section, and reads who was first", async () => {
  const { revision } = await readSection(api, "hours");
  const value = (name: string) => ({
    company: { special_dates: [{ date: "2026-12-25", name, hours: [] }] },
  });
  expect((await putSection(api, "hours", { revision, value: value("A") }, "manager")).status).toBe(
    200,
  );
  const { status, body } = await putSection(api, "hours", { revision, value: value("B") });
  expect([status, body.code]).toEqual([409, "part_changed"]);
  expect(body.parts).toMatchObject([{ kind: "settings", id: "hours", value: value("A") }]);
  expect(body.changed).toEqual({ by: "Manager", at: expect.any(String), status: "changed" });
  const sameAccount = await putSection(api, "hours", { revision, value: value("C") }, "manager");
  expect(sameAccount.body.changed).toMatchObject({ by: "Manager", by_you: true });
});

test("the number of orders of the plan is shown, and sending another one changes nothing", async () => {
  const { body: draft } = await createDraft(api);
  await patchOrder(api, draft.id);
  const { revision, value } = await readSection(api, "site");
  expect(value.company?.order_limit_usage_count).toBe(1);
  const sent = { ...value, company: { ...value.company, order_limit_usage_count: 50 } };
  const { status, body } = await putSection(api, "site", { revision, value: sent });
  expect([status, body.change_id, body.value]).toEqual([200, null, value]);
});

test("a change of a coupon does not change how often it was used", async () => {
  await api.db.updateTable("coupons").set({ coupons_used: 3 }).execute();
  const { body } = await changeSection(api, "offers", () => ({
    coupons: [{ id: "ten", code: "TEN", discount_type: "percentage", value: 12, coupons_used: 9 }],
  }));
  expect(body.value.coupons).toMatchObject([{ id: "ten", value: 12, coupons_used: 3 }]);
});

test("only owners change payments and hosts, and take such changes back", async () => {
  const change = (value: object) => ({ ...value, hosts: ["tacos.test", "new.test"] });
  expect((await changeSection(api, "site", change, "manager")).status).toBe(403);
  expect((await changeSection(api, "payments", () => ({}), "manager")).status).toBe(403);
  const { body } = await changeSection(api, "site", change);
  expect((await undo(api, body.change_id, "manager")).status).toBe(403);
  expect((await changeSection(api, "hours", (value) => value, "manager")).status).toBe(200);
  expect((await changeSection(api, "hours", (value) => value, "cashier")).status).toBe(403);
});

test("a change is not taken back after another change of the same field", async () => {
  const rename = (name: string) =>
    changeSection(api, "place", ({ company, ...rest }) => ({
      ...rest,
      company: { ...company, name },
    }));
  const first = (await rename("First")).body.change_id;
  const { body: other } = await changeSection(api, "place", ({ company, ...rest }) => ({
    ...rest,
    company: { ...company, city: "Puebla" },
  }));
  expect((await undo(api, other.change_id)).status).toBe(200);
  await rename("Second");
  const { status, body } = await undo(api, first);
  expect([status, body.code]).toEqual([409, "part_changed"]);
});

async function upload(use: string) {
  const { cookie, headers } = signedInAs("manager");
  const response = await api.raw(`/ms-settings/companies/tacos/pictures/${use}`, {
    method: "POST",
    headers: { ...headers, cookie: cookie ?? "", "content-type": "image/png" },
    body: new Uint8Array(await makePicture(30, 20, "#f00")),
  });
  return (await response.json()) as { source: string; url: string };
}

const setLogo = (logo_url: string) =>
  changeSection(api, "look", ({ company, ...rest }) => ({
    ...rest,
    company: { ...company, logo_url },
  }));

test("a logo must be uploaded as one", async () => {
  const background = await upload("background_mobile");
  const refused = await setLogo(background.source);
  expect(refused.body.errors).toEqual([
    { path: "company.logo_url", message: "is not an uploaded picture", code: "gone" },
  ]);
  const { source, url } = await upload("logo");
  expect((await setLogo(source)).body.picture_urls).toEqual({ [source]: url });
  expect(await company()).toMatchObject({ logo_url: url });
});

test("a logged change of section place that includes the logo is taken back, and so is the taking back", async () => {
  const before = await company();
  const { source } = await upload("logo");
  const { change_id } = (await setLogo(source)).body;
  await changeSection(api, "place", (value) => ({
    ...value,
    company: { ...value.company, name: "Tacos 2" },
  }));
  // Older versions have the logo in the section `place`, and log it there.
  const earlier = {
    target: "place",
    before: JSON.stringify({ company: { name: "Tacos" } }),
    after: JSON.stringify({ company: { name: "Tacos 2", logo_url: source } }),
  };
  const log = api.db.updateTable("audit_log").where("id", "=", change_id ?? "");
  await log.set(earlier).execute();
  const changed = await company();
  expect(changed).not.toEqual(before);

  const undone = await undo(api, change_id);
  expect(undone.status).toBe(200);
  expect(await company()).toEqual(before);
  expect((await undo(api, undone.body.change_id)).status).toBe(200);
  expect(await company()).toEqual(changed);
  const { body } = await changeSection(api, "look", () => ({}));
  expect(body.value).toEqual({});
  expect((await undo(api, change_id)).body.code).toBe("part_changed");
});
