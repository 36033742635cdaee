import { PageHeader } from "@comanda/ui/controls/page-header.tsx";
import { useWideScreen } from "@comanda/ui/web/use-wide-screen.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Plus from "lucide-react/icons/plus";
import { Link } from "react-router";
import { usePageView } from "../../analytics/use-page-view.ts";
import { useText } from "../../i18n/text.ts";
import { useReadOnly } from "../../ordering/use-read-only.ts";
import { LanguageLink } from "../../page/language/language-link.tsx";
import { CartList } from "./cart-list.tsx";
import { CartPageFooter } from "./cart-page-footer.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { RemovedLineStatus } from "./lines/removed-line.tsx";
import { useBackToMenu } from "./use-back-to-menu.ts";
import { useReportCartView } from "./use-report-cart-view.ts";
import { useRestoreFocus } from "./use-restore-focus.ts";
import type { CartActions } from "./view/cart-actions.ts";
import { useCartContents } from "./view/use-cart-contents.ts";
import { CartIdeas } from "./wide-screen/cart-ideas.tsx";

/**
 * Shows the cart page (conformance 2.66 to 2.72). The cart is stored in the browser: until it has been
 * read, a skeleton takes its place.
 */
export function CartPage({ onOrder, onEdit, opening, failed, offers }: CartActions) {
  const t = useText();
  const contents = useCartContents(onOrder);
  const { lines, ready, view } = contents;
  const keptFocus = useRestoreFocus(lines);
  const readOnly = useReadOnly();
  const isWide = useWideScreen();
  const pieces =
    ready && !readOnly && view.quantity > 0 ? t("cart.count", { count: view.quantity }) : "";

  usePageView("cart");
  useReportCartView(ready && !readOnly, view.rows);

  return (
    <div {...keptFocus} className="flex min-h-page flex-col">
      <RemovedLineStatus />
      <PageHeader
        start={<BackToMenu />}
        title={t("cart.title")}
        end={<span className="text-xs text-muted">{pieces}</span>}
      />
      {!ready && !readOnly && <CartSkeleton />}
      {(readOnly || (ready && lines.length === 0)) && (
        <>
          <main className="flex flex-1 flex-col">
            <EmptyCart />
          </main>
          <footer className="flex justify-center px-4 pb-4 text-xs text-muted">
            <LanguageLink />
          </footer>
        </>
      )}
      {!readOnly && ready && lines.length > 0 && (
        <div className="mx-auto flex w-full max-w-[calc(1152px+2rem)] flex-1 flex-col lg:flex-row lg:items-start lg:gap-6 lg:px-4 lg:pt-6 lg:pb-[168px]">
          <main className="min-w-0 flex-1 max-lg:pb-(--chip-in-list,0px)">
            <CartList
              contents={contents}
              onEdit={onEdit}
              offers={isWide ? null : offers}
              heading="h2"
              below={<AddMoreRow />}
            />
            {isWide && <CartIdeas />}
            <footer className="flex justify-center px-4 pb-4 text-xs text-muted lg:px-0">
              <LanguageLink />
            </footer>
          </main>
          <CartPageFooter contents={contents} opening={opening} failed={failed}>
            {isWide && offers}
          </CartPageFooter>
        </div>
      )}
    </div>
  );
}

/** Leads to the menu from the end of the dishes, on wide screens only. */
function AddMoreRow() {
  const t = useText();
  const { href, onLinkClick } = useBackToMenu();
  return (
    <Link
      to={href}
      onClick={onLinkClick}
      className="hidden min-h-13 items-center gap-3 border-t border-line px-4 font-bold text-accent-text lg:flex"
    >
      <Plus className="size-5 flex-none" aria-hidden="true" />
      {t("cart.addMore")}
    </Link>
  );
}

function BackToMenu() {
  const t = useText();
  const { href, onLinkClick } = useBackToMenu();
  return (
    <Link
      to={href}
      onClick={onLinkClick}
      aria-label={t("cart.backToMenu")}
      className="grid size-11 flex-none place-items-center rounded-full border border-line bg-surface"
    >
      <ArrowLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />
    </Link>
  );
}
