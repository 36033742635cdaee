import { randomKey } from "@comanda/ui/web/random-key.ts";
import { useRef } from "react";
import { officeApi } from "../../api/office-api.ts";
import { useText } from "../../i18n/text.ts";
import type { Menu, MenuPlace } from "../data/menu-types.ts";
import { priceOf } from "../data/product-parts.ts";
import type { ScheduleRow } from "../schedule/schedule-rows.ts";
import { ScheduleSheet } from "../schedule/schedule-sheet.tsx";
import { editedRows, type PriceRow, toPriceRows, withoutPrices } from "./price-rows.ts";
import type { UnsavedPrices } from "./use-unsaved-prices.ts";

/** The most products of one call. */
const MAX_PRODUCTS = 1000;

type ScheduleEditsProps = {
  menu: Menu;
  place: MenuPlace;
  form: UnsavedPrices;
  /** Called with the start of what was scheduled. */
  onDone: (startsAt: string) => void;
  onClose: () => void;
};

/** Asks when the edited prices of the list start. Other edits, such as a hidden product, stay unsaved. */
export function ScheduleEdits({ menu, place, form, onDone, onClose }: ScheduleEditsProps) {
  const t = useText();
  const { companyId, timezone } = place;
  const { currency } = menu;
  // By the first line of each call. The ids stay until all is stored: a request sent twice makes one change.
  const ids = useRef(new Map<number, string>());
  const rows = editedRows(toPriceRows(menu, null, ""), form.edits).map(
    ({ key, entry, variant }: PriceRow): ScheduleRow => ({
      key,
      list: "products",
      part: { id: entry.id, name: entry.product.name },
      id: variant.id,
      name: variant.name ?? "",
      now: priceOf(variant, currency),
      typed: form.edits.get(entry.id)?.prices[variant.id] ?? "",
    }),
  );
  return (
    <ScheduleSheet
      title={t("menu.schedule.later")}
      fixed
      rows={rows}
      start={null}
      currency={currency}
      timezone={timezone}
      onSave={async (start, { products }) => {
        let startsAt = "";
        for (let at = 0; at < products.length; at += MAX_PRODUCTS) {
          const part = products.slice(at, at + MAX_PRODUCTS);
          const id = ids.current.get(at) ?? randomKey();
          ids.current.set(at, id);
          const body = { id, ...start, products: part, groups: [] };
          const made = await officeApi("schedulePrices", { params: { companyId }, body });
          startsAt = made.starts_at;
        }
        form.change(withoutPrices(form.edits));
        onDone(startsAt);
      }}
      onClose={onClose}
    />
  );
}
