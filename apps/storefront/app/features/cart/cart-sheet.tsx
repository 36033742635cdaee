import { IconButton } from "@comanda/ui/controls/button.tsx";
import { Sheet } from "@comanda/ui/sheets/sheet.tsx";
import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent, useRef } from "react";
import { usePageView } from "../../analytics/use-page-view.ts";
import { useText } from "../../i18n/text.ts";
import { CartList } from "./cart-list.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { AddMoreText, addMoreClasses } from "./footer/add-more.tsx";
import { CartFooter } from "./footer/cart-footer.tsx";
import { CartSummary } from "./footer/cart-summary.tsx";
import { RemovedLine, RemovedLineStatus } from "./lines/removed-line.tsx";
import { useCartSheet } from "./use-cart-sheet.ts";
import { useReportCartView } from "./use-report-cart-view.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";
import type { CartActions } from "./view/cart-actions.ts";
import { useCartContents } from "./view/use-cart-contents.ts";
import { watchPullDown } from "./watch-pull-down.ts";

/**
 * Shows the cart over the menu while the history entry says so: the browser's back button closes it, and
 * the menu behind it keeps its place.
 */
export function CartSheet(actions: CartActions) {
  const t = useText();
  const { open, isInHistory, close } = useCartSheet();
  return (
    <Sheet
      open={open}
      onClose={close}
      label={t("cart.title")}
      className="bg-ground! md:max-w-[480px]"
    >
      <CartSheetContent {...actions} isInHistory={isInHistory} onClose={close} />
    </Sheet>
  );
}

function CartSheetContent({
  onOrder,
  onEdit,
  opening,
  failed,
  offers,
  isInHistory,
  onClose,
}: CartActions & { isInHistory: boolean; onClose: () => void }) {
  const t = useText();
  const contents = useCartContents(onOrder);
  const { lines, ready, view } = contents;
  const { ref: content, onFocus } = useRestoreFocus(lines);
  const handle = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  // With the cart's address.
  usePageView(isInHistory ? "cart" : null);
  useReportCartView(ready && isInHistory, view.rows);

  useEffect(() => {
    const sheet = content.current?.closest("dialog");
    if (handle.current && sheet) return watchPullDown(handle.current, sheet, () => close());
  }, [content]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes what had the focus
    <div ref={content} onFocus={onFocus} className="flex min-h-0 flex-auto flex-col">
      <RemovedLineStatus />
      <div
        ref={handle}
        className="flex-none touch-none border-b border-line bg-surface md:touch-auto"
      >
        <span
          aria-hidden="true"
          className="mx-auto mt-1.5 -mb-1 block h-1 w-9 rounded-full bg-line md:hidden"
        />
        <div className="flex items-center justify-between gap-3 py-2 ps-4 pe-3">
          <h2 className="min-w-0 text-lg wrap-anywhere">{t("cart.title")}</h2>
          <IconButton label={t("sheet.close")} onClick={onClose}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain">
            <CartList contents={contents} onEdit={onEdit} offers={offers} heading="h3" />
          </div>
          <div className="flex flex-none flex-col gap-2 border-t border-line bg-surface px-4 pt-1.5 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            <CartSummary
              contents={contents}
              back={
                <button type="button" onClick={onClose} className={addMoreClasses}>
                  <AddMoreText />
                </button>
              }
            />
            <RemovedLine />
            <CartFooter contents={contents} opening={opening} failed={failed} />
          </div>
        </>
      )}
    </div>
  );
}
