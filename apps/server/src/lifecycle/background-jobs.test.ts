import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readLockHolder } from "@comanda/api/db/connect/lock-data-dir";
import { type D24Server, startD24Server } from "@comanda/api/payments/providers/testing/d24-server";
import type { Order } from "@comanda/contract/orders/order";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runThroughOperatorChannel } from "../commands/operator-channel.ts";
import { readConfig } from "../config/read-config.ts";
import { type StartedServer, serve } from "../serve.ts";
import { writeCompanyFile } from "../testing/company-file.ts";
import { copyDataFolder } from "../testing/data-template.ts";
import { sendOrFail } from "../testing/place-order.ts";
import { openOrderSocket } from "../testing/socket-client.ts";
import { stubStorefront } from "../testing/stub-storefront.ts";

const KEYS = { login: "login", apiSignature: "signature" };

let folder: string;
let d24: D24Server;
let running: StartedServer;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-schedule-"));
  copyDataFolder(path.join(folder, "data"));
  d24 = await startD24Server(KEYS);
  const env = { DATA_DIR: path.join(folder, "data"), D24_URL: d24.url.href };
  const quiet = { PORT: "0", DEMO: "off", LOG_LEVEL: "silent" };
  running = await serve(readConfig({ ...env, ...quiet }), stubStorefront());
});
afterEach(async () => {
  vi.useRealTimers();
  await running.close();
  await d24.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a command to the running server. */
async function comanda(...argv: string[]): Promise<void> {
  const operatorChannel = readLockHolder(path.join(folder, "data"))?.operator;
  if (!operatorChannel) throw new Error("The server takes no commands");
  let output = "";
  const write = (text: string) => {
    output += text;
  };
  const code = await runThroughOperatorChannel(
    operatorChannel,
    { argv, folder },
    { out: write, err: write },
  );
  expect(code, output).toBe(0);
}

/** Makes an order that waits for its payment at D24. */
async function makeUnpaidOrder(): Promise<{ order: Order; deposit: string; url: string }> {
  writeCompanyFile(folder);
  await comanda("import", "company.json");
  writeFileSync(path.join(folder, "keys.json"), JSON.stringify({ provider: "d24", ...KEYS }));
  // The keys are of D24, so payments with the provider id `stripe` go to D24.
  await comanda("payments", "set", "stripe", "keys.json");
  const server = { url: `http://127.0.0.1:${running.port}` };
  const combos = [{ product_id: "special", variant_id: "special-1", quantity: 2 }];
  const draft = { company_id: "tacos", service_type: "TAKEAWAY", combos };
  const { id } = await sendOrFail<Order>(server, "POST", "/ms-orders/public/orders", draft);
  const assigned_payment = { payment_method_id: "stripe_card" };
  const payment = await sendOrFail<CompanyPayment>(
    server,
    "POST",
    "/ms-payments/public/company-payments",
    {
      company_id: "tacos",
      provider_id: "stripe",
      reference_id: id,
      meta: { payment: assigned_payment },
    },
  );
  expect(payment.params.redirect_url).toContain("directa24.com");
  const order = `/ms-orders/public/companies/tacos/orders/${id}`;
  const update = { status: "payment_requested", meta_data: { assigned_payment } };
  const sent = await sendOrFail<Order>(server, "PATCH", order, update);
  expect(sent).toMatchObject({ status: "INITIATED", payment_status: "payment_requested" });
  const [deposit = ""] = d24.deposits.keys();
  return { order: sent, deposit, url: server.url + order };
}

function waitUntilPaid(url: string, timeout: number): Promise<void> {
  return vi.waitFor(
    async () => {
      const answer = await fetch(url);
      expect(await answer.json()).toMatchObject({ status: "PENDING", payment_state: "PAID" });
    },
    { timeout, interval: 250 },
  );
}

test("the server finds out by itself about a payment that the provider did not report", async () => {
  const { deposit, url } = await makeUnpaidOrder();
  d24.setStatus(deposit, "COMPLETED");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20_000 });
  await waitUntilPaid(url, 20_000);
  expect(d24.faults).toEqual([]);
});

test("while an order's page is open, the server polls its payment within seconds instead of waiting for the next scheduled poll", async () => {
  const { order, deposit, url } = await makeUnpaidOrder();
  d24.setStatus(deposit, "COMPLETED");
  const page = await openOrderSocket(
    `http://127.0.0.1:${running.port}`,
    order.socket_authorization ?? "",
  );
  await waitUntilPaid(url, 6_000);
  page.socket.terminate();
});
