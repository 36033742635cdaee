import fc from "fast-check";
import Stripe from "stripe";
import { PLANTED_SECRETS } from "../providers/testing/payment-order.ts";
import type { PaymentFixture, ProviderName } from "./provider-payment-fixture.ts";

type Forged = { body: string; headers: Headers };

const HEX = fc.string({
  unit: fc.constantFrom(..."0123456789abcdef"),
  minLength: 64,
  maxLength: 64,
});

/**
 * 300 notifications that the provider has not sent: they claim that the payments with these
 * references are paid, or contain nonsense.
 */
export function forgedNotifications(
  fixture: PaymentFixture,
  name: ProviderName,
  [reference = "", other = ""]: readonly string[],
): Forged[] {
  const kinds = name === "stripe" ? ofStripe(fixture, reference, other) : hints(name, reference);
  return fc.sample(kinds, { seed: 23, numRuns: 300 });
}

function ofStripe({ api }: PaymentFixture, reference: string, other: string): fc.Arbitrary<Forged> {
  const now = Math.floor(api.now.getTime() / 1000);
  // The genuine body after the payment.
  const [genuine, replaced] = [claim(reference), claim(other)];
  const sign = (payload: string, secret: string, timestamp: number) => {
    const facts = { payload, secret, timestamp };
    return Stripe.webhooks.generateTestHeaderString(facts);
  };
  const { webhookSecret } = PLANTED_SECRETS.stripe;
  const header = (value: string) => new Headers({ "stripe-signature": value });
  const right = sign(replaced, webhookSecret, now);
  return fc.oneof(
    // Signed with another secret, or unsigned.
    fc.string({ minLength: 1 }).map((secret) => ({
      body: genuine,
      headers: header(sign(genuine, `whsec_${secret}`, now)),
    })),
    HEX.map((mac) => ({ body: genuine, headers: header(`t=${now},v1=${mac}`) })),
    fc.constant({ body: genuine, headers: new Headers() }),
    fc.constant({ body: genuine, headers: new Headers({ authorization: right }) }),
    // With a signature of another time, past or still to come.
    fc
      .tuple(fc.integer({ min: 301, max: 10_000_000 }), fc.constantFrom(-1, 1))
      .map(([seconds, direction]) => ({
        body: genuine,
        headers: header(sign(genuine, webhookSecret, now + direction * seconds)),
      })),
    // An altered body with the signature of another.
    fc.constant({ body: genuine, headers: header(right) }),
    fc.nat(genuine.length - 2).map((end) => ({
      body: replaced.slice(0, end),
      headers: header(right),
    })),
    fc.constantFrom(" ", "\n", "{}").map((more) => ({
      body: replaced + more,
      headers: header(right),
    })),
    fc.integer({ min: 1, max: 1_000 }).map((by) => ({
      body: replaced,
      headers: header(right.replace(`t=${now}`, `t=${now + by}`)),
    })),
  );
}

function claim(reference: string): string {
  const intent = {
    id: reference,
    object: "payment_intent",
    status: "succeeded",
    currency: "brl",
    amount: 20_000,
    amount_received: 20_000,
    metadata: {},
  };
  const event = {
    id: `evt_forged_${reference}`,
    object: "event",
    type: "payment_intent.succeeded",
  };
  return JSON.stringify({ ...event, data: { object: intent } });
}

/** These providers sign nothing, so anyone can send one; its claims must have no effect. */
function hints(name: ProviderName, reference: string): fc.Arbitrary<Forged> {
  const id = name === "tuna" ? "partnerUniqueId" : "deposit_id";
  const wireReference = name === "d24" ? Number(reference) : reference;
  const claims = fc.record({
    statusId: fc.constantFrom("2", "8", 2, 8),
    status: fc.constantFrom("COMPLETED", "2", "PAID"),
    amount: fc.constantFrom(200, 0.01, 1_000_000, "200"),
    currency: fc.constantFrom("BRL", "USD"),
    verified: fc.constant(true),
    state: fc.constant("paid"),
  });
  const headers = fc.constantFrom(
    new Headers(),
    new Headers({ "stripe-signature": "t=1,v1=00" }),
    new Headers({ "content-type": "application/json" }),
  );
  const bodies = fc.oneof(
    claims.map((claimed) => JSON.stringify({ [id]: wireReference, ...claimed })),
    fc.integer({ min: 1, max: 10 ** 9 }).map((number) => JSON.stringify({ [id]: `${number}` })),
    fc
      .constantFrom("../x", "", " ", "1".repeat(70), "x y", "é", "-1", "__proto__", null, [], {})
      .map((odd) => JSON.stringify({ [id]: odd })),
    fc.json(),
    fc.string(),
  );
  return fc.record({ body: bodies, headers });
}
