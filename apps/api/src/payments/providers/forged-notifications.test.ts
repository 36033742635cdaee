import fc from "fast-check";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { advancePaymentState } from "./common/payment-progress.ts";
import type {
  CreatedPayment,
  ProviderNotification,
  ProviderPaymentState,
} from "./common/payment-provider.ts";
import { stripeProvider } from "./stripe/stripe-provider.ts";
import { damaged } from "./testing/damaged-body.ts";
import { NOW, PLANTED_SECRETS, paymentOrder, plantedSecretsIn } from "./testing/payment-order.ts";
import {
  NETWORK_PROVIDERS,
  PROVIDER_FIXTURES,
  type ProviderFixture,
} from "./testing/provider-fixtures.ts";
import { type StripeServer, startStripeServer } from "./testing/stripe-server.ts";

const VARIANTS = { seed: 21, numRuns: 300 };
const bytes = (text: string) => new TextEncoder().encode(text);

describe("stripe", () => {
  let server: StripeServer;
  let reference: string;
  const provider = () => stripeProvider(PLANTED_SECRETS.stripe, server.url, { timeoutMs: 5000 });
  const read = (body: Uint8Array | string, headers: Headers, now = NOW) =>
    provider().readNotification(typeof body === "string" ? bytes(body) : body, headers, now);
  const signed = (header: string) => new Headers({ "stripe-signature": header });

  beforeAll(async () => {
    server = await startStripeServer(PLANTED_SECRETS.stripe);
    const created = await provider().create(paymentOrder({ intentId: "intent-1" }), "card");
    ({ reference } = created as CreatedPayment);
    server.pay(reference);
  });
  afterAll(() => server.close());

  test("a genuine notification is verified, and its replays have the same id", () => {
    const { body, headers } = server.event("payment_intent.succeeded", reference, NOW);
    const later = new Date(NOW.getTime() + 299_000);
    const answers = [read(body, headers), read(body, headers, later)];
    for (const answer of answers) {
      expect(answer).toEqual({
        verified: true,
        eventId: `evt_payment_intent_succeeded_${reference}`,
        reference,
        report: {
          state: "paid",
          raw: "succeeded",
          intentId: "intent-1",
          received: { amount: 2850, currency: "BRL" },
        },
      });
    }
  });

  test("the time of a notification may be five minutes from the server's, no more", () => {
    const { body, headers } = server.event("payment_intent.succeeded", reference, NOW);
    const readAfter = (ms: number) => read(body, headers, new Date(NOW.getTime() + ms));
    for (const ms of [300_000, -300_000]) expect(readAfter(ms)).toMatchObject({ verified: true });
    for (const ms of [301_000, -301_000, -(10 ** 11)]) {
      expect(readAfter(ms)).toEqual({ verified: false, reason: "stale" });
    }
  });

  test("300 altered bodies are rejected", () => {
    const { body, headers } = server.event("payment_intent.succeeded", reference, NOW);
    const original = bytes(body);
    const change = fc.oneof(
      damaged(original),
      fc.constantFrom(" ", "\n", "\uFEFF", "{}").map((extra) => bytes(extra + body)),
      fc.constantFrom(" ", "\n", "{}", "\0").map((extra) => bytes(body + extra)),
      fc.constantFrom("2850", "BRL", "intent-1").map((part) => bytes(body.replace(part, "1"))),
      fc.constant(bytes(JSON.stringify(JSON.parse(body), null, 1))),
    );
    fc.assert(
      fc.property(change, (altered) => {
        fc.pre(!Buffer.from(altered).equals(original));
        expect(read(altered, headers)).toMatchObject({ verified: false });
      }),
      VARIANTS,
    );
  });

  test("300 forged, stale and missing signatures are rejected", () => {
    const { body, headers } = server.event("payment_intent.succeeded", reference, NOW);
    const header = headers.get("stripe-signature") ?? "";
    const [time = "", mac = ""] = header.split(",");
    const hex = fc.string({
      unit: fc.constantFrom(..."0123456789abcdef"),
      minLength: 64,
      maxLength: 64,
    });
    const old = fc.integer({ min: 301, max: 10_000_000 }).map((age) => {
      const timestamp = NOW.getTime() / 1000 - age;
      const { webhookSecret: secret } = PLANTED_SECRETS.stripe;
      const facts = { payload: body, secret, timestamp };
      return signed(Stripe.webhooks.generateTestHeaderString(facts));
    });
    const forged = fc.oneof(
      hex.map((made) => signed(`${time},v1=${made}`)),
      fc.integer({ min: 1, max: 1e6 }).map((by) => signed(`t=${NOW.getTime() / 1000 + by},${mac}`)),
      fc.constantFrom("", time, mac, "v1=", "t=,v1=", `${time},v0=${mac.slice(3)}`).map(signed),
      fc.string({ unit: "grapheme-ascii", maxLength: 200 }).map(signed),
      fc
        .constantFrom("", "webhook-signature", "authorization")
        .map((name) => new Headers(name ? { [name]: header } : {})),
      old,
    );
    const reasons = new Map<string, number>();
    fc.assert(
      fc.property(forged, (altered) => {
        const answer = read(body, altered) as Extract<ProviderNotification, { verified: false }>;
        expect(answer.verified).toBe(false);
        reasons.set(answer.reason, (reasons.get(answer.reason) ?? 0) + 1);
      }),
      VARIANTS,
    );
    expect([...reasons.keys()].sort()).toEqual(["bad_signature", "stale", "unsigned"]);
  });

  test("another company's secret signs nothing here", async () => {
    const other = await startStripeServer({
      ...PLANTED_SECRETS.stripe,
      webhookSecret: "whsec_other",
    });
    other.intents.set(reference, server.intents.get(reference)!);
    const { body, headers } = other.event("payment_intent.succeeded", reference, NOW);
    await other.close();
    expect(read(body, headers)).toEqual({ verified: false, reason: "bad_signature" });
  });

  test("100 shuffled events lead to the last event's state", async () => {
    const order = paymentOrder();
    const { reference: id } = (await provider().create(order, "card")) as CreatedPayment;
    const events = [server.event("payment_intent.processing", id, NOW)];
    server.decline(id);
    events.push(server.event("payment_intent.payment_failed", id, NOW));
    server.pay(id);
    events.push(server.event("payment_intent.succeeded", id, NOW));
    server.refund(id, 850);
    events.push(server.event("charge.refunded", id, NOW));
    events.push(server.event("charge.updated", id, NOW));
    const many = Array.from({ length: 20 }, () => events).flat();
    const shuffled = fc.shuffledSubarray(many, { minLength: 100 });
    fc.assert(
      fc.property(shuffled, (arriving) => {
        const seen = new Set<string>();
        let state: ProviderPaymentState = "pending";
        for (const { body, headers } of arriving) {
          const answer = read(body, headers);
          if (answer.verified !== true) throw new Error("a true event");
          seen.add(answer.eventId);
          expect([id, null]).toContain(answer.reference);
          if (answer.report) state = advancePaymentState(state, answer.report.state);
        }
        expect([state, seen.size]).toEqual(["partially_refunded", 5]);
      }),
      { seed: 21, numRuns: 5 },
    );
  });

  test("a signed body that is not an event is rejected", () => {
    const { webhookSecret: secret } = PLANTED_SECRETS.stripe;
    const timestamp = NOW.getTime() / 1000;
    const about = (type: string, object: unknown) =>
      JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
    const odd = [
      about("payment_intent.succeeded", null),
      about("payment_intent.succeeded", { id: "pi_1", object: "payment_intent" }),
      about("charge.refunded", { id: "ch_1", object: "charge" }),
    ];
    const none = ["null", "[]", "{}", '"text"', "no json", '{"object":"v2.core.event"}'];
    for (const payload of [...none, ...odd]) {
      const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      expect(read(payload, signed(header))).toEqual({ verified: false, reason: "unreadable" });
    }
  });

  test("a body that is too large or not text is rejected", () => {
    const header = signed("t=1,v1=00");
    const large = read(new Uint8Array(300_000), header);
    expect(large).toEqual({ verified: false, reason: "too_large" });
    const broken = read(new Uint8Array([0xff, 0xfe, 0x00]), header);
    expect(broken).toEqual({ verified: false, reason: "not_text" });
  });
});

describe.each(NETWORK_PROVIDERS.filter((kind) => kind !== "stripe"))("%s", (kind) => {
  let fixture: ProviderFixture;
  let reference: string;
  beforeAll(async () => {
    fixture = await PROVIDER_FIXTURES[kind]();
    const created = await fixture.provider.create(paymentOrder(), fixture.method);
    ({ reference } = created as CreatedPayment);
  });
  afterAll(() => fixture.server.close());

  const read = (body: Uint8Array | string, headers = new Headers()) =>
    fixture.provider.readNotification(typeof body === "string" ? bytes(body) : body, headers, NOW);

  test("a genuine notification is a hint each time it arrives", async () => {
    const { body, headers } = fixture.notification(reference);
    const answers = Array.from({ length: 100 }, () => read(body, headers));
    const ids = new Set(answers.map((answer) => JSON.stringify(answer)));
    expect(ids.size).toBe(1);
    expect(answers[0]).toEqual({ verified: "hint", reference });
    expect(await fixture.provider.status({ reference, createdAt: NOW })).toMatchObject({
      state: "pending",
    });
  });

  test("none of 300 forged or altered notifications is believed, and a poll returns the truth", async () => {
    const { body } = fixture.notification(reference);
    const original = bytes(body);
    const claims = { statusId: "2", status: "COMPLETED", amount: 0.01, verified: true };
    const change = fc.oneof(
      damaged(original),
      fc.json().map((text) => bytes(text)),
      fc.uint8Array({ maxLength: 200 }),
      fc.constant(bytes(JSON.stringify({ ...JSON.parse(body), ...claims }))),
      fc
        .constantFrom("deposit_id", "partnerUniqueId")
        .chain((name) =>
          fc.anything().map((value) => bytes(JSON.stringify({ [name]: value }) ?? "")),
        ),
      fc
        .constantFrom("../x", "", " ", "1".repeat(70), "x y", "é", "-1", "1.5", "__proto__")
        .map((odd) => bytes(JSON.stringify({ deposit_id: odd, partnerUniqueId: odd }))),
    );
    const hints = new Set<string>();
    fc.assert(
      fc.property(change, (altered) => {
        const answer = read(altered, new Headers({ "stripe-signature": "t=1,v1=00" }));
        expect(answer.verified).not.toBe(true);
        expect(plantedSecretsIn(JSON.stringify(answer))).toEqual([]);
        if (answer.verified === "hint") hints.add(answer.reference);
      }),
      VARIANTS,
    );
    expect(hints.size).toBeGreaterThan(0);
    for (const hint of hints) {
      expect(hint).toMatch(/^[\w-]{1,64}$/u);
      const report = await fixture.provider.status({ reference: hint, createdAt: NOW });
      if (hint === reference) expect(report).toMatchObject({ state: "pending" });
      else expect(report).toMatchObject({ kind: "refused" });
    }
  });
});
