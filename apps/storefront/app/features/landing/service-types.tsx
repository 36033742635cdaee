import { orderTypes } from "@comanda/domain/order-types";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import { useText } from "../../i18n/text.tsx";
import { useNow } from "../../shop/now.tsx";
import { useOpenState } from "../../shop/opening.ts";
import { useServiceTypeName } from "../../shop/service-type-name.ts";
import { useShop } from "../../shop/shop.tsx";

/** The ways to order, each with a check, or a clock while it is paused (spec §2). */
export function ServiceTypes() {
  const { settings } = useShop();
  const now = useNow();
  const open = useOpenState();
  const typeName = useServiceTypeName();
  const t = useText();
  const types = orderTypes(settings, open, now).filter(({ type }) => type !== "TABLE");
  if (types.length === 0) return null;
  return (
    <ul
      aria-label={t("landing.serviceTypes")}
      className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-xs"
    >
      {types.map(({ type, available }) => (
        <li key={type} className="flex items-center gap-1">
          {available ? (
            <Check aria-hidden="true" className="size-3.5" />
          ) : (
            <Clock aria-hidden="true" className="size-3.5" />
          )}
          {typeName(type)}
          {!available && <span className="heard">{t("landing.paused")}</span>}
        </li>
      ))}
    </ul>
  );
}
