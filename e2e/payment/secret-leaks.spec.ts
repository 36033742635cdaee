import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { callApi } from "../support/call-api.ts";
import { fetchPage } from "../support/fetch-page.ts";
import { repositoryRoot } from "../support/repository-root.ts";
import type { EditableCompanyFile } from "../support/restaurant/company-file.ts";
import { createRestaurant, type Restaurant } from "../support/restaurant/restaurant.ts";
import { runComanda } from "../support/run-comanda.ts";
import { expect, test } from "../support/test.ts";

/** Values planted in the restaurant's settings; no page, export, list or log may contain them. */
const providerKeys = {
  stripe: {
    provider: "stripe",
    secretKey: "sk_test_plantedQ41x",
    publishableKey: "pk_test_plantedbutshown",
    webhookSecret: "whsec_plantedZ88",
  },
  tuna: {
    provider: "tuna",
    account: "planted-account-6",
    appToken: "planted-token-7",
    contactEmail: "till@planted.example.test",
  },
  d24: { provider: "d24", login: "plantedLogin3", apiSignature: "plantedSignature9" },
};
const PHONE = "5583746501";
const CARD = { number: "4242 4242 4242 4242", expiry: "11/39", cvc: "8391" };

function acceptAllMethods(file: EditableCompanyFile): void {
  const methods = file.payment_methods?.takeaway ?? [];
  const online = [...Object.keys(providerKeys), "sandbox"].map((provider) => ({
    id: `${provider}_card`,
    code: `${provider}_card`,
    provider_id: provider,
  }));
  file.payment_methods = { ...file.payment_methods, takeaway: [...methods, ...online] };
}

async function setProviderKeys(restaurant: Restaurant): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-keys-"));
  let output = "";
  for (const [provider, keys] of Object.entries(providerKeys)) {
    const file = path.join(folder, `${provider}.json`);
    await writeFile(file, JSON.stringify(keys));
    const done = await runComanda("payments", "set", provider, file, "--host", restaurant.host);
    expect(done.code, done.stderr).toBe(0);
    output += done.stdout + done.stderr;
  }
  await rm(folder, { recursive: true });
  return output;
}

/** Places an order that is paid with a valid test card, after a refused one. */
async function placePaidOrder({ id: companyId }: Restaurant) {
  const path = `/ms-clients/public/companies/${companyId}/clients`;
  const person = { name: "Ana", country_calling_code: "52", phone_number: PHONE };
  const client = await callApi<{ id: string }>("POST", path, person);
  const cookie = client.cookie ?? "";
  const combos = [{ product_id: "taco", variant_id: "taco-1", quantity: 1 }];
  const request = { company_id: companyId, service_type: "TAKEAWAY", client_id: client.body.id };
  const order = { ...request, combos };
  const draft = await callApi<{ id: string }>("POST", "/ms-orders/public/orders", order, cookie);
  const meta = { payment: { payment_method_id: "sandbox_card" } };
  const paymentRequest = {
    company_id: companyId,
    provider_id: "sandbox",
    reference_id: draft.body.id,
    meta,
  };
  const payments = "/ms-payments/public/company-payments";
  const payment = await callApi<CompanyPayment>("POST", payments, paymentRequest, cookie);
  const client_secret = payment.body.params.client_secret ?? "";
  const statuses: number[] = [];
  for (const number of ["4000 1234", CARD.number]) {
    const card = { company_id: companyId, client_secret, card: { ...CARD, number } };
    const paid = await callApi("POST", "/ms-payments/public/sandbox/cards", card);
    statuses.push(paid.status);
  }
  expect(statuses).toEqual([422, 200]);
  return { orderId: draft.body.id, cookie, client_secret };
}

test("no key, phone, client secret or card field is in a page, an export, a list or the log", async () => {
  const restaurant = await createRestaurant(acceptAllMethods);
  const commandOutput = await setProviderKeys(restaurant);
  const { orderId, cookie, client_secret } = await placePaidOrder(restaurant);
  expect([client_secret, cookie]).toEqual([
    expect.stringContaining("_secret_"),
    expect.stringContaining("comanda_device="),
  ]);
  const secrets = [
    ...[PHONE, client_secret, CARD.number, CARD.number.replaceAll(" ", "")],
    ...[CARD.expiry, "planted", cookie.split("=")[1] ?? ""],
  ];
  // Matches the CVC only as a whole word, because its digits can also be part of a timestamp or request
  // id in the log.
  const cvc = new RegExp(`(?<![\\w-])${CARD.cvc}(?![\\w-])`, "u");
  const secretsIn = (text: string) => [
    ...secrets.filter((each) => text.toLowerCase().includes(each.toLowerCase())),
    ...(cvc.test(text) ? ["cvc"] : []),
  ];

  const port = Number(process.env.E2E_PORT);
  for (const to of ["/", "/products", "/cart", "/info", `/tracking?order_id=${orderId}`]) {
    for (const device of [undefined, cookie]) {
      const { status, html } = await fetchPage({
        port,
        host: restaurant.host,
        path: to,
        cookie: device,
      });
      expect(status, to).toBe(200);
      expect(secretsIn(html), to).toEqual([]);
    }
  }
  for (const list of [
    ["payments", "list", "--host", restaurant.host, "--json"],
    ["payments", "providers", "--host", restaurant.host],
    ["export", restaurant.host],
  ]) {
    const { code, stdout, stderr } = await runComanda(...list);
    expect(code, stderr).toBe(0);
    expect(secretsIn(stdout + stderr), list.join(" ")).toEqual([]);
  }
  expect(secretsIn(commandOutput)).toEqual([]);
  const log = await readFile(
    path.join(repositoryRoot, "test-results/e2e-server.log"),
    "utf8",
  ).catch(() => "");
  expect(secretsIn(log)).toEqual([]);
});
