import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Link } from "react-router";
import { AddMoreText, addMoreClasses } from "./footer/add-more.tsx";
import { CartFooter } from "./footer/cart-footer.tsx";
import { CartSummary } from "./footer/cart-summary.tsx";
import { CartTerms } from "./footer/cart-terms.tsx";
import { RemovedLine } from "./lines/removed-line.tsx";
import { useBackToMenu } from "./use-back-to-menu.ts";
import type { CartActions } from "./view/cart-actions.ts";
import type { CartContents } from "./view/use-cart-contents.ts";
import { watchPullDown } from "./watch-pull-down.ts";
import { CartRestaurant } from "./wide-screen/cart-restaurant.tsx";

type CartPageFooterProps = Pick<CartActions, "opening" | "failed"> & {
  contents: CartContents;
  /** What stands above the total. */
  children: ReactNode;
};

/**
 * Shows the total and the order buttons: at the bottom of phones, beside the list on wide screens. A
 * link leads back to the menu, and on phones a swipe down (conformance 2.44).
 */
export function CartPageFooter({ children, ...props }: CartPageFooterProps) {
  const bar = useRef<HTMLElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const { href, goToMenu, onLinkClick } = useBackToMenu();
  const toMenu = useEffectEvent(goToMenu);

  useEffect(() => {
    if (handle.current && bar.current)
      return watchPullDown(handle.current, bar.current, () => toMenu());
  }, []);

  return (
    <aside
      ref={bar}
      data-dock
      className="[@media(min-height:30rem)]:sticky bottom-(--question,0px) mt-auto flex flex-col gap-2 border-t border-line bg-surface px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:sticky lg:top-20 lg:bottom-auto lg:mt-0 lg:w-[min(22.5rem,40%)] lg:rounded-m lg:gap-3 lg:border lg:pt-3"
    >
      <CartRestaurant />
      {children}
      <div ref={handle} className="touch-none pt-2.5 lg:touch-auto lg:pt-0">
        <CartSummary
          contents={props.contents}
          back={
            // On wide screens it stands below the dishes.
            <Link to={href} onClick={onLinkClick} className={`${addMoreClasses} lg:hidden`}>
              <AddMoreText />
            </Link>
          }
        />
      </div>
      <RemovedLine />
      <CartFooter {...props} />
      <div className="hidden lg:block">
        <CartTerms />
      </div>
    </aside>
  );
}
