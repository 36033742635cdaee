import { useText } from "../../i18n/text.tsx";
import { useShop } from "../../shop/shop.tsx";
import { coveredDistricts, deliversOutside } from "./coverage.ts";
import { Part } from "./part.tsx";

/** To which neighbourhoods the company delivers, and whether further (spec §2). */
export function Coverage() {
  const shop = useShop();
  const t = useText();
  const districts = coveredDistricts(shop);
  const outside = deliversOutside(shop);
  if (!districts && !outside) return null;
  return (
    <Part title={t("info.coverage")}>
      {districts && (
        <ul className="px-3 py-1 md:columns-2">
          {districts.map((name) => (
            <li key={name} className="py-1">
              {name}
            </li>
          ))}
        </ul>
      )}
      {outside && <p className="px-3 py-1 text-muted">{t("info.outside")}</p>}
    </Part>
  );
}
