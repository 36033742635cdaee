import { orderTypes } from "@comanda/domain/order-types";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import { useText } from "../i18n/text.tsx";
import { classNames } from "../ui/class-names.ts";
import { useNow } from "./now.tsx";
import { useServiceTypeName } from "./service-type-name.ts";
import { useShop } from "./shop.tsx";

/** The ways to order, each with a check, or a clock while it is paused (spec §2). */
export function ServiceTypes({ className }: { className?: string }) {
  const { settings } = useShop();
  const now = useNow();
  const typeName = useServiceTypeName();
  const t = useText();
  // Who has a table's code knows of it; nobody else can use it.
  const types = orderTypes(settings, { open: true }, now).filter(({ type }) => type !== "TABLE");
  if (types.length === 0) return null;
  return (
    <ul
      aria-label={t("landing.serviceTypes")}
      className={classNames("flex flex-wrap gap-x-4 gap-y-1", className)}
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
