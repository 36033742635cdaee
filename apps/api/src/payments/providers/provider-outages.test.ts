import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CreatedPayment } from "./common/payment-provider.ts";
import { ProviderFailure } from "./common/provider-failure.ts";
import { NOW, paymentOrder, plantedSecretsIn } from "./testing/payment-order.ts";
import {
  NETWORK_PROVIDERS,
  PROVIDER_FIXTURES,
  type ProviderFixture,
} from "./testing/provider-fixtures.ts";
import type { StubFailure } from "./testing/stub-server.ts";

const FAILURES: StubFailure[] = [
  "refused",
  "hang",
  "drip",
  "500",
  "reset",
  "429",
  "rubbish",
  "not_ours",
  "huge",
  "redirect",
];

/** The calls that create a payment or read its status; earlier calls do not fail. */
const TROUBLED = { stripe: "/v1/payment_intents", tuna: "/api/Payment/", d24: "/v3/deposits" };

const isSlow = (failure: StubFailure) => failure === "hang" || failure === "drip";

describe.each(NETWORK_PROVIDERS)("%s", (kind) => {
  let fixture: ProviderFixture;
  beforeEach(async () => {
    fixture = await PROVIDER_FIXTURES[kind]();
    fixture.server.failureOn = TROUBLED[kind];
  });
  afterEach(() => fixture.server.close());

  /** A server that hangs is called with a short deadline. */
  const provider = () => (isSlow(fixture.server.failure) ? fixture.hasty : fixture.provider);
  const create = (order = paymentOrder()) => provider().create(order, fixture.method);

  async function paid(created: CreatedPayment | ProviderFailure) {
    const { reference } = created as CreatedPayment;
    fixture.pay(reference);
    const report = await fixture.provider.status({ reference, createdAt: NOW });
    expect(report).toMatchObject({ state: "paid" });
  }

  test("a paid payment is reported as the provider reports it", async () => {
    const order = paymentOrder();
    const created = await create(order);
    await paid(created);
    expect(fixture.server.faults).toEqual([]);
  });

  test("a refused creation is final and creates no payment", async () => {
    fixture.server.failure = "refused";
    expect(await create()).toMatchObject({ kind: "refused", mayHaveHappened: false });
    expect(fixture.count()).toBe(0);
  });

  test.each(["hang", "drip", "reset", "rubbish", "not_ours", "huge"] as const)(
    "after '%s' the same attempt again leads to the one payment that is there",
    async (failure) => {
      fixture.server.failure = failure;
      const order = paymentOrder();
      let lost = await create(order);
      // With a short deadline the request may not have reached the server.
      while (isSlow(failure) && fixture.count() === 0) lost = await create(order);
      expect(lost).toMatchObject({ kind: "unavailable", mayHaveHappened: true });
      if (isSlow(failure)) expect(lost).toMatchObject({ reason: "timeout" });
      expect(fixture.count()).toBe(1);
      fixture.server.failure = "none";
      const [one, two] = await Promise.all([create(order), create(order)]);
      expect(one).toEqual(two);
      expect(fixture.count()).toBe(1);
      await paid(one);
    },
  );

  test("after a 500 under a key the next attempt uses a new key", async () => {
    fixture.server.failure = "500";
    const order = paymentOrder();
    expect(await create(order)).toMatchObject({ kind: "unavailable", reason: "http_500" });
    fixture.server.failure = "none";
    expect(await create(order)).toMatchObject({ kind: "unavailable", reason: "http_500" });
    expect(fixture.count()).toBe(0);
    await paid(await create());
    expect(fixture.count()).toBe(1);
  });

  test("after too many requests nothing can have happened", async () => {
    fixture.server.failure = "429";
    expect(await create()).toMatchObject({ kind: "unavailable", mayHaveHappened: false });
    expect(fixture.count()).toBe(0);
  });

  test("without a connection nothing can have happened", async () => {
    await fixture.server.close();
    expect(await create()).toMatchObject({
      kind: "unavailable",
      reason: "unreachable",
      mayHaveHappened: false,
    });
  });

  test.each(FAILURES.filter((failure) => failure !== "refused"))(
    "asking during '%s' fails, and tells the truth afterwards",
    async (failure) => {
      const created = (await create()) as CreatedPayment;
      fixture.pay(created.reference);
      const payment = { reference: created.reference, createdAt: NOW };
      fixture.server.failure = failure;
      const failed = await provider().status(payment);
      expect(failed).toBeInstanceOf(ProviderFailure);
      expect(failed).toMatchObject({ reference: created.reference });
      expect((failed as ProviderFailure).kind).not.toBe("refused");
      fixture.server.failure = "none";
      expect(await fixture.provider.status(payment)).toMatchObject({ state: "paid" });
    },
  );

  test("wrong keys are reported as misconfigured", async () => {
    const failed = await fixture.stranger.create(paymentOrder(), fixture.method);
    expect(failed).toMatchObject({ kind: "misconfigured", reason: "http_401" });
    expect(fixture.count()).toBe(0);
  });

  test("no failure contains a key, a phone or a name", async () => {
    const created = (await create()) as CreatedPayment;
    const payment = { reference: created.reference, createdAt: NOW };
    const results: unknown[] = [];
    for (const failure of FAILURES) {
      fixture.server.failure = failure;
      const { status, cancel } = provider();
      results.push(...(await Promise.all([create(), status(payment), cancel(payment)])));
    }
    results.push(await fixture.stranger.create(paymentOrder(), fixture.method));
    expect(results.filter((each) => each instanceof ProviderFailure).length).toBeGreaterThan(24);
    expect(
      fixture.server.requests.map(({ headers }) => plantedSecretsIn(JSON.stringify(headers))),
    ).toContainEqual(expect.arrayContaining(["planted"]));
    for (const each of results) {
      expect(plantedSecretsIn(`${JSON.stringify(each)} ${Object.values(each as object)}`)).toEqual(
        [],
      );
    }
  });
});
