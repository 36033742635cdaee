import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { folderFiles } from "@comanda/api/files/folder-files";
import { createTestApp, type TestApp } from "@comanda/api/testing/create-test-app";
import { createPlacedOrder } from "@comanda/api/testing/order-flow";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCapturedCommand } from "../testing/run-captured-command.ts";

let api: TestApp;
let workingDir: string;
beforeAll(async () => {
  workingDir = mkdtempSync(path.join(tmpdir(), "comanda-lists-"));
  api = await createTestApp();
  for (const name of ["flyer", "map", "window"]) {
    api.now = new Date(api.now.getTime() + 24 * 3_600_000);
    const order = await createPlacedOrder(api, { utm_source: name });
    await rateAnOrder(name);
    await api.send("POST", "/ms-companies/public/companies/site-abuse-report", {
      body: { company_id: "tacos", reason: name, description: name },
    });
    const day = api.now.toISOString().slice(0, 10);
    await api.send("PATCH", `/ms-reports/public/company-visit?company_id=tacos&date=${day}`);
    await storePayment(order.id);
    await run("staff", "invite", "--role", "cashier");
    writeFileSync(path.join(workingDir, "keys.json"), '{"provider":"sandbox"}');
    await run("payments", "set", name, "keys.json");
    writeFileSync(path.join(workingDir, name), "LON,LAT,NUMBER,STREET\n-99.16,19.42,1,Calle\n");
    await run("gazetteer", "import", name, "--country", "MX");
  }
});
afterAll(async () => {
  rmSync(workingDir, { recursive: true, force: true });
  await api.close();
});

/** Runs a `comanda` command; returns its exit code and its output. */
function run(...argv: string[]) {
  const open = async () => ({ ...api.deps, pictures: folderFiles("") });
  return runCapturedCommand(argv, { workingDir, dataDir: path.join(workingDir, "data"), open });
}

async function rateAnOrder(comment: string): Promise<void> {
  const { id } = await createPlacedOrder(api, { utm_source: comment });
  await api.db.updateTable("orders").set({ status: "DELIVERED" }).where("id", "=", id).execute();
  const body = { order_id: id, score: 5, comment };
  await api.send("POST", "/ms-clients/public/companies/tacos/order-ratings", { body });
}

async function storePayment(orderId: string): Promise<void> {
  const at = { expires_at: api.now, created_at: api.now, updated_at: api.now };
  const payment = {
    company_id: "tacos",
    id: `payment-of-${orderId}`,
    order_id: orderId,
    provider_id: "stripe",
    method_id: "stripe_card",
    idempotency_key: "key",
    amount: 2_850,
    currency: "MXN",
    facts: "{}",
  };
  await api.db
    .insertInto("company_payments")
    .values({ ...payment, ...at, state: "paid", kind: "stripe", instrument: "card" })
    .execute();
}

test.each([
  ["orders list"],
  ["payments list"],
  ["payments providers"],
  ["reports ratings"],
  ["reports abuse"],
  ["reports visits"],
  ["reports sources"],
  ["staff list"],
  ["gazetteer list"],
])("`comanda %s` shows page after page what it has, each row once", async (command) => {
  const list = async (...more: string[]) => {
    const { code, out, err } = await run(...command.split(" "), "--json", ...more);
    expect(code).toBe(0);
    // The team has members and invitations.
    return { rows: Object.values<object[]>(JSON.parse(out)).flat(), err };
  };
  const all = await list();
  expect(all.rows.length).toBeGreaterThanOrEqual(3);
  expect(all.err).toBe("");
  const shown: object[] = [];
  for (let page = 1; shown.length < all.rows.length; page += 1) {
    const { rows, err } = await list("--limit", "2", "--page", String(page));
    shown.push(...rows);
    const isLast = shown.length === all.rows.length;
    expect(rows.length).toBe(isLast ? all.rows.length - 2 * (page - 1) : 2);
    expect(err).toBe(isLast ? "" : `There are more: --page ${page + 1}\n`);
  }
  expect(shown).toEqual(all.rows);
});

test("a page of the team has only its members and invitations", async () => {
  const { out } = await run("staff", "list", "--limit", "4", "--page", "2");
  expect(out).toMatch(/^INVITATION +ROLE/u);
  expect((await run("staff", "list", "--page", "9")).out).toBe("No members\n");
});

test.each(["0", "two"])("the page %s is refused", async (page) => {
  const { code, err } = await run("gazetteer", "list", "--page", page);
  expect(code).toBe(2);
  expect(err).toContain("It must be a number");
});
