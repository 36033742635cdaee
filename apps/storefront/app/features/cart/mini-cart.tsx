import { useMenu } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { FROM_MENU } from "../../links/from-menu.ts";
import { QueryLink } from "../../links/keep-query.tsx";
import { CartFooter } from "./footer/cart-footer.tsx";
import { CartSummary } from "./footer/cart-summary.tsx";
import { FreeDeliveryLine } from "./free-delivery-line.tsx";
import { CartRows } from "./lines/cart-rows.tsx";
import { RemovedLine, RemovedLineStatus } from "./lines/removed-line.tsx";
import { LiveSuggestions } from "./suggestions/suggestions.tsx";
import { useRestoreFocus } from "./use-restore-focus.ts";
import type { CartActions } from "./view/cart-actions.ts";
import { isBelowMinimum } from "./view/order-choices.ts";
import { useCartContents } from "./view/use-cart-contents.ts";

/** With more lines the list needs the height, and nothing is suggested. */
const MAX_LINES = 3;

/** Shows the cart beside the menu: every line can be changed, and the order starts here. */
export function MiniCart({ onOrder, onEdit, opening, failed }: CartActions) {
  const t = useText();
  const contents = useCartContents(onOrder);
  const { lines, view } = contents;
  const { popular } = useMenu();
  const keptFocus = useRestoreFocus(lines);
  return (
    <aside
      {...keptFocus}
      aria-label={t("menu.order")}
      className="order-aside sticky mt-4 flex flex-col rounded-m border border-line bg-surface px-4 pt-4 pb-4"
    >
      <RemovedLineStatus />
      <div className="flex items-baseline justify-between gap-3 pb-2">
        <h2 className="min-w-0 text-md">{t("menu.order")}</h2>
        {lines.length > 0 && (
          <QueryLink
            to="/cart"
            state={FROM_MENU}
            className="target flex-none text-xs font-bold text-accent-text"
          >
            {t("menu.seeOrder")}
          </QueryLink>
        )}
      </div>
      {lines.length === 0 ? (
        <>
          <p data-empty className="text-muted">
            {t("menu.orderEmpty")}
          </p>
          <RemovedLine />
        </>
      ) : (
        <>
          <div className="cart-lines -mx-4 min-h-0 flex-auto overflow-y-auto overscroll-contain px-4 pb-5">
            <CartRows rows={view.rows} unavailable={view.unavailable} onEdit={onEdit} narrow />
          </div>
          <div className="fades-above relative -mx-4 flex flex-none flex-col gap-2 border-t border-line px-4 pt-3">
            {!isBelowMinimum(contents.choices) && <FreeDeliveryLine subtotal={view.total} />}
            <CartSummary contents={contents} />
            <RemovedLine />
            <CartFooter contents={contents} opening={opening} failed={failed} />
          </div>
          {popular !== null && lines.length <= MAX_LINES && (
            <div className="-mx-4 flex-none has-[li]:-mb-3">
              <LiveSuggestions />
            </div>
          )}
        </>
      )}
    </aside>
  );
}
