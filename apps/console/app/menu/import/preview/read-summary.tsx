import { useText } from "../../../i18n/text.ts";
import type { Product } from "../../data/menu-types.ts";
import { readCounts } from "./read-counts.ts";

/** How many of the new dishes have which field: a field that none has may stand in a column that is not read. */
export function ReadSummary({ products }: { products: readonly Product[] }) {
  const t = useText();
  const counts = readCounts(products);
  return (
    <ul aria-label={t("menu.import.read")} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {counts.map(([fact, count]) => (
        <li key={fact} className={count === 0 ? "text-muted" : "font-bold"}>
          {t(`menu.import.read.${fact}`, { count })}
        </li>
      ))}
    </ul>
  );
}
