import { useText } from "../i18n/text.tsx";
import { useShop } from "./shop.tsx";

/**
 * Who made the site, unless the company turned it off (spec §2, Footer variants). Plain words:
 * Comanda has no site of its own yet to lead to.
 */
export function Promotion() {
  const { layout_settings: layout } = useShop().settings;
  const t = useText();
  if (layout?.landing?.footer?.promotion_enabled === false) return null;
  return <span>{t("company.promotion")}</span>;
}
