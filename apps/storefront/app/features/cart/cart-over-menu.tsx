import { useWideScreen } from "@comanda/ui/web/use-wide-screen.ts";
import "../../i18n/fetch-later-messages.ts";
import { useEffect } from "react";
import { useCompanySite, useMenu } from "../../company/company-site.tsx";
import { CartSheet } from "./cart-sheet.tsx";
import { MiniCart } from "./mini-cart.tsx";
import { loadCompanions } from "./suggestions/companions.ts";
import type { CartActions } from "./view/cart-actions.ts";

/** Shows the cart on the menu: beside it on wide screens, as a sheet over it on phones. */
export function CartOverMenu(actions: CartActions) {
  const isWide = useWideScreen();
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
