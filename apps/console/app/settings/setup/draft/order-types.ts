import type { ServiceTypeKey } from "@comanda/domain/company/service-type";
import type { Translate } from "../../../i18n/text.ts";
import { PATHS, TYPE_NAMES } from "../../delivery/draft/delivery-fields.ts";
import { numberIn } from "../../form/number-text.ts";
import { METHOD_TYPES } from "../../payments/draft/method-list.ts";
import { MAX_SERIES, seriesOf, TABLES } from "../../tables/draft/table-list.ts";
import type { SetupForms } from "./use-setup-forms.ts";

/** The name of the field with the number of tables. */
export const TABLE_COUNT = "tables.count";

type Forms = Pick<SetupForms, "ordering" | "delivery">;

/**
 * Switches an order type on or off. One that is switched on for the first time begins as most restaurants
 * want it: the name is asked for what is taken away or delivered, guests on site scan the code to order, and
 * a delivery has one price.
 */
export function withOrderType(
  { ordering, delivery }: Forms,
  type: ServiceTypeKey,
  active: boolean,
): void {
  const at = (field: string) => `ecommerce_settings.${type}.${field}`;
  const isFirst = active && ordering.get(at("collect_client_info")) === undefined;
  const asks = type === "takeaway" || type === "delivery";
  ordering.setAll({
    [at("active")]: active,
    ...(isFirst && { [at("collect_client_info")]: asks }),
    ...(active && type === "onsite" && { [at("onsite_qr_ordering")]: true }),
  });
  if (active && type === "delivery" && !delivery.get(PATHS.type))
    delivery.set(PATHS.type, TYPE_NAMES.fixed);
}

/** The order types that are on, in the order of the page. */
export function activeTypes({ ordering }: Pick<SetupForms, "ordering">): ServiceTypeKey[] {
  return METHOD_TYPES.filter((type) => ordering.get(`ecommerce_settings.${type}.active`) === true);
}

/** Makes this many tables, each with a code; what is no number stays in the field, with its fault. */
export function setTableCount(
  t: Translate,
  tables: SetupForms["tables"],
  { text, name }: { text: string; name: string },
): void {
  const { number, isRight } = numberIn(text, { min: 1, max: MAX_SERIES, whole: true });
  const series = { name, from: 1, to: number ?? 0, zone: "" };
  const made = isRight && number ? seriesOf({ ...series, type: "TABLE" }, []) : [];
  const fault = isRight ? null : t("settings.fault.wholeNumber", { min: 1, max: MAX_SERIES });
  tables.typeFields(TABLE_COUNT, text, { fields: { [TABLES]: made }, fault });
}
