import { shortageName } from "@comanda/domain/menu/shortage-name";
import type { Shortage } from "@comanda/domain/menu/shortages";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import "../../i18n/fetch-later-messages.ts";
import { useMenu } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";

/**
 * Says above the cart bar of phones which dishes of the cart have sold out; wide screens mark them in the cart
 * beside the menu. It stays until the cart is corrected, because the order cannot be placed before.
 */
export function ShortageNote({ shortages }: { shortages: readonly Shortage[] }) {
  const { categories } = useMenu();
  const t = useText();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 bottom-[calc(5rem+var(--question,0px)+var(--chip,0px))] z-30 mx-auto max-w-[600px] lg:hidden"
    >
      {shortages.length > 0 && (
        <Notice className="rise shadow-2">
          {shortages.map((each) => (
            <p key={`${each.line} ${each.modifier_id}`}>
              {t("failure.left", { name: shortageName(each, categories), left: each.left })}
            </p>
          ))}
        </Notice>
      )}
    </div>
  );
}
