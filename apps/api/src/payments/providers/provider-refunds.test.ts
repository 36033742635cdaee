import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CreatedPayment, RefundOrder } from "./common/payment-provider.ts";
import { ProviderFailure } from "./common/provider-failure.ts";
import { refundsByApi } from "./common/refunding-kinds.ts";
import { NOW, paymentOrder, plantedSecretsIn } from "./testing/payment-order.ts";
import {
  NETWORK_PROVIDERS,
  PROVIDER_FIXTURES,
  type ProviderFixture,
} from "./testing/provider-fixtures.ts";

test.each(NETWORK_PROVIDERS)("%s refunds as its table says", async (kind) => {
  const { provider, server } = await PROVIDER_FIXTURES[kind]();
  expect(provider.refund !== null).toBe(refundsByApi(kind));
  await server.close();
});

describe.each(["stripe", "tuna"] as const)("%s", (kind) => {
  let fixture: ProviderFixture;
  beforeEach(async () => {
    fixture = await PROVIDER_FIXTURES[kind]();
  });
  afterEach(() => fixture.server.close());

  /** A refund of a paid payment of 28.50. */
  async function refundOf(changes: Partial<RefundOrder> = {}): Promise<RefundOrder> {
    const created = (await fixture.provider.create(
      paymentOrder(),
      fixture.method,
    )) as CreatedPayment;
    fixture.pay(created.reference);
    return {
      payment: { reference: created.reference, createdAt: NOW },
      refundId: "refund-1.1",
      amount: 2_850,
      currency: "BRL",
      idempotencyKey: "a".repeat(64),
      isWhole: true,
      hasEarlier: false,
      firstAskedAt: null,
      ...changes,
    };
  }

  test("a full refund sends all money back, and the payment's status says so", async () => {
    const order = await refundOf();
    expect(await fixture.provider.refund?.(order)).toMatchObject({ state: "confirmed" });
    expect(await fixture.provider.status(order.payment)).toMatchObject({ state: "refunded" });
    expect(fixture.server.faults).toEqual([]);
  });

  test("a part goes back, and another one too, but no more than was paid", async () => {
    const order = await refundOf({ isWhole: false, amount: 1_000 });
    const part = (id: string, amount: number) =>
      fixture.provider.refund?.({
        ...order,
        amount,
        hasEarlier: true,
        refundId: id,
        idempotencyKey: id.repeat(64),
      });
    expect(await fixture.provider.refund?.(order)).toMatchObject({ state: "confirmed" });
    expect(await fixture.provider.status(order.payment)).toMatchObject({
      state: "partially_refunded",
    });
    expect(await part("b", 1_851)).toMatchObject({ kind: "refused" });
    expect(await part("c", 1_850)).toMatchObject({ state: "confirmed" });
    expect(await fixture.provider.status(order.payment)).toMatchObject({ state: "refunded" });
  });

  test("a call that is repeated finds the refund, and sends nothing more", async () => {
    const order = await refundOf({ isWhole: false, amount: 1_000 });
    await fixture.provider.refund?.(order);
    const again = { ...order, idempotencyKey: "b".repeat(64), firstAskedAt: NOW };
    expect(await fixture.provider.refund?.(again)).toMatchObject({ state: "confirmed" });
    const sent = fixture.server.requests.filter(
      ({ method, path }) => method === "POST" && /refunds|Cancel/u.test(path),
    );
    expect(sent).toHaveLength(1);
  });

  test.each(["refused", "hang", "500", "reset", "429", "rubbish", "not_ours", "huge"] as const)(
    "a refund that fails by %s is a failure without keys",
    async (failure) => {
      const order = await refundOf();
      fixture.server.failure = failure;
      const provider = failure === "hang" ? fixture.hasty : fixture.provider;
      const answer = await provider.refund?.(order);
      expect(answer).toBeInstanceOf(ProviderFailure);
      const { kind: outcome } = answer as ProviderFailure;
      expect(outcome).toBe(failure === "refused" ? "refused" : "unavailable");
      expect(plantedSecretsIn(JSON.stringify(answer))).toEqual([]);
    },
  );

  test("a lookup that is refused says nothing about a refund that was sent", async () => {
    const order = await refundOf();
    const again = { ...order, firstAskedAt: NOW };
    const unclear = { kind: "unavailable", mayHaveHappened: true };
    expect(await fixture.stranger.refund?.(again)).toMatchObject(unclear);
    if (kind !== "stripe") return;
    fixture.server.failure = "refused";
    expect(await fixture.provider.refund?.(again)).toMatchObject(unclear);
  });

  test("wrong keys send nothing", async () => {
    const order = await refundOf();
    expect(await fixture.stranger.refund?.(order)).toMatchObject({ kind: "misconfigured" });
    expect(await fixture.provider.status(order.payment)).toMatchObject({ state: "paid" });
  });
});
