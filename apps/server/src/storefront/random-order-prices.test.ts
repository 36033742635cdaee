import type { Catalog } from "@comanda/api/catalog/to-catalog";
import { quoteDeliveryTo } from "@comanda/api/delivery/delivery-quote";
import {
  couponDiscount,
  discountsAmount,
  priceDiscounts,
  rewardDiscount,
} from "@comanda/api/orders/discounts/order-discounts";
import { toWireOrder } from "@comanda/api/orders/order-view";
import type { StoredOrder } from "@comanda/api/orders/orders.store";
import {
  chargesByCatalog,
  deliveryChargeFor,
  optionalFeeFor,
} from "@comanda/api/orders/rules/charge-order";
import { priceCombos } from "@comanda/api/orders/rules/price-combos";
import { Refusal } from "@comanda/api/shared/refusal";
import { createTestApp, type TestApp } from "@comanda/api/testing/create-test-app";
import type { Client } from "@comanda/contract/clients/client";
import { ImportFile } from "@comanda/contract/companies/import-file";
import type { Order } from "@comanda/contract/orders/order";
import { subtotalOf } from "@comanda/domain/cart/line-price";
import { priceLines } from "@comanda/domain/cart/priced-lines";
import { type Cents, fromCents, toCents } from "@comanda/domain/money/cents";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import { tipForPercent } from "@comanda/domain/money/tip";
import { chargesWithChoices } from "@comanda/storefront/app/order-summary/charges-with-choices.ts";
import { orderAmounts } from "@comanda/storefront/app/order-summary/order-amounts.ts";
import fc from "fast-check";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  importFileFor,
  type RandomOrder,
  randomOrder,
  requestedCombos,
} from "../testing/random-order.ts";

/**
 * Returns what the browser shows before the order is sent, computed from its cart and the draft.
 */
function browserCharges(
  order: RandomOrder,
  file: ImportFile,
  draft: Order,
): { subtotal: Cents } & PriceBreakdown {
  const { currencyCode, feeAccepted } = order;
  const lines = requestedCombos(order).map((combo, index) => ({
    ...combo,
    hash: `${index}`,
    comment: "",
  }));
  const { total: subtotal } = priceLines(file.categories, lines, currencyCode);
  const [method = null] = file.payment_methods.delivery;
  const additions = { method, tip: tipOfOrder(order, subtotal), feeAccepted };
  return { subtotal, ...chargesWithChoices(draft, additions, currencyCode) };
}

function tipOfOrder({ tipPercent, currencyCode }: RandomOrder, subtotal: Cents): Cents {
  return tipForPercent(tipPercent, subtotal, currencyCode);
}

/** The browser and the server compute the same amounts: whole units, and never negative. */
function expectSameCharges(
  { currencyCode }: RandomOrder,
  browser: ReturnType<typeof browserCharges>,
  server: PriceBreakdown,
): void {
  const { subtotal, ...shown } = browser;
  expect(shown).toEqual(server);
  expect(subtotal).toBe(server.combos);
  const { combos, discounts, delivery, serviceFee, tip, paymentFee, orderTotal, total } = server;
  expect(orderTotal).toBe(combos - discounts + delivery + serviceFee);
  expect(total).toBe(orderTotal + tip + paymentFee);
  expect(discounts).toBeLessThanOrEqual(combos);
  const unit = ["CLP", "PYG", "JPY"].includes(currencyCode) ? 100 : 1;
  for (const amount of Object.values(server)) {
    expect(amount).toBeGreaterThanOrEqual(0);
    expect(amount % unit).toBe(0);
  }
}

/**
 * Returns the draft and the final charges, computed by the server's own code without its database.
 */
function serverCharges(
  order: RandomOrder,
  file: ImportFile,
): { draft: Order; charged: PriceBreakdown } {
  const catalog = {
    company: file.company,
    settings: file.ecommerce_settings,
    orderSettings: file.order_settings,
    loyaltySettings: file.loyalty_settings,
  } as Catalog;
  const code = order.currencyCode;
  const subtotal = subtotalOf(orThrow(priceCombos(file.categories, requestedCombos(order), code)));
  const place = { latitude: null, longitude: null, area_id: null, area_name: null };
  const quote = quoteDeliveryTo(catalog, { serviceType: "DELIVERY", place, routeMeters: null });
  const delivery = deliveryChargeFor(catalog, quote, subtotal);
  const [coupon] = file.coupons;
  const unpriced = [
    ...(coupon ? [orThrow(couponDiscount(coupon, subtotal, code))] : []),
    ...(order.reward ? [orThrow(rewardDiscount(catalog, "reward", 10))] : []),
  ];
  const priced = priceDiscounts(unpriced, subtotal, code);
  const discounts = priced instanceof Refusal ? [] : priced;
  const chargeable = { subtotal, discounts: discountsAmount(discounts), delivery };
  const drafted = chargesByCatalog(catalog, "DELIVERY", chargeable);
  const draft = toWireOrder(
    {
      order: {
        combos_price: subtotal,
        discounts,
        discounts_amount: drafted.discounts,
        delivery_price: delivery,
        service_fee: drafted.serviceFee,
        service_fee_offered: optionalFeeFor(catalog, "DELIVERY", subtotal),
        tip: 0,
        payment_fee: 0,
        amount_due: drafted.total,
        currency: file.company.currency,
        created_at: new Date(0),
        updated_at: new Date(0),
      },
      lines: [],
      events: [],
      deviceId: null,
    } as unknown as StoredOrder,
    "bare",
  );
  const charged = chargesByCatalog(catalog, "DELIVERY", {
    ...chargeable,
    feeAccepted: order.feeAccepted,
    tip: tipOfOrder(order, subtotal),
    feePercent: order.methodPercent,
  });
  return { draft: JSON.parse(JSON.stringify(draft)), charged };
}

function orThrow<T>(found: T | Refusal): T {
  if (found instanceof Refusal) throw new Error(JSON.stringify(found));
  return found;
}

test("ten thousand carts cost the same in the browser and on the server", () => {
  fc.assert(
    fc.property(randomOrder, (order) => {
      // Skips parsing, which takes longer than all the rest; the other test parses the file.
      const file = importFileFor("r", order) as ImportFile;
      const { draft, charged } = serverCharges(order, file);
      expectSameCharges(order, browserCharges(order, file, draft), charged);
    }),
    { numRuns: 10_000 },
  );
});

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([]);
});
afterAll(() => api.close());

let restaurants = 0;

/** Places the order over HTTP; returns the draft with its discounts, and the placed order. */
async function placeOrderThroughApi(order: RandomOrder) {
  restaurants += 1;
  const id = `r${restaurants}`;
  const document = importFileFor(id, order);
  await api.store(document);
  const phone = { country_calling_code: "52", phone_number: `55${10_000_000 + restaurants}` };
  const clients = `/ms-clients/public/companies/${id}/clients`;
  const { body: client, cookie } = await api.send<Client>("POST", clients, {
    body: { name: "Ana", ...phone },
  });
  await api.db
    .updateTable("clients")
    .set({ available_points: 10 })
    .where("id", "=", client.id)
    .execute();
  const fromVisitor = (body: unknown) => ({ body, cookie });
  const address = await api.send<{ id: string }>(
    "POST",
    "/ms-clients/public/addresses",
    fromVisitor({ client_id: client.id, address: "Colima 220" }),
  );
  const orders = `/ms-orders/public/companies/${id}`;
  let draft = await api.send<Order>(
    "POST",
    "/ms-orders/public/orders",
    fromVisitor({
      company_id: id,
      service_type: "DELIVERY",
      client_id: client.id,
      address_id: address.body.id,
      combos: requestedCombos(order),
    }),
  );
  expect(draft.status, JSON.stringify(draft.body)).toBe(201);
  const discounts = [
    ...(order.coupon ? [{ modality: "COUPON", coupon_code: "coupon" }] : []),
    ...(order.reward ? [{ modality: "FIDELITY", reward_id: "reward" }] : []),
  ];
  for (const discount of discounts) {
    const applied = await api.send<Order>(
      "POST",
      `${orders}/apply-discount`,
      fromVisitor({ order_id: draft.body.id, ...discount }),
    );
    // A discount that takes nothing off is refused, and the draft stays unchanged.
    if (applied.status === 200) draft = applied;
    else
      expect(applied).toMatchObject({ status: 409, body: { reasons: [{ code: "nothing_off" }] } });
  }
  const tip = tipOfOrder(order, toCents(draft.body.combos_price, order.currencyCode));
  const payment = {
    payment_method_id: "terminal",
    tip_value: fromCents(tip, order.currencyCode),
    service_fee_accepted: order.feeAccepted,
  };
  const placed = await api.send<Order>(
    "PATCH",
    `${orders}/orders/${draft.body.id}`,
    fromVisitor({ meta_data: { assigned_payment: payment } }),
  );
  expect(placed, JSON.stringify(placed.body)).toMatchObject({ status: 200 });
  return { file: v.parse(ImportFile, document), draft: draft.body, placed: placed.body };
}

test("placed orders store the amounts that the browser shows", async () => {
  await fc.assert(
    fc.asyncProperty(randomOrder, async (order) => {
      const { file, draft, placed } = await placeOrderThroughApi(order);
      expectSameCharges(order, browserCharges(order, file, draft), orderAmounts(placed));
    }),
    { numRuns: 30 },
  );
});
