import "../../i18n/fetch-later-messages.ts";
import { useEffect, useSyncExternalStore } from "react";
import { useCompanySite, useMenu } from "../../company/company-site.tsx";
import { CartSheet } from "./cart-sheet.tsx";
import { MiniCart } from "./mini-cart.tsx";
import { loadCompanions } from "./suggestions/companions.ts";
import type { CartActions } from "./view/cart-actions.ts";

/** Screens with the cart beside the menu: the breakpoint `lg` of the style sheet. */
const WIDE_SCREEN = "(min-width: 64rem)";

/** Shows the cart on the menu: beside it on wide screens, as a sheet over it on phones. */
export function CartOverMenu(actions: CartActions) {
  const isWide = useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(WIDE_SCREEN).matches,
    () => false,
  );
  const { id } = useCompanySite().company;
  const { popular } = useMenu();
  const hasCompanions = popular !== null;
  useEffect(() => {
    if (hasCompanions) void loadCompanions(id);
  }, [id, hasCompanions]);
  return (
    <>
      {isWide && <MiniCart {...actions} />}
      <CartSheet {...actions} />
    </>
  );
}

function subscribeToWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE_SCREEN);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
