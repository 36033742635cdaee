import { useHistoryBack } from "@comanda/ui/web/history-back.ts";
import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { isFromMenu } from "../../links/from-menu.ts";
import { useKeepQuery } from "../../links/keep-query.tsx";

/**
 * Leads from the cart to the menu. If the cart was opened from the menu, this goes one step back in the
 * history, which restores the scroll position, also after a reload. `onLinkClick` is for links,
 * `goToMenu` for buttons.
 */
export function useBackToMenu() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBack = useHistoryBack();
  const href = useKeepQuery()("/products");
  const cameFromMenu = isFromMenu(state);
  return {
    href,
    goToMenu: () => (cameFromMenu ? goBack(1) : void navigate(href)),
    onLinkClick(event: MouseEvent) {
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
      if (!cameFromMenu || opensElsewhere) return;
      event.preventDefault();
      goBack(1);
    },
  };
}
