import type { BrowserContext } from "@playwright/test";
import { createRestaurant, type Restaurant } from "../restaurant/restaurant.ts";
import {
  addProduct,
  type CustomerPage,
  fillClientStep,
  goToCart,
  startCheckout,
} from "./customer-page.ts";

/** A restaurant that takes its orders by chat. */
export const createChatRestaurant = () =>
  createRestaurant((file) => {
    file.company.whatsapp = "+52 55 5555 0154";
    file.ecommerce_settings.checkout_type = "WHATSAPP";
  });

/** Two tacos in the cart, and up to the last button. */
export async function goToPlaceOrderButton(
  customer: CustomerPage,
  restaurant: Restaurant,
): Promise<void> {
  const { page, t } = customer;
  await page.goto(restaurant.url("/products"));
  await addProduct(customer, "Taco", 2);
  await goToCart(customer);
  await startCheckout(customer, "TAKEAWAY");
  await fillClientStep(customer, "Ana Sofía Ríos");
  await page.getByLabel(t("checkout.comment")).fill("Sin cilantro");
}

/** Browsers that let no page open another by itself. */
export const blockPopUps = () => {
  window.open = () => null;
};

/** Answers for the chat service, to which no request leaves this machine. */
export async function stubChatService(context: BrowserContext): Promise<void> {
  await context.route("https://wa.me/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Chat</title>" }),
  );
}
