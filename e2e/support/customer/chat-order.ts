import type { BrowserContext } from "@playwright/test";
import { createRestaurant, type Restaurant } from "../restaurant/restaurant.ts";
import { fillCart } from "./cart-with-tacos.ts";
import { type CustomerPage, fillClientStep, goToCart, startCheckout } from "./customer-page.ts";

/**
 * Goes from the menu to the summary's button with two tacos, at a new restaurant that takes orders by chat.
 */
export async function goToPlaceChatOrder(customer: CustomerPage): Promise<Restaurant> {
  const { page, t } = customer;
  const restaurant = await createRestaurant((file) => {
    file.company.whatsapp = "+52 55 5555 0154";
    file.ecommerce_settings.checkout_type = "WHATSAPP";
  });
  await fillCart(page, restaurant);
  await page.goto(restaurant.url("/products"));
  await goToCart(customer);
  await startCheckout(customer, "TAKEAWAY");
  await fillClientStep(customer, "Ana Sofía Ríos");
  await page.getByLabel(t("checkout.comment")).fill("Sin cilantro");
  return restaurant;
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
