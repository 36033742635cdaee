import { calls } from "@comanda/contract/calls/call-table";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { folderFiles } from "../../files/folder-files.ts";
import { exportCompany } from "../../import/export-company.ts";
import {
  type CallRequestCase,
  callNames,
  pathOf,
  requestPerCall,
} from "../../testing/request-per-call.ts";
import { smallCompanySubjects } from "../../testing/small-company.ts";
import { listProviderStatuses } from "../keys/list-provider-statuses.ts";
import { plantedSecretsIn } from "../providers/testing/payment-order.ts";
import { type StubFailure, setFailure } from "../providers/testing/stub-server.ts";
import { makeAwaitedPayment, makeCustomer, startPayment } from "../testing/customer.ts";
import { forgedNotifications } from "../testing/forged-notifications.ts";
import {
  openPaymentFixture,
  type PaymentFixture,
  PROVIDER_NAMES,
} from "../testing/provider-payment-fixture.ts";

/** Takes seconds, and many times longer on a busy machine. */
vi.setConfig({ testTimeout: 180_000 });

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await openPaymentFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const CARD = { number: "4242 4242 4242 4242", expiry: "12/34", cvc: "839" };

/** Returns the secrets in a text: keys, phones, client secrets, card data. */
function found(text: string, secrets: readonly string[]): string[] {
  const more = [...secrets, CARD.number, CARD.number.replaceAll(" ", ""), `"${CARD.cvc}"`];
  return [...plantedSecretsIn(text), ...more.filter((each) => text.includes(each))];
}

/** Runs every success and failure of each provider; returns the customers' secrets. */
async function everything(): Promise<string[]> {
  const { api } = fixture;
  const secrets: string[] = [];
  for (const name of PROVIDER_NAMES) {
    const providerCase = fixture.cases[name];
    const person = await makeAwaitedPayment(api, providerCase.method);
    const { phone_number } = person.client;
    secrets.push(phone_number ?? "", person.cookie.split("=")[1] ?? "");
    if (name === "stripe") secrets.push(person.payment.params.client_secret ?? "");
    for (const each of forgedNotifications(fixture, name, [person.reference]).slice(0, 40)) {
      await fixture.notify(providerCase, each);
    }
    for (const failure of ["refused", "500", "429", "reset", "rubbish", "not_ours", "huge"]) {
      setFailure(providerCase.server, failure as StubFailure, providerCase.failureOn);
      const other = await makeCustomer(api);
      secrets.push(other.client.phone_number ?? "");
      await startPayment(api, other, providerCase.method);
      await fixture.advanceSeconds(60, 60);
    }
    providerCase.server.failure = "none";
    providerCase.pay(person.reference);
    for (const each of providerCase.notifications(person.reference))
      await fixture.notify(providerCase, each);
    await fixture.advanceSeconds(3600, 300);
  }
  const person = await makeAwaitedPayment(api, "sandbox_card");
  const { client_secret } = person.payment.params;
  secrets.push(client_secret ?? "", person.client.phone_number ?? "");
  for (const number of ["1234", CARD.number]) {
    const body = { company_id: "tacos", client_secret, card: { ...CARD, number } };
    await api.send("POST", "/ms-payments/public/sandbox/cards", { body });
  }
  return secrets;
}

test("no key, phone, client secret or card field is in the log, an export, a list, or stored unsealed", async () => {
  const secrets = await everything();
  expect(secrets.every((each) => each.length > 6)).toBe(true);
  const lines = fixture.api.log.map((line) => JSON.stringify(line));
  // The secrets were sent to providers, and providers have repeated them.
  const said = PROVIDER_NAMES.flatMap((name) => fixture.cases[name].server.requests);
  expect(plantedSecretsIn(JSON.stringify(said))).toEqual(expect.arrayContaining(["planted"]));
  expect(lines.filter((line) => line.includes("provider failed")).length).toBeGreaterThan(20);
  expect(lines.filter((line) => line.includes("not believed")).length).toBeGreaterThan(20);
  expect(lines.filter((line) => found(line, secrets).length > 0)).toEqual([]);
  expect(fixture.api.published.filter(({ payload }) => found(payload, secrets).length > 0)).toEqual(
    [],
  );

  const exported = await exportCompany(
    { ...fixture.api.deps, pictures: folderFiles("") },
    "tacos.test",
  );
  expect(exported).toMatchObject({ ok: true });
  expect(found(JSON.stringify(exported), secrets)).toEqual([]);
  const providers = await listProviderStatuses(fixture.api.deps, "tacos");
  expect(providers.map(({ state }) => state)).toEqual(["ready", "ready", "ready", "ready"]);
  expect(found(JSON.stringify(providers), secrets)).toEqual([]);
  const keys = await fixture.api.db.selectFrom("payment_providers").selectAll().execute();
  expect(found(JSON.stringify(keys), secrets)).toEqual([]);
});

test("no answer to a stranger contains a key, a phone or another customer's payment params", async () => {
  const { api } = fixture;
  const person = await makeAwaitedPayment(api, "stripe_card");
  const { client_secret } = person.payment.params;
  const secrets = [person.client.phone_number ?? "", client_secret ?? ""];
  expect(secrets.every((each) => each.length > 6)).toBe(true);
  const about = {
    ...smallCompanySubjects,
    productId: "special",
    variantId: "special-1",
    paymentMethodId: "stripe_card",
    clientId: person.client.id,
    addressId: "none",
    orderId: person.order.id,
    paymentId: person.payment.id,
  };
  for (const name of callNames) {
    const { body, ...rest }: CallRequestCase = requestPerCall[name](about);
    const path = pathOf(name, rest);
    const answer = await api.send(calls[name].method, path, body ? { body } : {});
    expect(found(JSON.stringify(answer.body ?? null), secrets)).toEqual([]);
  }
  const docs = await (await api.raw("/ms-docs")).text();
  expect(found(docs.replaceAll(CARD.number, ""), secrets)).toEqual([]);
});
