import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { folderFiles } from "@comanda/api/files/folder-files";
import { createTestApp, type TestApp } from "@comanda/api/testing/create-test-app";
import { createPlacedOrder } from "@comanda/api/testing/order-flow";
import { testPayments } from "@comanda/api/testing/test-payments";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runCapturedCommand } from "../testing/run-captured-command.ts";

const STRIPE = {
  provider: "stripe",
  secretKey: "sk_test_planted1",
  publishableKey: "pk_test_1",
  webhookSecret: "whsec_planted2",
};

let api: TestApp;
let workingDir: string;
beforeAll(async () => {
  api = await createTestApp();
  workingDir = mkdtempSync(path.join(tmpdir(), "comanda-payments-"));
});
beforeEach(() => api.db.deleteFrom("payment_providers").execute());
afterAll(async () => {
  rmSync(workingDir, { recursive: true, force: true });
  await api.close();
});

/** Runs `comanda payments …`; returns its exit code and its output. */
function payments(...argv: string[]) {
  const open = async () => ({ ...api.deps, pictures: folderFiles("") });
  return runCapturedCommand(["payments", ...argv], { workingDir, dataDir: "", open });
}

/** Writes a file of keys; a text is written as it is. */
function writeKeysFile(content: unknown): string {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  writeFileSync(path.join(workingDir, "keys.json"), text);
  return "keys.json";
}

test("keys are sealed, listed without their values, changed and removed", async () => {
  expect((await payments("providers")).out).toMatch(/^stripe +has no keys +stripe_card$/m);
  const set = await payments("set", "stripe", writeKeysFile(STRIPE));
  expect(set).toEqual({
    code: 0,
    out: "The keys of stripe (stripe) are kept, sealed\n",
    err: "",
  });
  const stored = await api.db.selectFrom("payment_providers").selectAll().execute();
  expect(stored).toMatchObject([{ provider_id: "stripe", kind: "stripe", updated_at: api.now }]);
  expect(JSON.stringify(stored)).not.toMatch(/planted|pk_test/);
  const listed = await payments("providers");
  expect(listed.out).toMatch(/^stripe +stripe +ready +stripe_card +2026-03-14T18:00:00\.000Z$/m);
  expect(JSON.stringify([set, listed, await payments("providers", "--json")])).not.toMatch(
    /planted|pk_test/,
  );
  expect(await payments("set", "stripe", writeKeysFile({ provider: "sandbox" }))).toMatchObject({
    code: 0,
  });
  expect((await payments("providers")).out).toMatch(/^stripe +sandbox +ready/m);
  const removal = await payments("remove", "stripe");
  expect(removal).toEqual({ code: 0, out: "The keys of stripe are forgotten\n", err: "" });
  expect(await payments("remove", "stripe")).toMatchObject({ code: 1, out: "" });
  expect(await api.db.selectFrom("payment_providers").selectAll().execute()).toEqual([]);
});

test("keys sealed under another secret key are reported, and a former secret key opens them", async () => {
  await payments("set", "stripe", writeKeysFile(STRIPE));
  const [before] = testPayments().secretKeys;
  const now = "another key of the server's, just as long";
  const state = async (secretKeys: [string, ...string[]]) => {
    api.deps.payments = testPayments({ secretKeys });
    return (await payments("providers")).out;
  };
  try {
    expect(await state([now])).toContain("sealed under another SECRET_KEY");
    expect(await state([now, before])).toMatch(/^stripe +stripe +ready/m);
  } finally {
    api.deps.payments = testPayments();
  }
});

test.each([
  [{ ...STRIPE, secretKey: "pk_planted" }, "secretKey: must begin with sk_ or rk_"],
  [{ ...STRIPE, webhookSecret: undefined }, "webhookSecret: "],
  [{ ...STRIPE, webhookSecret: 4_242_424_242 }, "webhookSecret: "],
  [{ ...STRIPE, more: "planted" }, "more: "],
  [{ provider: "planted" }, "provider: "],
  ["planted", "The file is not JSON"],
  ["null", "It is not a JSON object"],
])("keys of %j are refused, and the error does not repeat them", async (keys, reason) => {
  const { code, out, err } = await payments("set", "stripe", writeKeysFile(keys));
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toContain(reason);
  expect(err).not.toMatch(/planted|4242/);
  expect(await api.db.selectFrom("payment_providers").selectAll().execute()).toEqual([]);
});

test.each([
  [["set", "stripe", "none.json"], 1, "The file cannot be read"],
  [["set", "no spaces", "keys.json"], 1, "The id is letters"],
  [["set", "stripe"], 2, "missing required argument 'file'"],
  [["remove", "other"], 1, "There are no keys"],
  [["steal"], 2, "unknown command 'steal'"],
  [["list", "--host", "nowhere.test"], 1, "(host_not_found)"],
])("payments %j exits with code %i", async (argv, code, reason) => {
  writeKeysFile(STRIPE);
  const done = await payments(...argv);
  expect(done).toMatchObject({ code, out: "", err: expect.stringContaining(reason) });
});

test("payments are listed with the newest first, and those that need attention can be listed alone", async () => {
  expect(await payments("list")).toEqual({ code: 0, out: "No payments\n", err: "" });
  const one = await createPaymentAttempt({ state: "paid", received: 2_850 });
  api.now = new Date(api.now.getTime() + 60_000);
  const other = await createPaymentAttempt({ state: "pending", received: 50_000, suspect: true });
  const { out } = await payments("list");
  const [headings, newest, oldest] = out.split("\n");
  expect(headings).toMatch(/^ +ORDER +METHOD +STATE +AMOUNT +RECEIVED/);
  expect(newest).toMatch(new RegExp(`^! +${other} +stripe_card +pending +\\$28\\.50 +\\$500\\.00`));
  expect(oldest).toMatch(new RegExp(`^ +${one} +stripe_card +paid +\\$28\\.50 +\\$28\\.50 +pi_`));
  const suspect = await payments("list", "--suspect", "--json");
  expect(JSON.parse(suspect.out)).toMatchObject([{ order_public_id: other, amount: 28.5 }]);
  expect((await payments("list", "--limit", "1")).out.split("\n")).toHaveLength(3);
});

/** Creates an attempt to pay an order of 28.50; returns the order's number. */
async function createPaymentAttempt(more: {
  state: "paid" | "pending";
  received: number;
  suspect?: boolean;
}) {
  const { id, public_id } = await createPlacedOrder(api);
  const facts = { company_id: "tacos", id: `payment-of-${id}`, order_id: id };
  const provider = { provider_id: "stripe", kind: "stripe", reference: `pi_${id}` } as const;
  await api.db
    .insertInto("company_payments")
    .values({
      ...facts,
      ...provider,
      ...more,
      method_id: "stripe_card",
      instrument: "card",
      amount: 2_850,
      currency: "MXN",
      idempotency_key: "key",
      facts: "{}",
      expires_at: api.now,
      created_at: api.now,
      updated_at: api.now,
    })
    .execute();
  return public_id;
}
