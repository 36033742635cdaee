import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testPayments } from "../../testing/test-payments.ts";
import { makeCustomer } from "../testing/customer.ts";
import { openSandboxFixture, type SandboxFixture } from "../testing/sandbox-fixture.ts";

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openSandboxFixture();
});
beforeEach(async () => {
  await fixture.api.reset();
  fixture.api.deps.payments = testPayments({ port: 3000 });
  fixture.api.restart();
  await fixture.changeCompany((file) => {
    file.hosts = ["tacos.test", "demo.localhost", "192.168.1.20"];
    file.company.logo_url = "/media/logo.png";
  });
});
afterAll(() => fixture.api.close());

/** Returns the addresses that the provider gets for a payment started at `origin`. */
async function toldAt(origin: string) {
  const { order, cookie } = await makeCustomer(fixture.api);
  const meta = { payment: { payment_method_id: "sandbox_card" } };
  const body = { provider_id: "sandbox", company_id: "tacos", reference_id: order.id, meta };
  // Over HTTPS the cookie has its prefix.
  const device = origin.startsWith("https:") ? `__Host-${cookie}` : cookie;
  const headers = { "content-type": "application/json", cookie: device };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fixture.api.raw(`${origin}/ms-payments/public/company-payments`, init);
  expect(answer.status).toBe(201);
  const [payment] = await fixture.paymentsOf(order.id);
  return { urls: payment?.facts.urls, orderId: order.id };
}

test.each([
  // Behind a proxy: a claimed port or a final dot is not used.
  ["https://tacos.test", "https://tacos.test"],
  ["https://TACOS.test.:8443", "https://tacos.test"],
  ["https://tacos.test:3000", "https://tacos.test"],
  // Without a proxy: only the server's own port counts.
  ["http://tacos.test", "http://tacos.test"],
  ["http://192.168.1.20:3000", "http://192.168.1.20:3000"],
  ["http://tacos.test:6379", "http://tacos.test"],
  // The demo, at any port of this machine.
  ["http://demo.localhost:4173", "http://demo.localhost:4173"],
  // An invented host.
  ["http://169.254.169.254:8080", "https://tacos.test"],
  ["http://tacos.test.rival.test:3000", "https://tacos.test"],
  ["http://other.localhost:3000", "https://tacos.test"],
])("a payment started at %s sends its provider %s", async (called, site) => {
  const { urls, orderId } = await toldAt(called);
  const tracking = `${site}/tracking?order_id=${orderId}`;
  expect(urls).toEqual({
    return: tracking,
    success: tracking,
    error: tracking,
    notification: `${site}/ms-payments/public/notifications/tacos/sandbox`,
    logo: `${site}/media/logo.png`,
  });
});

test("an unknown server port is left out of the address", async () => {
  fixture.api.deps.payments = testPayments();
  fixture.api.restart();
  const { urls } = await toldAt("http://tacos.test:3000");
  expect(urls?.return).toMatch(/^http:\/\/tacos\.test\/tracking/u);
});
