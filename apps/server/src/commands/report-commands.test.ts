import { folderFiles } from "@comanda/api/files/folder-files";
import { cancelOrder } from "@comanda/api/order-calls/cancel-order";
import { advanceOrder } from "@comanda/api/orders/advance-order";
import { createTestApp, type TestApp } from "@comanda/api/testing/create-test-app";
import { createDraft, createPlacedOrder } from "@comanda/api/testing/order-flow";
import { smallCompany } from "@comanda/api/testing/small-company";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runCapturedCommand } from "../testing/run-captured-command.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), smallCompany("pizza")]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** Runs `comanda reports …`; returns its exit code and its output. */
function reports(...argv: string[]) {
  const open = async () => ({ ...api.deps, pictures: folderFiles("") });
  return runCapturedCommand(["reports", ...argv], { workingDir: "", dataDir: "", open });
}

async function report(body: object): Promise<void> {
  const path = "/ms-companies/public/companies/site-abuse-report";
  const { status } = await api.send("POST", path, { body: { company_id: "tacos", ...body } });
  expect(status).toBe(201);
}

async function visit(date: string): Promise<void> {
  const path = `/ms-reports/public/company-visit?company_id=tacos&date=${date}`;
  expect((await api.send("PATCH", path)).status).toBe(204);
}

const tacos = ["--host", "tacos.test"];

test("reports are listed with the newest first, each with its text", async () => {
  expect(await reports("abuse", ...tacos)).toEqual({ code: 0, out: "No reports\n", err: "" });
  await report({ reason: "Prices", description: "They differ." });
  api.now = new Date(api.now.getTime() + 60_000);
  await report({
    reason: "Allergens",
    description: "None named.\n2026-01-01T00:00:00.000Z  Forged",
    contact: "ana@example.test",
    page_url: "https://tacos.test/products",
  });
  expect((await reports("abuse", ...tacos)).out).toBe(
    [
      "2026-03-14T18:01:00.000Z  Allergens",
      "  None named.",
      "  2026-01-01T00:00:00.000Z  Forged",
      "  page: https://tacos.test/products",
      "  contact: ana@example.test",
      "",
      "2026-03-14T18:00:00.000Z  Prices",
      "  They differ.",
      "",
    ].join("\n"),
  );
  const { out } = await reports("abuse", ...tacos, "--limit", "1", "--json");
  expect(JSON.parse(out)).toMatchObject([{ reason: "Allergens", contact: "ana@example.test" }]);
  expect((await reports("abuse", "--host", "pizza.test")).out).toBe("No reports\n");
});

test("visits are counted per day, the latest day first", async () => {
  expect(await reports("visits", ...tacos)).toEqual({ code: 0, out: "No visits\n", err: "" });
  for (const date of ["2026-03-13", "2026-03-14", "2026-03-14"]) await visit(date);
  expect((await reports("visits", ...tacos)).out).toBe(
    "DAY         VISITS\n2026-03-14  2\n2026-03-13  1\n",
  );
  const { out } = await reports("visits", ...tacos, "--limit", "1", "--json");
  expect(JSON.parse(out)).toEqual([{ day: "2026-03-14", visits: 2 }]);
});

test("orders are counted per source, the source with the most orders first", async () => {
  expect(await reports("sources", ...tacos)).toEqual({ code: 0, out: "No orders\n", err: "" });
  await createPlacedOrder(api, { utm_source: "flyer", utm_campaign: "summer" });
  await createPlacedOrder(api, { utm_source: "flyer", utm_campaign: "summer" });
  await createPlacedOrder(api);
  // Drafts and cancelled orders do not count.
  await createDraft(api, { utm_source: "map" });
  const { id } = await createPlacedOrder(api, { utm_source: "map" });
  await cancelOrder(api.deps, "tacos", id, null);
  const { out } = await reports("sources", ...tacos, "--json");
  expect(JSON.parse(out)).toEqual([
    expect.objectContaining({ utm_source: "flyer", utm_campaign: "summer", orders: 2 }),
    expect.objectContaining({ utm_source: null, utm_campaign: null, orders: 1 }),
  ]);
  const printed = (await reports("sources", ...tacos)).out;
  expect(printed).toMatch(/^SOURCE {2}CAMPAIGN {2}ORDERS {2}TOTAL\nflyer {3}summer {4}2 {7}\$\d/u);
  expect(printed).toMatch(/\n- {7}- {9}1 {7}\$/u);
  expect((await reports("sources", "--host", "pizza.test")).out).toBe("No orders\n");
});

test("--host is required where there are several companies, and has to name one", async () => {
  expect(await reports("abuse")).toMatchObject({ code: 1, err: expect.stringContaining("--host") });
  expect(await reports("visits", "--host", "nowhere.test")).toMatchObject({
    code: 1,
    err: expect.stringContaining("(host_not_found)"),
  });
});

test.each([
  [["abuse", "--limit", "0"], "It must be a number"],
  [["gossip"], "unknown command 'gossip'"],
])("reports %j is not understood, with exit code 2", async (argv, reason) => {
  const { code, out, err } = await reports(...argv);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain(reason);
});

test("the help lists the reports", async () => {
  const { code, out } = await reports("--help");
  expect(code).toBe(0);
  expect(out).toMatch(/abuse.*newest first/);
  expect(out).toMatch(/visits.*by day/);
  expect(out).toMatch(/sources.*links/);
});

/** Rates a finished order; returns its number. */
async function rate(score: number, comment: string | null): Promise<string | number> {
  const { id, public_id } = await createPlacedOrder(api);
  for (const _ of ["PREPARING", "READY", "DELIVERED"]) await advanceOrder(api.deps, "tacos", id);
  const path = "/ms-clients/public/companies/tacos/order-ratings";
  const { status } = await api.send("POST", path, { body: { order_id: id, score, comment } });
  expect(status).toBe(201);
  api.now = new Date(api.now.getTime() + 60_000);
  return public_id;
}

test("ratings are listed with the newest first, each with its order and comment", async () => {
  expect((await reports("ratings", ...tacos)).out).toBe("No ratings\n");
  const first = await rate(5, null);
  const second = await rate(2, "Cold.\n2026-01-01T00:00:00.000Z  order 1: 5 of 5");
  const expected = [
    `2026-03-14T18:01:00.000Z  order ${second}: 2 of 5`,
    "  Cold.",
    "  2026-01-01T00:00:00.000Z  order 1: 5 of 5",
    `2026-03-14T18:00:00.000Z  order ${first}: 5 of 5`,
    "",
  ];
  expect((await reports("ratings", ...tacos)).out).toBe(expected.join("\n"));
  expect((await reports("ratings", ...tacos, "--limit", "1")).out).toBe(
    `${expected.slice(0, 3).join("\n")}\n`,
  );
  expect((await reports("ratings", "--host", "pizza.test")).out).toBe("No ratings\n");
});
