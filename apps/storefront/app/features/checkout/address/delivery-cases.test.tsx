import type { Client } from "@comanda/contract/clients";
import type { EcommerceSettings } from "@comanda/contract/ecommerce-settings";
import type { Order } from "@comanda/contract/orders";
import { deliveryPriceType } from "@comanda/domain/delivery";
import { formatMoney, fromCents } from "@comanda/domain/money";
import { type DeliveryCase, deliveryCases } from "@comanda/domain/testing/delivery-cases";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { create } from "zustand";
import { loadCatalog } from "../../../i18n/catalogs.ts";
import "../../../i18n/later-messages.ts";
import { LocaleProvider, type Translate, translator } from "../../../i18n/text.tsx";
import { CartContext, createCartStore } from "../../../session/cart-store.ts";
import { isPlaceRefusal } from "../../../session/checkout-address.ts";
import { deliveryNote } from "../../../shop/delivery-note.ts";
import { MenuProvider, type Shop, type ShopMenu, ShopProvider } from "../../../shop/shop.tsx";
import { toldDelivery } from "../order/told-delivery.ts";
import { AddressPrice } from "./address-price.tsx";

const currency = { code: "MXN", symbol: "$", position: "left", show_decimals: true } as const;

let t: Translate;
beforeAll(async () => {
  await loadCatalog("en");
  t = translator("en");
});

/** What stands beside the address in the list, with one dish of `goods` in the cart. */
function shownPrice({ company, delivery, place, goods }: DeliveryCase): string {
  const variant = {
    id: "v",
    name: "",
    price: fromCents(goods, "USD"),
    selected: true,
    stock: null,
  };
  const product = { id: "p", name: "Dish", visible: true, product_variants: [variant] };
  const menu = { categories: [{ id: "c", name: "All", products: [product] }] };
  const filled = createCartStore("tacos").getState();
  const line = { product_id: "p", variant_id: "v", quantity: 1, modifiers: [], comment: "" };
  // What a page renders first is a store's initial state.
  const cart = create(() => ({ ...filled, lines: [{ ...line, hash: "h" }] }));
  const shop = { company: { ...company, currency }, settings: { delivery } };
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <ShopProvider shop={shop as unknown as Shop}>
        <MenuProvider menu={menu as unknown as ShopMenu}>
          <CartContext value={cart as unknown as ReturnType<typeof createCartStore>}>
            <AddressPrice address={place as Client["addresses"][number]} />
          </CartContext>
        </MenuProvider>
      </ShopProvider>
    </LocaleProvider>,
  );
}

/** The words for what the table says; of a price none where the page cannot know it. */
function wordsOf({ delivery, quote, charge, chip, reasons }: DeliveryCase): string {
  const refusal = reasons.find(isPlaceRefusal);
  if (!quote) return refusal ? t(`checkout.address.invalid.${refusal}`) : "";
  if (deliveryPriceType(delivery) === "distance") return "";
  if (chip) return t(chip === "free" ? "breakdown.deliveryFree" : "breakdown.deliveryLater");
  return t("checkout.address.costs", { price: formatMoney(charge ?? quote.price, currency) });
}

const settled = deliveryCases.filter(({ charge, quote }) => charge !== null || quote === null);

test.each(settled)("the list says of $title what the table says", (given) => {
  expect(shownPrice(given)).toBe(wordsOf(given));
});

const charged = deliveryCases.flatMap((each) =>
  each.quote && each.charge !== null ? [{ ...each, quote: each.quote, charge: each.charge }] : [],
);

test.each(charged)("the summary tells and marks $title as the table does", (given) => {
  const { delivery, quote, goods, charge, chip } = given;
  const settings = delivery as EcommerceSettings["delivery"];
  const said = {
    serviceType: "DELIVERY",
    addressId: "home",
    quote: { addressId: "home", price: quote.price },
  } as const;
  expect(toldDelivery(said, settings, goods, "MXN")).toBe(charge);
  const order = {
    service_type: "DELIVERY",
    currency,
    combos: [],
    combos_price: fromCents(goods, "USD"),
    delivery_price: fromCents(charge, "USD"),
    total: fromCents(goods + charge, "USD"),
  } as unknown as Order;
  const note = chip && (chip === "free" ? "free" : "later");
  expect(deliveryNote(order, settings)).toBe(note);
});
