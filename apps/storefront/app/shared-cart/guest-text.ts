import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import type { Translate } from "../i18n/text.ts";

/** What a guest is called on the screen: their name, or `Guest 2`. */
export function guestText(
  t: Translate,
  { name, number }: Pick<SharedCart["guests"][number], "name" | "number">,
): string {
  return name ?? t("together.guest", { number });
}
