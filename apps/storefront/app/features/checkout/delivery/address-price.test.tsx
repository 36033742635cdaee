import type { Client } from "@comanda/contract/clients/client";
import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import type { Order } from "@comanda/contract/orders/order";
import { deliveryPriceType } from "@comanda/domain/delivery/price-type";
import { formatMoney, fromCents } from "@comanda/domain/money/cents";
import { type DeliveryCase, deliveryCases } from "@comanda/domain/testing/delivery-cases";
import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { create } from "zustand";
import {
  type CompanyMenu,
  type CompanySite,
  CompanySiteProvider,
  MenuProvider,
} from "../../../company/company-site.tsx";
import { loadCatalog } from "../../../i18n/catalogs.ts";
import { type Translate, translator } from "../../../i18n/text.ts";
import { unchargedDelivery } from "../../../order-summary/uncharged-delivery.ts";
import { CartContext, createCartStore } from "../../../session/cart/cart-store.ts";
import { isPlaceRefusal } from "../../../session/checkout/checkout-address.ts";
import { quotedDeliveryFee } from "../draft/quoted-delivery-fee.ts";
import { AddressPrice } from "./address-price.tsx";

const currency = { code: "MXN", symbol: "$", position: "left", show_decimals: true } as const;

let t: Translate;
beforeAll(async () => {
  await loadCatalog("en");
  t = translator("en");
});

/**
 * Returns the price that the list shows beside the address, with one dish of `subtotal` in the cart.
 */
function renderedPrice({ company, delivery, destination: place, subtotal }: DeliveryCase): string {
  const variant = {
    id: "v",
    name: "",
    price: fromCents(subtotal, "USD"),
    selected: true,
    stock: null,
  };
  const product = { id: "p", name: "Dish", visible: true, product_variants: [variant] };
  const menu = { categories: [{ id: "c", name: "All", products: [product] }] };
  const filled = createCartStore("tacos").getState();
  const line = { product_id: "p", variant_id: "v", quantity: 1, modifiers: [], comment: "" };
  // The first render of a page uses a store's initial state.
  const cart = create(() => ({ ...filled, lines: [{ ...line, hash: "h" }] }));
  const site = { company: { ...company, currency }, settings: { delivery } };
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider site={site as unknown as CompanySite}>
        <MenuProvider menu={menu as unknown as CompanyMenu}>
          <CartContext value={cart as unknown as ReturnType<typeof createCartStore>}>
            <AddressPrice address={place as Client["addresses"][number]} />
          </CartContext>
        </MenuProvider>
      </CompanySiteProvider>
    </LocaleProvider>,
  );
}

/** Returns the text for a case of the table; a price that the page cannot know has none. */
function expectedText({ delivery, quote, charge, chip, reasons }: DeliveryCase): string {
  const refusal = reasons.find(isPlaceRefusal);
  if (!quote) return refusal ? t(`checkout.address.invalid.${refusal}`) : "";
  if (deliveryPriceType(delivery) === "distance") return "";
  if (chip) return t(chip === "free" ? "breakdown.deliveryFree" : "breakdown.deliveryLater");
  return t("checkout.address.costs", { price: formatMoney(charge ?? quote.price, currency) });
}

const priced = deliveryCases.filter(({ charge, quote }) => charge !== null || quote === null);

test.each(priced)("the list shows the price of $title as in the table", (deliveryCase) => {
  expect(renderedPrice(deliveryCase)).toBe(expectedText(deliveryCase));
});

const charged = deliveryCases.flatMap((each) =>
  each.quote && each.charge !== null ? [{ ...each, quote: each.quote, charge: each.charge }] : [],
);

test.each(charged)("the summary quotes and marks $title as in the table", (deliveryCase) => {
  const { delivery, quote, subtotal, charge, chip } = deliveryCase;
  const settings = delivery as EcommerceSettings["delivery"];
  const choice = {
    serviceType: "DELIVERY",
    addressId: "home",
    quote: { addressId: "home", price: quote.price },
  } as const;
  expect(quotedDeliveryFee(choice, settings, subtotal, "MXN")).toBe(charge);
  const order = {
    service_type: "DELIVERY",
    currency,
    combos: [],
    combos_price: fromCents(subtotal, "USD"),
    delivery_price: fromCents(charge, "USD"),
    total: fromCents(subtotal + charge, "USD"),
  } as unknown as Order;
  const note = chip && (chip === "free" ? "free" : "later");
  expect(unchargedDelivery(order, settings)).toBe(note);
});
