import { WEEKDAYS } from "@comanda/domain/hours/time-zone";
import { useText } from "../../i18n/text.ts";
import { DELIVERY_LABELS } from "../delivery/draft/delivery-fields.ts";
import { WEEK } from "../hours/hours-faults.ts";
import { useWeekdayName } from "../hours/use-weekday-name.ts";
import { METHOD_TYPES } from "../payments/draft/method-list.ts";
import { PLACE_LABELS } from "../place/place-fields.ts";
import { TABLE_COUNT } from "./draft/order-types.ts";

/** The names of the fields of all steps, by their paths in the import file; the path where it has none. */
export function useSetupLabel(): (path: string) => string {
  const t = useText();
  const nameOf = useWeekdayName();
  return (path) => {
    if (path === TABLE_COUNT) return t("setup.ordering.tables");
    const day = WEEKDAYS.find((each) => path.startsWith(`${WEEK}.${each}`));
    if (day) return nameOf(day);
    const key = PLACE_LABELS[path] ?? DELIVERY_LABELS[path];
    if (key) return t(key);
    const type = METHOD_TYPES.find((each) => path.split(".")[1] === each);
    return type ? t(`orderType.${type}`) : path;
  };
}
