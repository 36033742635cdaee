import type { BrowserContext } from "@playwright/test";
import { createRestaurant, type Restaurant } from "../restaurant/restaurant.ts";
import {
  addProduct,
  type CustomerPage,
  fillClientStep,
  goToCart,
  startCheckout,
} from "./customer-page.ts";

/** Creates a restaurant that takes orders by chat. */
export const createChatRestaurant = () =>
  createRestaurant((file) => {
    file.company.whatsapp = "+52 55 5555 0154";
    file.ecommerce_settings.checkout_type = "WHATSAPP";
  });

/** Puts two tacos into the cart and goes to the summary's button. */
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

/** Makes the browser block pop-ups. */
export const blockPopUps = () => {
  window.open = () => null;
};

/** Stubs the chat service: no request leaves this machine. */
export async function stubChatService(context: BrowserContext): Promise<void> {
  await context.route("https://wa.me/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Chat</title>" }),
  );
}
