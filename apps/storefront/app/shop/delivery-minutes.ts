import { averageMinutes } from "@comanda/domain/delivery";
import { useText } from "../i18n/text.tsx";
import { useShop } from "./shop.tsx";

/** `25–35 min`: how long a delivery takes on average; null where the restaurant does not say. */
export function useDeliveryMinutes(): string | null {
  const t = useText();
  const minutes = averageMinutes(useShop().settings.delivery);
  return minutes && t("checkout.minutes", { minutes: minutes.replace("-", "–") });
}
