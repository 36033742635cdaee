import type { Setup } from "@comanda/contract/setup/setup-schemas";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changeSection } from "../editing/testing/settings-calls.ts";
import { openConsole } from "../testing/console-browser.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createDraft } from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { putTestStaff, signedInAs } from "../testing/staff-members.ts";
import { countryDefaults } from "./country-defaults.ts";
import { createCompany, type NewCompany } from "./create-company.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const sent: NewCompany = { name: "Fonda Lupe", host: "fonda.test", country: "mx" };
const pathOf = (id: string) => `/ms-settings/companies/${id}/setup`;
const readSetup = async (id: string) =>
  (await api.send<Setup>("GET", pathOf(id), signedInAs("owner", id))).body;

async function create(change: Partial<NewCompany> = {}) {
  const created = await createCompany(api.deps, { ...sent, ...change });
  if ("faults" in created) throw new Error(JSON.stringify(created.faults));
  await putTestStaff(api.db, created.id);
  return created;
}

test("a new company has what its country has, and no guest can order there", async () => {
  const { id, claim } = await create();
  const offered = await openConsole(api).post("/auth/invitation", { token: claim.token });
  expect(offered.body).toMatchObject({ claim: true, in_setup: true });
  const { body } = await api.send("GET", `/ms-companies/public/companies/${id}`);
  expect(body).toMatchObject({
    name: "Fonda Lupe",
    language: "es",
    timezone: "America/Mexico_City",
    country: { name: "México", country_code: "MX" },
    currency: { code: "MXN", symbol: "$", position: "left", show_decimals: true },
    current_subscriptions: [{ name: "infinity", monthly_orders_limit: null }],
    highest_plan: "infinity",
  });
  const path = `/ms-companies/public/companies/${id}/ecommerce-settings`;
  expect((await api.send("GET", path)).body).toMatchObject({ checkout_type: "READONLY" });
  const menu = await api.send("GET", `/ms-products/public/companies/${id}/categories`);
  expect(menu).toMatchObject({ status: 200, body: [] });
});

test("options replace what the country has", async () => {
  const { id } = await create({
    host: "b.test",
    language: "en",
    timezone: "America/Cancun",
    currency: "usd",
    phone: "+52 55 1234 5678",
  });
  const { body } = await api.send("GET", `/ms-companies/public/companies/${id}`);
  expect(body).toMatchObject({
    language: "en",
    timezone: "America/Cancun",
    whatsapp: "+52 55 1234 5678",
    currency: { code: "USD" },
  });
});

test("a wrong option is refused by its name, and nothing is written", async () => {
  const faultsOf = async (change: Partial<NewCompany>) => {
    const refused = await createCompany(api.deps, { ...sent, ...change });
    return "faults" in refused ? refused.faults.map(({ path }) => path) : [];
  };
  expect(await faultsOf({ country: "QQ" })).toEqual(["country"]);
  expect(await faultsOf({ host: "tacos.test" })).toEqual(["host"]);
  expect(await faultsOf({ host: "https://x y", name: " ", timezone: "Mexico" })).toEqual([
    "host",
    "name",
    "timezone",
  ]);
  expect(await faultsOf({ currency: "pesos" })).toEqual(["currency"]);
  const stored = await api.db.selectFrom("companies").select("company_id").execute();
  expect(stored).toEqual([{ company_id: "tacos" }]);
});

test("the list follows what is stored, and an imported company has none", async () => {
  const { id } = await create();
  const before = await readSetup(id);
  expect(before).toMatchObject({ listed: true, live: false, revision: 0 });
  expect(before.lines.filter(({ done }) => done)).toEqual([]);
  const imported = await readSetup("tacos");
  expect(imported).toMatchObject({ listed: false, live: true });
  const done = imported.lines.filter((line) => line.done).map(({ item }) => item);
  expect(done).toEqual(["dishes", "ordering", "payments", "pictures"]);
});

test("a way to pay online counts only with keys", async () => {
  const { payment_methods } = smallCompany();
  const online = [{ id: "stripe_card", code: "stripe_card", provider_id: "stripe" }];
  await api.store({ ...smallCompany(), payment_methods: { ...payment_methods, onsite: online } });
  const { lines } = await readSetup("tacos");
  expect(lines.find(({ item }) => item === "payments")?.done).toBe(false);
});

test("opening a company for orders is its kind of checkout", async () => {
  const change = (checkout_type: "READONLY" | "WEBAPP") =>
    changeSection(api, "ordering", (value) => ({
      ...value,
      ecommerce_settings: { ...value.ecommerce_settings, checkout_type },
    }));
  await change("READONLY");
  expect((await readSetup("tacos")).live).toBe(false);
  expect((await createDraft(api)).body).toMatchObject({ code: "not_orderable" });
  await change("WEBAPP");
  expect((await readSetup("tacos")).live).toBe(true);
  expect((await createDraft(api)).status).toBe(201);
});

test("a printed code and a dismissed list are noted once, by a member who has seen the list", async () => {
  const { id } = await create();
  const put = (body: object, role: "manager" | "cashier" = "manager") =>
    api.send<Setup>("PUT", pathOf(id), { ...signedInAs(role, id), body });
  const printed = { revision: 0, code_printed: true, dismissed: false };
  expect((await put(printed, "cashier")).status).toBe(403);
  const first = await put(printed);
  expect(first.body).toMatchObject({ revision: 1, code_printed: true, listed: true });
  expect(first.body.lines.find(({ item }) => item === "code")?.done).toBe(true);
  expect((await put(printed)).status).toBe(200);
  const stale = await put({ ...printed, dismissed: true });
  expect(stale).toMatchObject({ status: 409, body: { code: "settings_changed" } });
  const put2 = await put({ revision: 1, code_printed: true, dismissed: true });
  expect(put2.body).toMatchObject({ revision: 2, listed: false });
  const log = await api.db
    .selectFrom("audit_log")
    .select("action")
    .where("company_id", "=", id)
    .where("action", "=", "setup.change")
    .execute();
  expect(log).toHaveLength(2);
});

test("every country that has a currency has a clock, a language and a name", () => {
  for (const country of ["DE", "JP", "KW", "CH", "XK", "CL", "EG", "NG"]) {
    const found = countryDefaults(country);
    expect(found?.name.length).toBeGreaterThan(2);
    expect(new Intl.DateTimeFormat("en", { timeZone: found?.timezone })).toBeTruthy();
    expect(found?.currency.symbol).toBeTruthy();
  }
  expect(countryDefaults("US")?.timezone).toBe("America/New_York");
  expect(countryDefaults("DE")?.currency).toMatchObject({ code: "EUR", position: "right" });
  expect(countryDefaults("CL")?.currency).toMatchObject({ code: "CLP", show_decimals: false });
  expect(countryDefaults("ZZ")).toBeNull();
});
