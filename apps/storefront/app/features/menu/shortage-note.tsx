import { shortageName } from "@comanda/domain/menu/shortage-name";
import type { Shortage } from "@comanda/domain/menu/shortages";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import "../../i18n/fetch-later-messages.ts";
import { useMenu } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";

/**
 * Says which dishes of the cart have sold out. It stays until the cart is corrected, because the order cannot be
 * placed before.
 */
export function ShortageNote({ shortages }: { shortages: readonly Shortage[] }) {
  const { categories } = useMenu();
  const t = useText();
  return (
    <Notice className="rise shadow-2">
      {shortages.map((each) => (
        <p key={`${each.line} ${each.modifier_id}`}>
          {t("failure.left", { name: shortageName(each, categories), left: each.left })}
        </p>
      ))}
    </Notice>
  );
}
